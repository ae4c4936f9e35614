package redoubt.darkest.reaction;

import redoubt.board.Paths;
import redoubt.board.ZoneSet;
import redoubt.darkest.rulings.Expansions;
import redoubt.darkest.table.Table;

/** The shortest ways of somebody to the nearest of some rooms, staying in others (DD-ZMOVE-05, DD-REACT-09, DD-GAP-53). */
public record Approach(Walker walker, ZoneSet targets, ZoneSet allowed) {
    /** The way of a hunter: to survivors, unless other prey is nearer than any of them. */
    static Approach ofHunter(Table table, Walker walker, int from, ZoneSet survivors, ZoneSet allowed) {
        Approach usual = new Approach(walker, survivors, allowed);
        ZoneSet others = Expansions.otherPrey(table).and(allowed);
        if (others.isEmpty()) {
            return usual;
        }
        Approach other = new Approach(walker, others, allowed);
        int far = usual.distance(table, from);
        int near = other.distance(table, from);
        return near >= 0 && (far < 0 || near < far) ? other : usual;
    }

    /** How many moves are left from a room, or -1 if no way leads there. */
    public int distance(Table table, int from) {
        Paths paths = table.terrain().paths(walker.gait(table));
        int nearest = Paths.UNREACHABLE;
        for (int to = targets.first(); to != ZoneSet.NONE; to = targets.nextAfter(to)) {
            int distance = from == to ? 0 : paths.distance(from, to, allowed);
            boolean better = distance != Paths.UNREACHABLE && (nearest == Paths.UNREACHABLE || distance < nearest);
            nearest = better ? distance : nearest;
        }
        return nearest;
    }

    /** The rooms where a shortest way begins; none if it is there already or cannot get there. */
    public ZoneSet next(Table table, int from) {
        ZoneSet steps = ZoneSet.EMPTY;
        int distance = distance(table, from);
        if (distance <= 0) {
            return steps;
        }
        ZoneSet beside =
                table.terrain().paths(walker.gait(table)).neighbours(from).and(allowed);
        for (int room = beside.first(); room != ZoneSet.NONE; room = beside.nextAfter(room)) {
            steps = distance(table, room) == distance - 1 ? steps.with(room) : steps;
        }
        return steps;
    }

    public boolean leadsAnywhere(Table table, int from) {
        return distance(table, from) > 0;
    }

    /** How many tiles a room is from the nearest target (DD-GAP-53). */
    int tiles(Table table, int room) {
        int nearest = Integer.MAX_VALUE;
        for (int target = targets.first(); target != ZoneSet.NONE; target = targets.nextAfter(target)) {
            nearest = Math.min(
                    nearest,
                    table.house()
                            .distance(table.house().tile(room), table.house().tile(target)));
        }
        return nearest;
    }
}
