package redoubt.livingdead.barricades;

import java.util.List;
import redoubt.horde.openings.Leaf;
import redoubt.horde.openings.Openings;
import redoubt.horde.table.ActionKind;
import redoubt.livingdead.ground.Ground;

/** What opens and closes on the borders of this game: doors, the stairs, which count as a door, and barricades. */
public final class Barricades {
    /** The action of opening or closing a door. */
    public static final ActionKind DOOR_ACTION = new ActionKind("Door", false);

    /** The action of building, opening or closing a barricade. */
    public static final ActionKind BARRICADE_ACTION = new ActionKind("Barricade", false);

    /** What a barricade is called, on a border and in a survivor's keeping. */
    public static final String BARRICADE = "barricade";

    private Barricades() {}

    public static Openings on(Ground ground) {
        return new Openings(List.of(
                new Leaf(
                        "door",
                        ground.door(),
                        ground.closedDoor(),
                        DOOR_ACTION,
                        false,
                        true,
                        BarricadeRules.DOOR,
                        BarricadeRules.DOOR),
                new Leaf(
                        "stairs",
                        ground.stairs(),
                        ground.closedStairs(),
                        DOOR_ACTION,
                        false,
                        true,
                        BarricadeRules.STAIRS,
                        BarricadeRules.STAIRS),
                barricade(ground)));
    }

    static Leaf barricade(Ground ground) {
        return new Leaf(
                BARRICADE,
                ground.barricade(),
                ground.closedBarricade(),
                BARRICADE_ACTION,
                true,
                true,
                BarricadeRules.OPEN,
                BarricadeRules.CLOSE);
    }
}
