package redoubt.darkest.view;

import java.util.List;
import java.util.Optional;
import redoubt.board.Zone;
import redoubt.darkest.print.Chip;
import redoubt.darkest.print.CodeSymbol;
import redoubt.darkest.print.SkillName;
import redoubt.darkest.table.EventSpace;
import redoubt.darkest.table.Grab;
import redoubt.kernel.View;

/** What everybody at the table sees: everything but the piles, face-down tokens and face-down chips. */
public record DarkestView(
        int round,
        EventSpace events,
        int darkness,
        boolean isShowdown,
        List<CodeSymbol> code,
        List<Chip> inserted,
        List<SurvivorView> survivors,
        List<RoomView> rooms,
        List<DoorView> doors,
        Optional<BeastView> creature,
        Optional<BeastView> nemesis,
        Optional<Zone> fire,
        int cardsLeft,
        int tokensLeft,
        HouseView house,
        ExpansionsView expansions)
        implements View {
    /** A survivor and its board. */
    public record SurvivorView(
            String name,
            int seat,
            boolean isPlaying,
            Zone room,
            int wounds,
            int deadlyWounds,
            int points,
            int experience,
            List<SkillName> skills,
            int cube,
            int virusLeft,
            int virusRight,
            Grab grab,
            List<ItemView> right,
            List<ItemView> left,
            List<Chip> chips) {}

    /** A card in somebody's inventory. */
    public record ItemView(String name, CodeSymbol symbol, int ammunition) {}

    /** A room and what is in it. */
    public record RoomView(
            Zone room,
            int zombies,
            int stunned,
            int tokens,
            int burns,
            boolean isDestroyed,
            boolean isSearched,
            boolean hasCamera) {}

    /** A locked door: the number on the back of its chip, and its symbols once it lies face up. */
    public record DoorView(String door, int symbols, Optional<Chip> chip) {}

    /** The Creature or the Nemesis: how many hits each damage area can still take. */
    public record BeastView(String name, Zone room, List<Integer> left) {}
}
