package redoubt.darkest.terror;

import redoubt.board.Side;
import redoubt.board.Terrain;
import redoubt.board.ZoneSet;
import redoubt.darkest.house.House;
import redoubt.darkest.table.Camera;
import redoubt.darkest.table.Table;

/** What a camera sees: its own room and the rooms along one straight line (DD-CAM-03 to DD-CAM-07). */
public final class CameraView {
    private CameraView() {}

    public static ZoneSet of(Table table, Camera camera) {
        return seen(table.house(), table.terrain(), camera.room(), camera.direction());
    }

    public static ZoneSet seen(House house, Terrain terrain, int room, Side direction) {
        return terrain.sight(house.ways().sight()).seen(room, direction);
    }
}
