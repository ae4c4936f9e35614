package redoubt.board;

import java.util.Arrays;
import java.util.List;

/** The cells of a tile, the zone each belongs to, and the mark on each side of each cell. */
public final class Drawing {
    static final int BLANK = -1;

    private final List<String> zones;
    private final int rows;
    private final int columns;
    private final int[] columnCuts;
    private final int[] rowCuts;
    private final byte[] cells;
    private final byte[] levels;
    private final byte[] uprights;

    Drawing(List<String> zones, int[] columnCuts, int[] rowCuts, byte[] cells, byte[] levels, byte[] uprights) {
        this.zones = List.copyOf(zones);
        this.rows = rowCuts.length - 1;
        this.columns = columnCuts.length - 1;
        this.columnCuts = columnCuts.clone();
        this.rowCuts = rowCuts.clone();
        this.cells = cells.clone();
        this.levels = levels.clone();
        this.uprights = uprights.clone();
    }

    /** Reads cells and borders at fixed character positions; errors go to {@code faults}. */
    public static Drawing read(Legend legend, List<String> lines, Faults faults) {
        return new DrawingReader(legend, lines, faults).read();
    }

    /** The names of the zones in reading order. */
    public List<String> zones() {
        return zones;
    }

    public int rows() {
        return rows;
    }

    public int columns() {
        return columns;
    }

    /** The width of the tile in its own units. */
    public int width() {
        return columnCuts[columns];
    }

    /** The height of the tile in its own units. */
    public int height() {
        return rowCuts[rows];
    }

    /** Where the given column begins; the last cut is the width. */
    public int columnCut(int column) {
        return columnCuts[column];
    }

    public int rowCut(int row) {
        return rowCuts[row];
    }

    /** The zone of a cell, as an index into {@link #zones}. */
    public int zone(int row, int column) {
        return cells[row * columns + column];
    }

    /** The index of the border kind drawn above a cell, or -1 for a blank; row may be one past the last. */
    public int level(int row, int column) {
        return levels[row * columns + column];
    }

    /** The index of the border kind drawn left of a cell, or -1 for a blank; column may be one past the last. */
    public int upright(int row, int column) {
        return uprights[row * (columns + 1) + column];
    }

    public int mark(int row, int column, Side side) {
        return switch (side) {
            case N -> level(row, column);
            case E -> upright(row, column + 1);
            case S -> level(row + 1, column);
            case W -> upright(row, column);
        };
    }

    /** The same drawing with these relative column widths and row heights. */
    public Drawing scaled(List<Integer> widths, List<Integer> heights) {
        if (widths.size() != columns || heights.size() != rows) {
            throw new IllegalArgumentException("expected " + columns + " widths and " + rows + " heights but found "
                    + widths.size() + " and " + heights.size());
        }
        return new Drawing(zones, cuts(widths), cuts(heights), cells, levels, uprights);
    }

    private static int[] cuts(List<Integer> sizes) {
        int[] cuts = new int[sizes.size() + 1];
        for (int i = 0; i < sizes.size(); i++) {
            if (sizes.get(i) <= 0) {
                throw new IllegalArgumentException("a width or height must be positive, not " + sizes.get(i));
            }
            cuts[i + 1] = cuts[i] + sizes.get(i);
        }
        return cuts;
    }

    public Drawing turned(Rotation rotation) {
        Drawing drawing = this;
        for (int i = 0; i < rotation.quarters(); i++) {
            drawing = drawing.turnedOnce();
        }
        return drawing;
    }

    private Drawing turnedOnce() {
        int[] newColumnCuts = new int[rows + 1];
        for (int k = 0; k <= rows; k++) {
            newColumnCuts[k] = height() - rowCuts[rows - k];
        }
        byte[] newCells = new byte[cells.length];
        byte[] newLevels = new byte[uprights.length];
        byte[] newUprights = new byte[levels.length];
        for (int i = 0; i <= columns; i++) {
            for (int j = 0; j <= rows; j++) {
                if (i < columns && j < rows) {
                    newCells[i * rows + j] = (byte) zone(rows - 1 - j, i);
                }
                if (j < rows) {
                    newLevels[i * rows + j] = (byte) upright(rows - 1 - j, i);
                }
                if (i < columns) {
                    newUprights[i * (rows + 1) + j] = (byte) level(rows - j, i);
                }
            }
        }
        return new Drawing(zones, newColumnCuts, columnCuts, newCells, newLevels, newUprights);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Drawing that
                && zones.equals(that.zones)
                && Arrays.equals(columnCuts, that.columnCuts)
                && Arrays.equals(rowCuts, that.rowCuts)
                && Arrays.equals(cells, that.cells)
                && Arrays.equals(levels, that.levels)
                && Arrays.equals(uprights, that.uprights);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * zones.hashCode() + Arrays.hashCode(cells)) + Arrays.hashCode(uprights);
    }

    @Override
    public String toString() {
        return rows + " x " + columns + " cells of " + zones;
    }
}
