package redoubt.horde.view;

import java.util.List;

/** A survivor with their dashboard. */
public record SurvivorView(
        String name,
        int seat,
        String presence,
        String zone,
        int wounds,
        int health,
        int adrenaline,
        String danger,
        List<SkillView> skills,
        List<SlotView> inventory,
        List<String> carried,
        boolean hasActed,
        boolean isActing,
        int actions,
        List<String> freeActions,
        List<String> used) {

    /** A skill on the card: its level, and whether the survivor has it. */
    public record SkillView(String name, String level, boolean isActive) {}

    /** A slot and the card in it; the card is empty if there is none. */
    public record SlotView(String slot, String card, boolean isLoaded) {}
}
