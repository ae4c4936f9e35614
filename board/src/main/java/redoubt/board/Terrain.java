package redoubt.board;

import java.util.Arrays;

/** The board as it is now: the current kind of every zone and of every edge, and what follows from them. */
public final class Terrain {
    private final Board board;
    private final byte[] zones;
    private final byte[] edges;
    // Filled on first use. Two threads may work out the same answer; either result will do, since both are equal and
    // reach other threads only through final fields.
    private final Paths[] paths = new Paths[Gait.SLOTS];
    private final Sight[] sights = new Sight[SightRule.SLOTS];
    private int hash;

    private Terrain(Board board, byte[] zones, byte[] edges) {
        this.board = board;
        this.zones = zones;
        this.edges = edges;
    }

    /** The terrain of a board as printed. */
    public static Terrain of(Board board) {
        byte[] zones = new byte[board.zoneCount()];
        for (int zone = 0; zone < zones.length; zone++) {
            zones[zone] = (byte) board.kind(new ZoneId(zone)).index();
        }
        return new Terrain(board, zones, board.edges().printedKinds());
    }

    public Board board() {
        return board;
    }

    public ZoneKind kind(ZoneId zone) {
        return board.legend().zones().get(zones[zone.index()]);
    }

    public BorderKind kind(EdgeId edge) {
        return board.legend().borders().get(edges[edge.index()]);
    }

    /** The index of a zone's kind in the legend. */
    public int zoneKind(int zone) {
        return zones[zone];
    }

    /** The index of an edge's kind in the legend. */
    public int edgeKind(int edge) {
        return edges[edge];
    }

    /** The zones that are of this kind now. */
    public ZoneSet ofKind(ZoneKind kind) {
        ZoneSet set = ZoneSet.EMPTY;
        ZoneSet all = board.zones();
        for (int zone = all.first(); zone != ZoneSet.NONE; zone = all.nextAfter(zone)) {
            set = zones[zone] == kind.index() ? set.with(zone) : set;
        }
        return set;
    }

    public Terrain with(ZoneId zone, ZoneKind kind) {
        return withZone(zone.index(), kind.index());
    }

    public Terrain with(EdgeId edge, BorderKind kind) {
        return withEdge(edge.index(), kind.index());
    }

    public Terrain withZone(int zone, int kind) {
        if (zones[zone] == kind) {
            return this;
        }
        byte[] changed = zones.clone();
        changed[zone] = (byte) kind;
        Terrain terrain = new Terrain(board, changed, edges);
        for (int slot = 0; slot < paths.length; slot++) {
            terrain.paths[slot] = paths[slot] == null ? null : paths[slot].afterZone(terrain, zone);
        }
        keepSights(terrain, ZoneSet.of(zone));
        return terrain;
    }

    public Terrain withEdge(int edge, int kind) {
        if (edges[edge] == kind) {
            return this;
        }
        byte[] changed = edges.clone();
        changed[edge] = (byte) kind;
        Terrain terrain = new Terrain(board, zones, changed);
        for (int slot = 0; slot < paths.length; slot++) {
            terrain.paths[slot] = paths[slot] == null ? null : paths[slot].afterEdge(terrain, edge);
        }
        keepSights(
                terrain,
                ZoneSet.of(board.edges().first(edge)).with(board.edges().second(edge)));
        return terrain;
    }

    private void keepSights(Terrain changed, ZoneSet touched) {
        for (int slot = 0; slot < sights.length; slot++) {
            changed.sights[slot] = sights[slot] == null ? null : sights[slot].after(changed, touched);
        }
    }

    /** This terrain on a board that has grown or shrunk: what is on both boards keeps its kind, the rest is as printed. */
    public Terrain on(Board other) {
        Terrain printed = of(other);
        for (int zone = 0; zone < Math.min(zones.length, printed.zones.length); zone++) {
            if (board.zones().contains(zone) && other.zones().contains(zone)) {
                printed.zones[zone] = zones[zone];
            }
        }
        for (int edge = 0; edge < Math.min(edges.length, printed.edges.length); edge++) {
            if (board.edges().exists(edge) && other.edges().exists(edge)) {
                printed.edges[edge] = edges[edge];
            }
        }
        return printed;
    }

    public Paths paths(Gait gait) {
        Paths known = paths[gait.slot()];
        if (known == null || known.gait() != gait) {
            known = new Paths(this, gait);
            paths[gait.slot()] = known;
        }
        return known;
    }

    public Sight sight(SightRule rule) {
        Sight known = sights[rule.slot()];
        // A rule that depends on more than the terrain, such as lights, may be made anew and still be the same.
        if (known == null || known.rule() != rule && !known.rule().equals(rule)) {
            known = new Sight(this, rule);
            sights[rule.slot()] = known;
        }
        return known;
    }

    @Override
    public boolean equals(Object other) {
        return this == other
                || other instanceof Terrain that
                        && hashCode() == that.hashCode()
                        && Arrays.equals(zones, that.zones)
                        && Arrays.equals(edges, that.edges)
                        && board.equals(that.board);
    }

    @Override
    public int hashCode() {
        int known = hash;
        if (known == 0) {
            known = 31 * Arrays.hashCode(zones) + Arrays.hashCode(edges);
            hash = known;
        }
        return known;
    }

    @Override
    public String toString() {
        return "terrain of " + board;
    }
}
