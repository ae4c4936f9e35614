package redoubt.darkest.house;

import redoubt.board.Gait;
import redoubt.board.Legend;
import redoubt.board.SightRule;
import redoubt.board.Terrain;

/** How the house is walked and seen through: which borders and which tiles let somebody pass (DD-GAP-25, DD-GAP-63). */
public final class Ways {
    private final int open;
    private final int doorway;
    private final int sealed;
    private final int burning;
    private final int destroyed;
    private final Gait walking = new Gait("walking", 0, (terrain, edge, from, to) -> isOpen(terrain, edge));
    private final Gait shunningFire =
            new Gait("shunning fire", 1, (terrain, edge, from, to) -> isOpen(terrain, edge) && !isOnFire(terrain, to));
    private final Gait underWalls = new Gait(
            "under walls",
            2,
            (terrain, edge, from, to) -> terrain.edgeKind(edge) != sealedKind() && !isOnFire(terrain, to));
    private final SightRule sight = new StraightSight();

    Ways(Legend legend) {
        this.open = legend.border("open").index();
        this.doorway = legend.border("doorway").index();
        this.sealed = legend.border("sealed").index();
        this.burning = legend.zone("burning").index();
        this.destroyed = legend.zone("destroyed").index();
    }

    /** Survivors, and whatever fire does not stop. */
    public Gait walking() {
        return walking;
    }

    /** Zombies, and Creatures that are not fire resistant. */
    public Gait shunningFire() {
        return shunningFire;
    }

    /** The Giant Snake. */
    public Gait underWalls() {
        return underWalls;
    }

    public SightRule sight() {
        return sight;
    }

    public int open() {
        return open;
    }

    public int burning() {
        return burning;
    }

    public int destroyed() {
        return destroyed;
    }

    public boolean isOpen(Terrain terrain, int edge) {
        int kind = terrain.edgeKind(edge);
        return kind == open || kind == doorway;
    }

    public boolean isSealed(Terrain terrain, int edge) {
        return terrain.edgeKind(edge) == sealed;
    }

    public boolean isOnFire(Terrain terrain, int room) {
        int kind = terrain.zoneKind(room);
        return kind == burning || kind == destroyed;
    }

    public boolean isDestroyed(Terrain terrain, int room) {
        return terrain.zoneKind(room) == destroyed;
    }

    private int sealedKind() {
        return sealed;
    }

    /** Lines run straight through open borders and end before destroyed tiles (DD-LOS-01, DD-LOS-02, DD-LOS-04). */
    private final class StraightSight implements SightRule {
        @Override
        public int slot() {
            return 0;
        }

        @Override
        public int begin(Terrain terrain, int viewer) {
            return isDestroyed(terrain, viewer) ? BLIND : 0;
        }

        @Override
        public int follow(Terrain terrain, int memory, int viewer, int edge, int zone) {
            return isOpen(terrain, edge) && !isDestroyed(terrain, zone) ? SightRule.seeAndPass(0) : STOP;
        }
    }
}
