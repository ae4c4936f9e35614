package redoubt.horde.rulings;

import java.util.List;
import redoubt.board.Tile;
import redoubt.horde.table.Ruling;

/** A mark: a mission that has tiles beside the board, to be laid in play. */
public interface SpareTiles extends Ruling {
    List<Tile> tiles();
}
