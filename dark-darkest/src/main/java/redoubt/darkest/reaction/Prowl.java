package redoubt.darkest.reaction;

import redoubt.board.ZoneSet;
import redoubt.darkest.print.AreaColour;
import redoubt.darkest.rulings.Rulebook;
import redoubt.darkest.table.Beast;
import redoubt.darkest.table.Table;

/**
 * Whether a Creature that goes hunting attacks, foreseen: for sure, whatever a die and the players say, or only if they let it. A
 * Security Guard rolls how far it goes and shoots from where it ends (DD-BEAST-07, DD-GAP-62).
 */
record Prowl(boolean isSure, boolean isPossible) {
    private static final int FACES = 4;

    /** It stands with its prey and attacks; one that shoots needs survivors in sight. */
    static Prowl staying(Table table, Beast beast) {
        boolean attacks = !shoots(table, beast) || AttackFromAfar.hasTarget(table, beast.room());
        return new Prowl(attacks, attacks);
    }

    /** It goes this way. */
    static Prowl of(Table table, Beast beast, Approach way) {
        int slower = beast.destroyed(AreaColour.BLUE);
        if (beast.board().movement().isPresent()) {
            return of(table, beast, way, beast.board().movement().get() - slower);
        }
        Prowl all = new Prowl(true, false);
        for (int face = 1; face <= FACES; face++) {
            Prowl one = of(table, beast, way, face - slower);
            all = new Prowl(all.isSure && one.isSure, all.isPossible || one.isPossible);
        }
        return all;
    }

    private static Prowl of(Table table, Beast beast, Approach way, int movement) {
        ZoneSet ends = ends(table, way, beast.room(), Math.max(0, movement));
        boolean sure = true;
        boolean possible = false;
        for (int room = ends.first(); room != ZoneSet.NONE; room = ends.nextAfter(room)) {
            boolean attacks = shoots(table, beast)
                    ? AttackFromAfar.hasTarget(table, room)
                    : way.targets().contains(room);
            sure &= attacks;
            possible |= attacks;
        }
        return new Prowl(sure, possible);
    }

    /** The rooms in which its way may end; it stops where survivors are, and stays if it would end on a farther tile. */
    private static ZoneSet ends(Table table, Approach way, int from, int movement) {
        ZoneSet ends = ZoneSet.EMPTY;
        ZoneSet at = ZoneSet.EMPTY.with(from);
        for (int left = movement; left > 0; left--) {
            ZoneSet next = ZoneSet.EMPTY;
            for (int room = at.first(); room != ZoneSet.NONE; room = at.nextAfter(room)) {
                ZoneSet steps = way.next(table, room);
                ends = steps.isEmpty() ? ends.with(room) : ends;
                next = next.or(steps);
            }
            ends = ends.or(next.and(table.occupied()));
            at = next.minus(table.occupied());
        }
        ends = ends.or(at);
        ZoneSet settled = ZoneSet.EMPTY;
        for (int room = ends.first(); room != ZoneSet.NONE; room = ends.nextAfter(room)) {
            settled = settled.with(way.tiles(table, room) > way.tiles(table, from) ? from : room);
        }
        return settled;
    }

    private static boolean shoots(Table table, Beast beast) {
        return Rulebook.of(table).creature(beast.board()).attacksFromAfar();
    }
}
