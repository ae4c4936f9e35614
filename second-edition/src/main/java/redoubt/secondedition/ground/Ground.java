package redoubt.secondedition.ground;

import redoubt.board.Legend;
import redoubt.board.Terrain;

/** The kinds of borders and zones that the rules speak of, by their place in the legend. */
public record Ground(
        Legend legend,
        int open,
        int wall,
        int opening,
        int closedDoor,
        int door,
        int blueDoor,
        int greenDoor,
        int sealedDoor,
        int sandbags,
        int stairs,
        int street,
        int ground,
        int tank,
        int corridor,
        int room) {

    public static Ground of(Legend legend) {
        return new Ground(
                legend,
                legend.border("open").index(),
                legend.border("wall").index(),
                legend.border("opening").index(),
                legend.border("closed-door").index(),
                legend.border("door").index(),
                legend.border("blue-door").index(),
                legend.border("green-door").index(),
                legend.border("sealed-door").index(),
                legend.border("sandbags").index(),
                legend.border("stairs").index(),
                legend.zone("street").index(),
                legend.zone("ground").index(),
                legend.zone("tank").index(),
                legend.zone("corridor").index(),
                legend.zone("room").index());
    }

    public boolean isIndoors(Terrain terrain, int zone) {
        return terrain.zoneKind(zone) == room;
    }

    public boolean isStreet(Terrain terrain, int zone) {
        return terrain.zoneKind(zone) == street;
    }

    public boolean isTank(Terrain terrain, int zone) {
        return terrain.zoneKind(zone) == tank;
    }

    /** Whatever joins two zones for feet and eyes: all but walls and doors that are not open. */
    public boolean isPassable(Terrain terrain, int edge) {
        int kind = terrain.edgeKind(edge);
        return kind == open || kind == opening || kind == door || kind == sandbags;
    }

    /** Stairs, which are a way without being in sight. */
    public boolean isStairs(Terrain terrain, int edge) {
        return terrain.edgeKind(edge) == stairs;
    }

    /** A door of any colour that is not open. */
    public boolean isShutDoor(Terrain terrain, int edge) {
        int kind = terrain.edgeKind(edge);
        return kind == closedDoor || kind == blueDoor || kind == greenDoor || kind == sealedDoor;
    }
}
