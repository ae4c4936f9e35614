package redoubt.board;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Reads a drawn tile: cells and borders at fixed character positions, four characters to a column. */
final class DrawingReader {
    private static final String BLANKS = "   ";

    private final Legend legend;
    private final List<String> lines;
    private final Faults faults;
    private final int rows;
    private final int columns;
    private final List<String> zones = new ArrayList<>();
    private final byte[] cells;
    private final byte[] levels;
    private final byte[] uprights;
    private boolean inOrder = true;

    DrawingReader(Legend legend, List<String> lines, Faults faults) {
        this.legend = legend;
        this.lines = lines;
        this.faults = faults;
        this.rows = Math.max(1, (lines.size() - 1) / 2);
        this.columns = Math.max(1, lines.isEmpty() ? 1 : (lines.getFirst().length() - 1) / 4);
        this.cells = new byte[rows * columns];
        this.levels = new byte[(rows + 1) * columns];
        this.uprights = new byte[rows * (columns + 1)];
    }

    Drawing read() {
        if (lines.size() != 2 * rows + 1) {
            faults.at(1, 1, "expected an odd number of lines, at least 3, but found " + lines.size());
        }
        int width = 4 * columns + 1;
        for (int line = 0; line <= 2 * rows; line++) {
            String text = line < lines.size() ? lines.get(line) : "";
            if (line < lines.size() && text.length() != width) {
                String expected = "expected " + width + " characters but found " + text.length();
                faults.at(line + 1, Math.min(text.length(), width) + 1, expected);
            }
            String padded = text + " ".repeat(Math.max(0, width - text.length()));
            boolean broken = text.length() != width;
            if (line % 2 == 0) {
                readLevel(line, padded, broken);
            } else {
                readRow(line, padded, broken);
            }
        }
        int[] columnCuts = IntStream.rangeClosed(0, columns).toArray();
        int[] rowCuts = IntStream.rangeClosed(0, rows).toArray();
        return new Drawing(zones, columnCuts, rowCuts, cells, levels, uprights);
    }

    private void readLevel(int line, String text, boolean broken) {
        for (int column = 0; column < columns; column++) {
            if (!broken && text.charAt(4 * column) != '+') {
                faults.at(line + 1, 4 * column + 1, "expected + but found '" + text.charAt(4 * column) + "'");
            }
            String mark = text.substring(4 * column + 1, 4 * column + 4);
            int kind = broken ? Drawing.BLANK : level(line, column, mark);
            levels[line / 2 * columns + column] = (byte) kind;
        }
        if (!broken && text.charAt(4 * columns) != '+') {
            faults.at(line + 1, 4 * columns + 1, "expected + but found '" + text.charAt(4 * columns) + "'");
        }
    }

    private int level(int line, int column, String mark) {
        if (mark.equals(BLANKS)) {
            return Drawing.BLANK;
        }
        for (BorderKind kind : legend.borders()) {
            if (kind.levelText().equals(mark)) {
                return kind.index();
            }
        }
        String known = legend.borders().stream()
                .map(kind -> "'" + kind.levelText() + "'")
                .distinct()
                .collect(Collectors.joining(" "));
        faults.at(line + 1, 4 * column + 2, "expected one of " + known + " but found '" + mark + "'");
        return Drawing.BLANK;
    }

    private void readRow(int line, String text, boolean broken) {
        int row = line / 2;
        for (int column = 0; column <= columns; column++) {
            int kind = broken ? Drawing.BLANK : upright(line, column, text.charAt(4 * column));
            uprights[row * (columns + 1) + column] = (byte) kind;
            if (column < columns) {
                cells[row * columns + column] = (byte) zone(line, column, text, broken);
            }
        }
    }

    private int upright(int line, int column, char mark) {
        if (mark == ' ') {
            return Drawing.BLANK;
        }
        for (BorderKind kind : legend.borders()) {
            if (kind.upright() == mark) {
                return kind.index();
            }
        }
        String known = legend.borders().stream()
                .map(kind -> String.valueOf(kind.upright()))
                .distinct()
                .collect(Collectors.joining(" "));
        faults.at(line + 1, 4 * column + 1, "expected one of " + known + " but found '" + mark + "'");
        return Drawing.BLANK;
    }

    private int zone(int line, int column, String text, boolean broken) {
        String letter = text.substring(4 * column + 2, 4 * column + 3);
        boolean alone = text.charAt(4 * column + 1) == ' ' && text.charAt(4 * column + 3) == ' ';
        if (!broken && (!alone || !Character.isLetterOrDigit(letter.charAt(0)))) {
            String found = text.substring(4 * column + 1, 4 * column + 4);
            faults.at(line + 1, 4 * column + 2, "expected a zone letter between blanks but found '" + found + "'");
        }
        int known = zones.indexOf(letter);
        if (known >= 0) {
            return known;
        }
        zones.add(letter);
        checkOrder(line, column, letter);
        return zones.size() - 1;
    }

    private void checkOrder(int line, int column, String letter) {
        String expected = String.valueOf((char) ('a' + zones.size() - 1));
        if (legend.lettersOrdered() && inOrder && !letter.equals(expected)) {
            inOrder = false;
            String message = "expected letter " + expected + " here, in reading order, but found " + letter;
            faults.at(line + 1, 4 * column + 3, message);
        }
    }
}
