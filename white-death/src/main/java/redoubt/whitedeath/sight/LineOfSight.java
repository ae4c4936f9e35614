package redoubt.whitedeath.sight;

import redoubt.board.SightRule;
import redoubt.board.Terrain;
import redoubt.whitedeath.ground.Ground;

/**
 * How everybody sees: straight on over streets until a wall, one zone into or inside a building, and between ramparts and all but
 * rooms over everything; to some eyes ruins are streets. It is mutual by the way it is told.
 */
public final class LineOfSight implements SightRule {
    private static final int CLEAR = 0;
    /** The line has crossed a rampart, behind which no building is seen (WD-GAP-136). */
    private static final int BEHIND_RAMPART = 1;
    /** A wall or a building lies across the line; only ramparts are seen over it. */
    private static final int BLOCKED = 2;

    private final Ground ground;
    private final int slot;
    private final boolean ruinsAreStreets;
    private final boolean crossesStreets;
    private final LineOfSight throughRuins;

    private LineOfSight(Ground ground, int slot, boolean ruinsAreStreets, boolean crossesStreets) {
        this.ground = ground;
        this.slot = slot;
        this.ruinsAreStreets = ruinsAreStreets;
        this.crossesStreets = crossesStreets;
        this.throughRuins = ruinsAreStreets ? this : new LineOfSight(ground, slot + 1, true, crossesStreets);
    }

    /** The sight of everybody. */
    public static LineOfSight common(Ground ground) {
        return new LineOfSight(ground, 0, false, false);
    }

    /** The sight of those to whom ruins are streets. */
    public static LineOfSight throughRuins(Ground ground) {
        return common(ground).throughRuins();
    }

    /** The sight of everybody where one sees from a building over the street into another (the other reading of WD-GAP-33). */
    public static LineOfSight acrossStreets(Ground ground) {
        return new LineOfSight(ground, 3, false, true);
    }

    /** The same to eyes for which ruins are streets. */
    public LineOfSight throughRuins() {
        return throughRuins;
    }

    @Override
    public int slot() {
        return slot;
    }

    @Override
    public int begin(Terrain terrain, int viewer) {
        return CLEAR;
    }

    @Override
    public int follow(Terrain terrain, int memory, int viewer, int edge, int zone) {
        int from = terrain.zoneKind(viewer);
        int into = terrain.zoneKind(zone);
        if (from == ground.rampart()) {
            return into == ground.room() ? SightRule.pass(CLEAR) : SightRule.seeAndPass(CLEAR);
        }
        if (into == ground.rampart()) {
            if (from == ground.room()) {
                return STOP;
            }
            return SightRule.seeAndPass(memory == BLOCKED || isIndoors(from) ? BLOCKED : BEHIND_RAMPART);
        }
        boolean isSeen = isSeenOnTheGround(terrain, memory, viewer, edge, zone);
        boolean isBlocked = !isSeen || isIndoors(into);
        if (from == ground.room() && isBlocked) {
            return isSeen ? SEE_AND_STOP : STOP;
        }
        int onward = isBlocked ? BLOCKED : memory;
        return isSeen ? SightRule.seeAndPass(onward) : SightRule.pass(onward);
    }

    private boolean isSeenOnTheGround(Terrain terrain, int memory, int viewer, int edge, int zone) {
        if (memory == BLOCKED || terrain.edgeKind(edge) == ground.wall()) {
            return false;
        }
        if (!isIndoors(terrain.zoneKind(zone))) {
            return true;
        }
        if (isIndoors(terrain.zoneKind(viewer))) {
            int before = terrain.board().edges().across(edge, zone);
            return before == viewer || crossesStreets && memory == CLEAR && !isIndoors(terrain.zoneKind(before));
        }
        return memory == CLEAR;
    }

    private boolean isIndoors(int kind) {
        return kind == ground.room() || kind == ground.ruins() && !ruinsAreStreets;
    }
}
