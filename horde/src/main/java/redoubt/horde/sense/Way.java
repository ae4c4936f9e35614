package redoubt.horde.sense;

import java.util.List;
import redoubt.board.Edges;
import redoubt.board.Paths;
import redoubt.board.Terrain;
import redoubt.board.ZoneSet;
import redoubt.horde.edition.Edition;
import redoubt.horde.openings.Leaf;
import redoubt.horde.openings.OpeningActions;
import redoubt.horde.openings.Openings;
import redoubt.horde.table.Table;

/** How many actions survivors need from zone to zone of one terrain: a shut door costs one more, and more still if it takes a tool. */
final class Way {
    /** The steps to a zone that nobody can reach, and the most that any way counts. */
    static final int FAR = 40;

    private static final int DOOR = 2;
    private static final int NEEDS_TOOL = 3;

    private final Terrain terrain;
    private final Paths paths;
    private final List<Openings> openings;
    // Filled on first use; two threads may work out the same answer, and either will do.
    private final Steps[] towards;

    /** Steps to one zone; a final field makes it safe to share without a lock. */
    private record Steps(byte[] count) {}

    private Way(Table table) {
        terrain = table.terrain();
        paths = table.survivorPaths();
        openings = Edition.of(table).workings().rulings(OpeningActions.class).stream()
                .map(OpeningActions::openings)
                .toList();
        towards = new Steps[terrain.board().zoneCount()];
    }

    static Way on(Table table) {
        return new Way(table);
    }

    boolean isOn(Terrain other) {
        return terrain == other;
    }

    int steps(int from, int to) {
        Steps known = towards[to];
        if (known == null) {
            known = new Steps(walk(to));
            towards[to] = known;
        }
        return known.count[from];
    }

    /** From the target outwards, by the number of actions. */
    private byte[] walk(int to) {
        byte[] count = new byte[towards.length];
        java.util.Arrays.fill(count, (byte) FAR);
        ZoneSet[] fronts = new ZoneSet[FAR + NEEDS_TOOL + 1];
        java.util.Arrays.fill(fronts, ZoneSet.EMPTY);
        fronts[0] = ZoneSet.of(to);
        count[to] = 0;
        for (int steps = 0; steps < FAR; steps++) {
            ZoneSet front = fronts[steps];
            for (int zone = front.first(); zone != ZoneSet.NONE; zone = front.nextAfter(zone)) {
                if (count[zone] == steps) {
                    spread(zone, steps, count, fronts);
                }
            }
        }
        return count;
    }

    private void spread(int zone, int steps, byte[] count, ZoneSet[] fronts) {
        Edges edges = terrain.board().edges();
        for (int place = 0; place < edges.degree(zone); place++) {
            int edge = edges.edge(zone, place);
            int other = edges.across(edge, zone);
            int cost = steps + (paths.neighbours(other).contains(zone) ? 1 : shut(edge));
            if (cost < count[other]) {
                count[other] = (byte) cost;
                fronts[cost] = fronts[cost].with(other);
            }
        }
    }

    private int shut(int edge) {
        int kind = terrain.edgeKind(edge);
        for (Openings each : openings) {
            for (Leaf leaf : each.leaves()) {
                if (leaf.shut() == kind) {
                    return leaf.needsTool() ? NEEDS_TOOL : DOOR;
                }
            }
        }
        return FAR;
    }
}
