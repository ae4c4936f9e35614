package redoubt.secondedition.doors;

import redoubt.board.Board;
import redoubt.board.ZoneSet;
import redoubt.horde.spawning.BuildingSpawn;
import redoubt.horde.table.Table;

/** Zombies are in the dark rooms of an opened building, on whichever tile they lie (Z2-BSPAWN-01, Z2-BSPAWN-09). */
public record DarkRooms() implements BuildingSpawn.Lairs {
    private static final String DARK = "dark";

    @Override
    public ZoneSet around(Table table, int room) {
        Board board = table.terrain().board();
        return board.buildings().around(room).and(dark(board));
    }

    /** The dark zones of a board. */
    public static ZoneSet dark(Board board) {
        return board.flagged(DARK);
    }
}
