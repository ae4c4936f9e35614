package redoubt.horde.table;

import java.util.List;

/** A survivor's ID card: skills by danger level, what the body slot takes, and health. */
public record SurvivorCard(
        String name,
        List<Skill> blue,
        List<Skill> yellow,
        List<Skill> orange,
        List<Skill> red,
        List<String> bodySlot,
        int health) {
    public SurvivorCard {
        blue = RulingList.of(blue);
        yellow = RulingList.of(yellow);
        orange = RulingList.of(orange);
        red = RulingList.of(red);
    }

    public List<Skill> skills(Danger level) {
        return switch (level) {
            case BLUE -> blue;
            case YELLOW -> yellow;
            case ORANGE -> orange;
            case RED -> red;
        };
    }
}
