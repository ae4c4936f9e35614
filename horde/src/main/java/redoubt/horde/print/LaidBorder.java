package redoubt.horde.print;

import java.util.List;
import redoubt.board.Board;
import redoubt.board.Terrain;

/** A border that a page changes, such as one with a door or a barricade: where it is and the kind that it has at the start. */
public record LaidBorder(int edge, int kind) {
    /** The terrain of a board with all its changed borders. */
    public static Terrain terrain(Board board, List<LaidBorder> borders) {
        Terrain terrain = Terrain.of(board);
        for (LaidBorder border : borders) {
            terrain = terrain.withEdge(border.edge(), border.kind());
        }
        return terrain;
    }
}
