package redoubt.livingdead.mission.m09;

import redoubt.board.ZoneSet;
import redoubt.horde.spawning.BuildingSpawn;
import redoubt.horde.table.Table;

/** Ghouls are in every room of an opened house that can be reached from where it was opened. */
public record HouseRooms() implements BuildingSpawn.Lairs {
    /** The special rule of the ninth scene. */
    public static BuildingSpawn spawn() {
        return new BuildingSpawn("house", false, new HouseRooms());
    }

    @Override
    public ZoneSet around(Table table, int room) {
        ZoneSet indoors = ZoneSet.EMPTY;
        ZoneSet zones = table.terrain().board().zones();
        for (int zone = zones.first(); zone != ZoneSet.NONE; zone = zones.nextAfter(zone)) {
            indoors = table.isBuilding(zone) ? indoors.with(zone) : indoors;
        }
        return table.survivorPaths().reachable(room, indoors);
    }
}
