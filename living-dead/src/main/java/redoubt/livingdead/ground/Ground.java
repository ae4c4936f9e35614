package redoubt.livingdead.ground;

import redoubt.board.Legend;
import redoubt.board.Terrain;

/** The kinds of borders and zones that the rules speak of, by their place in the legend. */
public record Ground(
        Legend legend,
        int open,
        int wall,
        int doorway,
        int window,
        int barnBorder,
        int door,
        int closedDoor,
        int barricade,
        int closedBarricade,
        int stairs,
        int closedStairs,
        int ground,
        int road,
        int pump,
        int cornfield,
        int woods,
        int room,
        int barn) {

    public static Ground of(Legend legend) {
        return new Ground(
                legend,
                legend.border("open").index(),
                legend.border("wall").index(),
                legend.border("doorway").index(),
                legend.border("window").index(),
                legend.border("barn").index(),
                legend.border("door").index(),
                legend.border("closed-door").index(),
                legend.border("barricade").index(),
                legend.border("closed-barricade").index(),
                legend.border("stairs").index(),
                legend.border("closed-stairs").index(),
                legend.zone("ground").index(),
                legend.zone("road").index(),
                legend.zone("pump").index(),
                legend.zone("cornfield").index(),
                legend.zone("woods").index(),
                legend.zone("room").index(),
                legend.zone("barn").index());
    }

    /** Rooms and the barn (NL-ZONE-01, NL-GAP-05). */
    public boolean isIndoors(Terrain terrain, int zone) {
        int kind = terrain.zoneKind(zone);
        return kind == room || kind == barn;
    }

    /** Cornfields and woods, into which nobody sees and no car drives. */
    public boolean isOvergrown(Terrain terrain, int zone) {
        int kind = terrain.zoneKind(zone);
        return kind == cornfield || kind == woods;
    }

    /** A closed door, barricade or staircase; opened, it would join its zones (NL-OPEN-02). */
    public boolean isClosed(Terrain terrain, int edge) {
        int kind = terrain.edgeKind(edge);
        return kind == closedDoor || kind == closedBarricade || kind == closedStairs;
    }

    /** A barricade, open or closed. */
    public boolean isBarricade(Terrain terrain, int edge) {
        int kind = terrain.edgeKind(edge);
        return kind == barricade || kind == closedBarricade;
    }

    /** Whatever joins two zones for feet and eyes: all but walls and what is closed (NL-OPEN-01). */
    public boolean isPassable(Terrain terrain, int edge) {
        return terrain.edgeKind(edge) != wall && !isClosed(terrain, edge);
    }
}
