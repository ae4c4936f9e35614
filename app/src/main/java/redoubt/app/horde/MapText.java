package redoubt.app.horde;

import static redoubt.app.horde.BorderMarks.CLIMB;
import static redoubt.app.horde.BorderMarks.DOORWAY;
import static redoubt.app.horde.BorderMarks.INSIDE;
import static redoubt.app.horde.BorderMarks.WALL;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import redoubt.app.line.Ink;
import redoubt.app.words.Words;
import redoubt.board.Area;
import redoubt.board.Segment;
import redoubt.horde.view.BoardView;
import redoubt.horde.view.BoardView.BorderView;
import redoubt.horde.view.BoardView.ZoneView;
import redoubt.horde.view.TableView;

/** The board drawn in characters: a box per zone with what stands in it, and the borders between them. */
final class MapText {
    private final BoardView board;
    private final Ink ink;
    private final ZoneText zones;
    private final List<Integer> columns;
    private final List<Integer> rows;
    private final int[][] cells;
    private final List<List<ZoneText.Line>> contents = new ArrayList<>();
    private final int[] homes;
    private final char[][] levels;
    private final char[][] uprights;

    private MapText(TableView view, Words words, Ink ink, boolean isShort) {
        this.board = view.board();
        this.ink = ink;
        this.zones = new ZoneText(view, words, isShort);
        SortedSet<Integer> across = new TreeSet<>();
        SortedSet<Integer> down = new TreeSet<>();
        for (ZoneView zone : board.zones()) {
            for (Area area : zone.areas()) {
                across.addAll(List.of(area.left(), area.right()));
                down.addAll(List.of(area.top(), area.bottom()));
            }
            contents.add(zones.lines(zone));
        }
        this.columns = List.copyOf(across);
        this.rows = List.copyOf(down);
        this.cells = new int[rows.size()][columns.size()];
        this.homes = new int[contents.size()];
        this.levels = new char[rows.size()][columns.size()];
        this.uprights = new char[rows.size()][columns.size()];
        fill();
        borders();
    }

    /** The map and its legend, with shorter words if it does not fit otherwise. */
    static List<String> lines(TableView view, Words words, Ink ink, int width) {
        MapText map = new MapText(view, words, ink, false);
        if (map.width() > width) {
            map = new MapText(view, words, ink, true);
        }
        List<String> lines = map.draw();
        List<String> kinds = map.board.borders().stream().map(BorderView::kind).toList();
        List<String> legend = new ArrayList<>(map.zones.legend());
        legend.addAll(BorderMarks.legend(kinds, words));
        lines.add(ink.faint(String.join(", ", legend)));
        return lines;
    }

    /** Puts zones into cells; the contents of a zone are written into its first cell. */
    private void fill() {
        for (int[] row : cells) {
            Arrays.fill(row, -1);
        }
        for (int zone = 0; zone < homes.length; zone++) {
            homes[zone] = Integer.MAX_VALUE;
            for (Area area : board.zones().get(zone).areas()) {
                for (int row = rows.indexOf(area.top()); row < rows.indexOf(area.bottom()); row++) {
                    for (int column = columns.indexOf(area.left()); column < columns.indexOf(area.right()); column++) {
                        cells[row][column] = zone;
                        homes[zone] = Math.min(homes[zone], row * columns.size() + column);
                    }
                }
            }
        }
    }

    private void borders() {
        for (int row = 0; row < rows.size(); row++) {
            for (int column = 0; column < columns.size(); column++) {
                levels[row][column] = zone(row, column) == zone(row - 1, column) ? INSIDE : WALL;
                uprights[row][column] = zone(row, column) == zone(row, column - 1) ? INSIDE : WALL;
            }
        }
        for (BorderView border : board.borders()) {
            for (Segment segment : border.segments()) {
                mark(segment, BorderMarks.of(border.kind()));
            }
        }
    }

    private void mark(Segment segment, char mark) {
        int row = rows.indexOf(segment.top());
        int column = columns.indexOf(segment.left());
        if (segment.level()) {
            for (int at = column; at < columns.indexOf(segment.right()); at++) {
                levels[row][at] = mark;
            }
        } else {
            for (int at = row; at < rows.indexOf(segment.bottom()); at++) {
                uprights[at][column] = mark;
            }
        }
    }

    private int zone(int row, int column) {
        return row < 0 || column < 0 || row >= rows.size() - 1 || column >= columns.size() - 1
                ? -1
                : cells[row][column];
    }

    private List<String> draw() {
        List<String> lines = new ArrayList<>();
        for (int row = 0; row < rows.size(); row++) {
            lines.add(level(row));
            int height = row < rows.size() - 1 ? height(row) : 0;
            for (int line = 0; line < height; line++) {
                lines.add(row(row, line, line == height / 2));
            }
        }
        return lines;
    }

    private String level(int row) {
        StringBuilder text = new StringBuilder();
        for (int column = 0; column < columns.size(); column++) {
            boolean isCorner = zone(row, column) >= 0
                    || zone(row - 1, column) >= 0
                    || zone(row, column - 1) >= 0
                    || zone(row - 1, column - 1) >= 0;
            text.append(isCorner ? '+' : ' ');
            if (column < columns.size() - 1) {
                int width = width(column) + 2;
                char mark = levels[row][column];
                text.append(
                        switch (mark) {
                            case WALL -> "-".repeat(width);
                            case INSIDE -> " ".repeat(width);
                            case CLIMB -> "^".repeat(width);
                            default -> {
                                String side = BorderMarks.isInWall(mark) ? "-" : " ";
                                int left = (width - 3) / 2;
                                yield side.repeat(left)
                                        + String.valueOf(mark).repeat(3)
                                        + side.repeat(width - 3 - left);
                            }
                        });
            }
        }
        return text.toString().stripTrailing();
    }

    private String row(int row, int line, boolean isMiddle) {
        StringBuilder text = new StringBuilder();
        for (int column = 0; column < columns.size(); column++) {
            char mark = uprights[row][column];
            text.append(
                    switch (mark) {
                        case WALL -> '|';
                        case DOORWAY, CLIMB -> mark;
                        default -> isMiddle ? mark : BorderMarks.isInWall(mark) ? '|' : ' ';
                    });
            if (column < columns.size() - 1) {
                int zone = cells[row][column];
                boolean isHome = zone >= 0 && homes[zone] == row * columns.size() + column;
                ZoneText.Line inside = isHome && line < contents.get(zone).size()
                        ? contents.get(zone).get(line)
                        : ZoneText.Line.EMPTY;
                text.append(' ')
                        .append(coloured(inside))
                        .repeat(' ', width(column) - inside.text().length() + 1);
            }
        }
        return text.toString().stripTrailing();
    }

    private String coloured(ZoneText.Line line) {
        return switch (line.kind()) {
            case NAME -> ink.faint(line.text());
            case DEAD -> ink.dead(line.text());
            case LIVING -> ink.living(line.text());
            case TOKENS -> ink.token(line.text());
        };
    }

    private int width() {
        int width = 1;
        for (int column = 0; column < columns.size() - 1; column++) {
            width += width(column) + 3;
        }
        return width;
    }

    private int width(int column) {
        int width = 7;
        for (int zone = 0; zone < homes.length; zone++) {
            if (homes[zone] % columns.size() == column) {
                for (ZoneText.Line line : contents.get(zone)) {
                    width = Math.max(width, line.text().length());
                }
            }
        }
        return width;
    }

    private int height(int row) {
        int height = 2;
        for (int zone = 0; zone < homes.length; zone++) {
            if (homes[zone] / columns.size() == row) {
                height = Math.max(height, contents.get(zone).size());
            }
        }
        return height;
    }
}
