package redoubt.darkest.reaction;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.ZoneSet;
import redoubt.darkest.rulings.Expansions;
import redoubt.darkest.table.SpawnToken;
import redoubt.darkest.table.Table;

/** The hordes and Spawn tokens of the house as units that move (DD-ENTRY-10, DD-GAP-49). */
final class Units {
    /** How far zombies move (DD-ZMOVE-01). */
    static final int MOVEMENT = 2;

    /** A horde or a Spawn token and the room it is in. */
    record Unit(Walker walker, int room) {}

    private Units() {}

    /** The units in some rooms, hordes first; hordes that cannot stand are none. */
    static List<Unit> in(Table table, ZoneSet rooms) {
        List<Unit> units = new ArrayList<>();
        for (int room = rooms.first(); room != ZoneSet.NONE; room = rooms.nextAfter(room)) {
            if (table.menace().standing(room) > 0) {
                units.add(new Unit(Walker.HORDE, room));
            }
        }
        for (SpawnToken token : table.menace().tokens()) {
            if (rooms.contains(token.room())) {
                units.add(new Unit(Walker.token(token.number()), token.room()));
            }
        }
        return units;
    }

    /** How far a unit moves; some hordes are faster. */
    static int movement(Table table, Walker walker, int room) {
        return walker.kind() == Walker.Kind.HORDE ? Expansions.movement(table, room, MOVEMENT) : MOVEMENT;
    }

    /** Whether a unit stays where it is, because its prey is there or it has acted. */
    static boolean stays(Table table, Unit unit) {
        return Expansions.prey(table).contains(unit.room()) || hasActed(table, unit);
    }

    static boolean hasActed(Table table, Unit unit) {
        return unit.walker().kind() == Walker.Kind.TOKEN
                ? table.notes().actedTokens().contains(unit.walker().token())
                : table.notes().acted().contains(unit.room());
    }
}
