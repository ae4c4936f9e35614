package redoubt.secondedition.sight;

import redoubt.board.SightRule;
import redoubt.board.Terrain;
import redoubt.board.ZoneSet;
import redoubt.secondedition.ground.Ground;

/**
 * How everybody sees by day: straight on over streets and corridors, and one zone into or inside a building (Z2-LOS-01 to
 * Z2-LOS-08). To some eyes rooms are no limit; where a group plays with dark zones, those are seen only from next to them.
 */
public record LineOfSight(Ground ground, int slot, boolean isThroughRooms, boolean isDarkHidden) implements SightRule {
    private static final String DARK = "dark";
    private static final int CLEAR = 0;
    /** Sights that dark zones hinder come after the two that they do not. */
    private static final int DARK_SLOTS = 2;

    /** The sight of everybody. */
    public static LineOfSight common(Ground ground) {
        return new LineOfSight(ground, 0, false, false);
    }

    /** The sight of everybody where dark zones hide what is in them (Z2-DARK-02). */
    public static LineOfSight withDarkZones(Ground ground) {
        return new LineOfSight(ground, DARK_SLOTS, false, true);
    }

    /** The same to eyes for which rooms are no limit. */
    public LineOfSight throughRooms() {
        return isThroughRooms ? this : new LineOfSight(ground, slot + 1, true, isDarkHidden);
    }

    /** The same to eyes from which dark zones hide nothing. */
    public LineOfSight intoDarkZones() {
        return isDarkHidden ? new LineOfSight(ground, slot - DARK_SLOTS, isThroughRooms, false) : this;
    }

    @Override
    public int begin(Terrain terrain, int viewer) {
        return CLEAR;
    }

    @Override
    public int follow(Terrain terrain, int memory, int viewer, int edge, int zone) {
        int before = terrain.board().edges().across(edge, zone);
        boolean isNext = before == viewer;
        if (!ground.isPassable(terrain, edge)) {
            return STOP;
        }
        if (isDarkHidden && !isNext && terrain.board().flagged(DARK).contains(zone)) {
            return isThroughRooms ? SightRule.pass(CLEAR) : STOP;
        }
        // Whoever stands on the tank sees over it; for all others a line ends there (WZ-TANK-02, WZ-TANK-05).
        if (ground.isTank(terrain, zone)) {
            return SEE_AND_STOP;
        }
        if (!ground.isIndoors(terrain, zone) || isThroughRooms) {
            return SightRule.seeAndPass(CLEAR);
        }
        return isNext || !ground.isIndoors(terrain, before) ? SEE_AND_STOP : STOP;
    }

    /** Zones that share an opening with a room see each other wherever it is (Z2-LOS-02). */
    @Override
    public ZoneSet beside(Terrain terrain, int viewer) {
        ZoneSet seen = ZoneSet.EMPTY;
        var edges = terrain.board().edges();
        for (int place = 0; place < edges.degree(viewer); place++) {
            int edge = edges.edge(viewer, place);
            int zone = edges.across(edge, viewer);
            boolean isRoom = ground.isIndoors(terrain, viewer) || ground.isIndoors(terrain, zone);
            seen = isRoom && ground.isPassable(terrain, edge) ? seen.with(zone) : seen;
        }
        return seen;
    }
}
