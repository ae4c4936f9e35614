package redoubt.board;

import java.util.function.IntFunction;

/** Draws a terrain as text, cell by cell, in the notation in which tiles are drawn. */
public final class BoardText {
    private final Terrain terrain;
    private final Assembly assembly;
    private final Cells cells;
    private final IntFunction<String> content;
    private final int width;

    private BoardText(Terrain terrain, IntFunction<String> content) {
        this.terrain = terrain;
        this.assembly = terrain.board().assembly();
        this.cells = assembly.cells;
        this.content = content;
        int longest = 1;
        for (int zone : assembly.cellZones) {
            longest = zone < 0 ? longest : Math.max(longest, content.apply(zone).length());
        }
        // An odd width keeps the one-character border marks in the middle of a cell.
        this.width = (longest + 2) | 1;
    }

    /** The board with the letter of its zone in every cell. */
    public static String of(Terrain terrain) {
        return of(terrain, zone -> terrain.board().plan(new ZoneId(zone)).name());
    }

    public static String of(Board board) {
        return of(Terrain.of(board));
    }

    /** The board with a text of the caller's choice in every cell, such as the tokens that lie there. */
    public static String of(Terrain terrain, IntFunction<String> content) {
        return new BoardText(terrain, content).draw();
    }

    private String draw() {
        StringBuilder text = new StringBuilder();
        for (int row = 0; row <= cells.rows; row++) {
            text.append(level(row).stripTrailing()).append('\n');
            if (row < cells.rows) {
                text.append(row(row).stripTrailing()).append('\n');
            }
        }
        return text.toString();
    }

    private String level(int row) {
        StringBuilder line = new StringBuilder();
        for (int column = 0; column <= cells.columns; column++) {
            boolean corner =
                    lies(row - 1, column - 1) || lies(row - 1, column) || lies(row, column - 1) || lies(row, column);
            line.append(corner ? '+' : ' ');
            if (column < cells.columns) {
                line.append(levelMark(row, column));
            }
        }
        return line.toString();
    }

    private String levelMark(int row, int column) {
        boolean above = lies(row - 1, column);
        boolean below = lies(row, column);
        if (!above && !below) {
            return " ".repeat(width);
        }
        char mark = above && below
                ? mark(assembly.belowEdges[(row - 1) * cells.columns + column], true)
                : terrain.board().legend().boardEdge().level();
        String around = mark == '-' ? "-" : " ";
        return around.repeat(width / 2) + mark + around.repeat(width / 2);
    }

    private String row(int row) {
        StringBuilder line = new StringBuilder();
        for (int column = 0; column <= cells.columns; column++) {
            line.append(uprightMark(row, column));
            if (column < cells.columns) {
                int zone = assembly.cellZones[row * cells.columns + column];
                String inside = zone < 0 ? "" : " " + content.apply(zone);
                line.append(inside).append(" ".repeat(width - inside.length()));
            }
        }
        return line.toString();
    }

    private char uprightMark(int row, int column) {
        boolean left = lies(row, column - 1);
        boolean right = lies(row, column);
        if (!left && !right) {
            return ' ';
        }
        return left && right
                ? mark(assembly.rightEdges[row * cells.columns + column - 1], false)
                : terrain.board().legend().boardEdge().upright();
    }

    private char mark(int edge, boolean level) {
        if (edge == Assembly.NO_EDGE) {
            return ' ';
        }
        BorderKind kind = terrain.kind(new EdgeId(edge));
        return level ? kind.level() : kind.upright();
    }

    private boolean lies(int row, int column) {
        boolean inside = row >= 0 && column >= 0 && row < cells.rows && column < cells.columns;
        return inside && !cells.isEmpty(row * cells.columns + column);
    }
}
