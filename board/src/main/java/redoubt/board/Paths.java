package redoubt.board;

import java.util.Arrays;

/** Where a figure can go with one gait, on one terrain; every step from zone to zone counts as one. */
public final class Paths {
    /** The distance to a zone that cannot be reached. */
    public static final int UNREACHABLE = -1;

    /** Steps to or from one zone; final fields make it safe to share without a lock. */
    private static final class Steps {
        private final byte[] count;
        private final ZoneSet reached;

        Steps(byte[] count, ZoneSet reached) {
            this.count = count;
            this.reached = reached;
        }
    }

    private final Terrain terrain;
    private final Gait gait;
    // Filled on first use, as the paths of a terrain are.
    private final ZoneSet[] next;
    private final ZoneSet[] previous;
    private final Steps[] away;
    private final Steps[] towards;

    Paths(Terrain terrain, Gait gait) {
        this(
                terrain,
                gait,
                new ZoneSet[terrain.board().zoneCount()],
                new ZoneSet[terrain.board().zoneCount()]);
    }

    private Paths(Terrain terrain, Gait gait, ZoneSet[] next, ZoneSet[] previous) {
        this.terrain = terrain;
        this.gait = gait;
        this.next = next;
        this.previous = previous;
        this.away = new Steps[next.length];
        this.towards = new Steps[next.length];
    }

    Gait gait() {
        return gait;
    }

    /** The paths of a terrain that differs from this one in the kind of one zone only: these, or what remains of them. */
    Paths afterZone(Terrain changed, int zone) {
        Edges edges = terrain.board().edges();
        Paths paths = this;
        for (int place = 0; place < edges.degree(zone); place++) {
            paths = remaining(paths, changed, edges.edge(zone, place));
        }
        return paths;
    }

    /** The paths of a terrain that differs from this one in the kind of one edge only: these, or what remains of them. */
    Paths afterEdge(Terrain changed, int edge) {
        return remaining(this, changed, edge);
    }

    /** These paths or their copy, without what no longer holds if an edge is passed differently. */
    private Paths remaining(Paths paths, Terrain changed, int edge) {
        int first = terrain.board().edges().first(edge);
        int second = terrain.board().edges().second(edge);
        if (passes(changed, edge, first, second) == passes(terrain, edge, first, second)
                && passes(changed, edge, second, first) == passes(terrain, edge, second, first)) {
            return paths;
        }
        Paths copy = paths == this ? new Paths(changed, gait, next.clone(), previous.clone()) : paths;
        copy.forget(first);
        copy.forget(second);
        return copy;
    }

    private void forget(int zone) {
        next[zone] = null;
        previous[zone] = null;
    }

    private boolean passes(Terrain on, int edge, int from, int to) {
        return gait.passage().passes(on, edge, from, to);
    }

    /** The zones one step away. */
    public ZoneSet neighbours(int zone) {
        ZoneSet known = next[zone];
        if (known == null) {
            known = beside(zone, true);
            next[zone] = known;
        }
        return known;
    }

    public ZoneSet neighbours(ZoneId zone) {
        return neighbours(zone.index());
    }

    /** The zones from which this one is one step away. */
    private ZoneSet origins(int zone) {
        ZoneSet known = previous[zone];
        if (known == null) {
            known = beside(zone, false);
            previous[zone] = known;
        }
        return known;
    }

    private ZoneSet beside(int zone, boolean isOnward) {
        Edges edges = terrain.board().edges();
        ZoneSet beside = ZoneSet.EMPTY;
        for (int place = 0; place < edges.degree(zone); place++) {
            int edge = edges.edge(zone, place);
            int other = edges.across(edge, zone);
            boolean passes = isOnward ? passes(terrain, edge, zone, other) : passes(terrain, edge, other, zone);
            beside = passes ? beside.with(other) : beside;
        }
        return beside;
    }

    /** The length of a shortest path, 0 for the zone itself, or {@link #UNREACHABLE}. */
    public int distance(int from, int to) {
        return towards(to).count[from];
    }

    public int distance(ZoneId from, ZoneId to) {
        return distance(from.index(), to.index());
    }

    /** The number of steps to the nearest of some zones, or {@link #UNREACHABLE}. */
    public int distance(int from, ZoneSet targets) {
        int shortest = UNREACHABLE;
        for (int to = targets.first(); to != ZoneSet.NONE; to = targets.nextAfter(to)) {
            int distance = distance(from, to);
            boolean better = distance != UNREACHABLE && (shortest == UNREACHABLE || distance < shortest);
            shortest = better ? distance : shortest;
        }
        return shortest;
    }

    /** The zones that can be reached, including the start. */
    public ZoneSet reachable(int from) {
        return away(from).reached;
    }

    public ZoneSet reachable(ZoneId from) {
        return reachable(from.index());
    }

    /** Those of some zones that can be reached. */
    public ZoneSet reachableOf(int from, ZoneSet targets) {
        ZoneSet reached = targets;
        for (int to = targets.first(); to != ZoneSet.NONE; to = targets.nextAfter(to)) {
            reached = distance(from, to) == UNREACHABLE ? reached.without(to) : reached;
        }
        return reached;
    }

    /** The zones that can be reached without leaving {@code allowed}; the start need not lie in it. */
    public ZoneSet reachable(int from, ZoneSet allowed) {
        return walk(true, from, allowed).reached;
    }

    /** The length of a shortest path whose zones after the start all lie in {@code allowed}, or {@link #UNREACHABLE}. */
    public int distance(int from, int to, ZoneSet allowed) {
        return walk(true, from, allowed).count[to];
    }

    /** The zones at most this many steps away, including the start. */
    public ZoneSet within(int from, int steps) {
        Steps known = away(from);
        ZoneSet set = ZoneSet.EMPTY;
        for (int zone = known.reached.first(); zone != ZoneSet.NONE; zone = known.reached.nextAfter(zone)) {
            set = known.count[zone] <= steps ? set.with(zone) : set;
        }
        return set;
    }

    /** All neighbours where a shortest path begins; none if the start is the target or the target cannot be reached. */
    public ZoneSet firstSteps(int from, int to) {
        byte[] count = towards(to).count;
        ZoneSet steps = ZoneSet.EMPTY;
        if (count[from] <= 0) {
            return steps;
        }
        ZoneSet beside = neighbours(from);
        for (int zone = beside.first(); zone != ZoneSet.NONE; zone = beside.nextAfter(zone)) {
            steps = count[zone] == count[from] - 1 ? steps.with(zone) : steps;
        }
        return steps;
    }

    public ZoneSet firstSteps(ZoneId from, ZoneId to) {
        return firstSteps(from.index(), to.index());
    }

    /** All neighbours where a shortest path to the nearest of some zones begins. */
    public ZoneSet firstSteps(int from, ZoneSet targets) {
        ZoneSet steps = ZoneSet.EMPTY;
        ZoneSet nearest = nearest(from, targets);
        for (int to = nearest.first(); to != ZoneSet.NONE; to = nearest.nextAfter(to)) {
            steps = steps.or(firstSteps(from, to));
        }
        return steps;
    }

    /** The nearest of some zones; none if none can be reached. */
    public ZoneSet nearest(int from, ZoneSet targets) {
        int shortest = distance(from, targets);
        ZoneSet nearest = ZoneSet.EMPTY;
        if (shortest == UNREACHABLE) {
            return nearest;
        }
        for (int to = targets.first(); to != ZoneSet.NONE; to = targets.nextAfter(to)) {
            nearest = distance(from, to) == shortest ? nearest.with(to) : nearest;
        }
        return nearest;
    }

    private Steps towards(int to) {
        Steps steps = towards[to];
        if (steps == null) {
            steps = walk(false, to, EVERYWHERE);
            towards[to] = steps;
        }
        return steps;
    }

    private Steps away(int from) {
        Steps steps = away[from];
        if (steps == null) {
            steps = walk(true, from, EVERYWHERE);
            away[from] = steps;
        }
        return steps;
    }

    private static final ZoneSet EVERYWHERE = new ZoneSet(-1L, -1L);

    private Steps walk(boolean isOnward, int start, ZoneSet allowed) {
        byte[] count = new byte[next.length];
        Arrays.fill(count, (byte) UNREACHABLE);
        ZoneSet reached = ZoneSet.of(start);
        ZoneSet front = reached;
        for (int steps = 0; !front.isEmpty(); steps++) {
            ZoneSet onward = ZoneSet.EMPTY;
            for (int zone = front.first(); zone != ZoneSet.NONE; zone = front.nextAfter(zone)) {
                count[zone] = (byte) steps;
                onward = onward.or(isOnward ? neighbours(zone) : origins(zone));
            }
            front = onward.and(allowed).minus(reached);
            reached = reached.or(front);
        }
        return new Steps(count, reached);
    }
}
