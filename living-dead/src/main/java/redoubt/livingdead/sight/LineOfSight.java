package redoubt.livingdead.sight;

import redoubt.board.SightRule;
import redoubt.board.Terrain;
import redoubt.board.ZoneSet;
import redoubt.livingdead.ground.Ground;

/**
 * How everybody sees: straight on over open ground, one zone into or inside a building, never into or through cornfields and woods,
 * and out of woods but not out of cornfields (NL-LOS-03 to NL-LOS-12).
 */
public final class LineOfSight implements SightRule {
    private static final int CLEAR = 0;

    private final Ground ground;
    private final int slot;
    private final boolean isPrecise;

    private LineOfSight(Ground ground, int slot, boolean isPrecise) {
        this.ground = ground;
        this.slot = slot;
        this.isPrecise = isPrecise;
    }

    /** The sight of everybody. */
    public static LineOfSight common(Ground ground) {
        return new LineOfSight(ground, 0, false);
    }

    /** The sight of those who see one zone through closed barricades and cornfields (NL-GAP-46). */
    public static LineOfSight precise(Ground ground) {
        return new LineOfSight(ground, 1, true);
    }

    @Override
    public int slot() {
        return slot;
    }

    @Override
    public int begin(Terrain terrain, int viewer) {
        return terrain.zoneKind(viewer) == ground.cornfield() ? BLIND : CLEAR;
    }

    @Override
    public int follow(Terrain terrain, int memory, int viewer, int edge, int zone) {
        if (!ground.isPassable(terrain, edge) || ground.isOvergrown(terrain, zone)) {
            return STOP;
        }
        if (!ground.isIndoors(terrain, zone)) {
            return SightRule.seeAndPass(CLEAR);
        }
        // A line never runs out of one building into another (NL-GAP-06).
        boolean isNext = terrain.board().edges().across(edge, zone) == viewer;
        return isNext || !ground.isIndoors(terrain, viewer) ? SEE_AND_STOP : STOP;
    }

    /** Rooms that share an opening see each other wherever it is (NL-LOS-04, NL-OPEN-06). */
    @Override
    public ZoneSet beside(Terrain terrain, int viewer) {
        ZoneSet seen = ZoneSet.EMPTY;
        var edges = terrain.board().edges();
        for (int place = 0; place < edges.degree(viewer); place++) {
            int edge = edges.edge(viewer, place);
            int zone = edges.across(edge, viewer);
            boolean isRoomToRoom = ground.isIndoors(terrain, viewer)
                    && ground.isIndoors(terrain, zone)
                    && ground.isPassable(terrain, edge);
            seen = isRoomToRoom || isPrecise && isSeenThrough(terrain, viewer, edge, zone) ? seen.with(zone) : seen;
        }
        return seen;
    }

    /** What a precise aim adds: behind a closed barricade, into a cornfield, and out of one except into woods. */
    private boolean isSeenThrough(Terrain terrain, int viewer, int edge, int zone) {
        if (terrain.edgeKind(edge) == ground.closedBarricade()) {
            return true;
        }
        boolean isBetweenFields = terrain.zoneKind(viewer) == ground.cornfield()
                        && !ground.isIndoors(terrain, zone)
                        && terrain.zoneKind(zone) != ground.woods()
                || terrain.zoneKind(zone) == ground.cornfield();
        return isBetweenFields && ground.isPassable(terrain, edge);
    }
}
