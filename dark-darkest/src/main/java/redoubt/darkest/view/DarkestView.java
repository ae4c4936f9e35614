package redoubt.darkest.view;

import java.util.List;
import java.util.Optional;
import redoubt.board.Side;
import redoubt.board.Zone;
import redoubt.darkest.print.AreaColour;
import redoubt.darkest.print.Chip;
import redoubt.darkest.print.CodeSymbol;
import redoubt.darkest.print.SkillName;
import redoubt.darkest.table.EventSpace;
import redoubt.darkest.table.Grab;
import redoubt.darkest.table.Phase;
import redoubt.kernel.View;

/** What everybody at the table sees: everything but the piles, face-down tokens and face-down chips. */
public record DarkestView(
        int round,
        Phase phase,
        EventSpace events,
        DarknessView darkness,
        boolean isShowdown,
        boolean isAdvanced,
        List<CodeSymbol> code,
        List<CodeSymbol> removed,
        List<Chip> inserted,
        List<SurvivorView> survivors,
        List<GroupView> groups,
        BoardView board,
        List<RoomView> rooms,
        List<DoorView> doors,
        List<WatchView> cameras,
        Optional<BeastView> creature,
        Optional<BeastView> nemesis,
        Optional<FireView> fire,
        int cardsLeft,
        int tokensLeft,
        HouseView house,
        ExpansionsView expansions)
        implements View {
    /** The Darkness track: where its marker stands, its last space, and the space on which a fire breaks out. */
    public record DarknessView(int space, int last, int fireIcon) {}

    /** The Fire token: the tile it lies on, by its room or hall, and the way in which it spread last, if it did. */
    public record FireView(Zone room, Optional<Side> direction) {}

    /** Survivors who act together, in the order in which groups act. */
    public record GroupView(List<String> members) {}

    /** A survivor and its board; whoever does not play is safe or lost. */
    public record SurvivorView(
            String name,
            int seat,
            String colour,
            boolean isPlaying,
            boolean isSafe,
            boolean isBearer,
            Zone room,
            int wounds,
            int deadlyWounds,
            List<Integer> zones,
            int level,
            int points,
            int leftBox,
            int middleBox,
            int experience,
            int escape,
            int hands,
            int limit,
            SkillName innate,
            List<SkillView> skills,
            int cube,
            int virusLeft,
            int virusRight,
            Grab grab,
            List<ItemView> right,
            List<ItemView> left,
            List<Chip> chips) {}

    /** A skill that can be bought, and whether it is owned or lost to the virus. */
    public record SkillView(SkillName name, int price, boolean isOwned, boolean isTaken) {}

    /** A card in somebody's inventory. */
    public record ItemView(String name, CodeSymbol symbol, int ammunition) {}

    /** A room, what is in it, whether a survivor sees it, and the functions of its corner that are used up in this Round. */
    public record RoomView(
            Zone room,
            int zombies,
            int stunned,
            int tokens,
            int burns,
            boolean isDestroyed,
            boolean isSearched,
            boolean isLit,
            boolean isMined,
            List<String> used) {}

    /** A locked door: the number on the back of its chip, and its symbols once it lies face up. */
    public record DoorView(String door, int symbols, Optional<Chip> chip) {}

    /** A camera: the way it looks, and the rooms that it sees. */
    public record WatchView(Zone room, Side direction, List<Zone> sees) {}

    /** The Creature or the Nemesis; it has no steps of its own if it rolls for them. */
    public record BeastView(String name, Zone room, Optional<Integer> movement, int attack, List<AreaView> areas) {}

    /** A damage area: how many hits it takes, if that is printed, and how many are left. */
    public record AreaView(AreaColour colour, int hits, int left) {}
}
