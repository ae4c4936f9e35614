package redoubt.board;

import java.util.List;
import java.util.stream.IntStream;

/** How a board came to be, in names and numbers: enough to lay it out again with the same zone and edge indices. */
public record BoardHistory(List<Lay> tiles, List<Integer> edges) {
    private static final int EDGE_NUMBERS = 3;

    /** A tile that lies on the board, or once did, in the order in which tiles were first laid. */
    public record Lay(String tile, Rotation rotation, int row, int column, boolean isPresent) {}

    public BoardHistory {
        tiles = List.copyOf(tiles);
        edges = List.copyOf(edges);
        if (edges.size() % EDGE_NUMBERS != 0) {
            throw new IllegalArgumentException(
                    "every edge has " + EDGE_NUMBERS + " numbers, so there cannot be " + edges.size());
        }
    }

    static BoardHistory of(Tiling tiling, List<EdgeKey> keys) {
        return new BoardHistory(
                tiling.laid().stream().map(BoardHistory::lay).toList(),
                keys.stream()
                        .flatMap(key -> List.of(key.first(), key.second(), key.kind()).stream())
                        .toList());
    }

    private static Lay lay(Laid laid) {
        Placement placement = laid.placement();
        return new Lay(laid.tile(), placement.rotation(), placement.row(), placement.column(), laid.present());
    }

    /** All the edges the board has had, in the order of their indices. */
    List<EdgeKey> keys() {
        return IntStream.range(0, edges.size() / EDGE_NUMBERS)
                .mapToObj(edge -> new EdgeKey(
                        edges.get(edge * EDGE_NUMBERS),
                        edges.get(edge * EDGE_NUMBERS + 1),
                        edges.get(edge * EDGE_NUMBERS + 2)))
                .toList();
    }
}
