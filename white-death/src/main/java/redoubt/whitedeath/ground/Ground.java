package redoubt.whitedeath.ground;

import redoubt.board.Legend;
import redoubt.board.Terrain;

/** The kinds of borders and zones that the rules speak of, by their place in the legend. */
public record Ground(
        Legend legend,
        int open,
        int doorway,
        int wall,
        int stairs,
        int climb,
        int ladder,
        int street,
        int room,
        int ruins,
        int rampart,
        int corruption) {

    public static Ground of(Legend legend) {
        return new Ground(
                legend,
                legend.border("open").index(),
                legend.border("doorway").index(),
                legend.border("wall").index(),
                legend.border("stairs").index(),
                legend.border("climb").index(),
                legend.border("ladder").index(),
                legend.zone("street").index(),
                legend.zone("room").index(),
                legend.zone("ruins").index(),
                legend.zone("rampart").index(),
                legend.zone("corruption").index());
    }

    public boolean isRampart(Terrain terrain, int zone) {
        return terrain.zoneKind(zone) == rampart;
    }

    public boolean isCorrupted(Terrain terrain, int zone) {
        return terrain.zoneKind(zone) == corruption;
    }

    /** Rooms and ruins; a corrupted zone is no building any more. */
    public boolean isBuilding(Terrain terrain, int zone) {
        int kind = terrain.zoneKind(zone);
        return kind == room || kind == ruins;
    }

    /** A border where one must climb from a street to a rampart, with or without a rope ladder. */
    public boolean isClimb(Terrain terrain, int edge) {
        int kind = terrain.edgeKind(edge);
        return kind == climb || kind == ladder;
    }
}
