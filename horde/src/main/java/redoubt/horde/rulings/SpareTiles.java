package redoubt.horde.rulings;

import java.util.List;
import redoubt.board.Tile;
import redoubt.horde.table.Ruling;

/** A mark of a mission that has spare tiles, to be laid during play. */
public interface SpareTiles extends Ruling {
    List<Tile> tiles();
}
