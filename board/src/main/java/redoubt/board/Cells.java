package redoubt.board;

import java.util.List;
import java.util.TreeSet;

/** The fine grid of a board: the combined cuts of all tiles in each row and column of tiles, and what lies in each cell. */
final class Cells {
    private static final int NOTHING = -1;
    private static final int MOST_UNITS = 100_000;

    final int span;
    final int rows;
    final int columns;
    final int[] rowCuts;
    final int[] columnCuts;
    private final List<Laid> laid;
    private final Drawing[] drawings;
    private final int[] tiles;
    private final int[] ownRows;
    private final int[] ownColumns;

    Cells(List<Laid> laid) {
        this.laid = laid;
        this.drawings = laid.stream()
                .map(tile -> tile.placement()
                        .tile()
                        .drawing()
                        .turned(tile.placement().rotation()))
                .toArray(Drawing[]::new);
        this.span = commonSpan();
        this.rowCuts = cuts(true);
        this.columnCuts = cuts(false);
        this.rows = rowCuts.length - 1;
        this.columns = columnCuts.length - 1;
        this.tiles = new int[rows * columns];
        this.ownRows = new int[rows * columns];
        this.ownColumns = new int[rows * columns];
        for (int cell = 0; cell < tiles.length; cell++) {
            fill(cell);
        }
    }

    private int commonSpan() {
        int common = 1;
        for (Drawing drawing : drawings) {
            common = commonMultiple(commonMultiple(common, drawing.width()), drawing.height());
        }
        return common;
    }

    private static int commonMultiple(int one, int other) {
        int a = one;
        int b = other;
        while (b != 0) {
            int rest = a % b;
            a = b;
            b = rest;
        }
        long multiple = (long) one / a * other;
        if (multiple > MOST_UNITS) {
            throw new IllegalArgumentException("the spans of these tiles have no common measure: " + multiple);
        }
        return (int) multiple;
    }

    private int[] cuts(boolean ofRows) {
        TreeSet<Integer> cuts = new TreeSet<>();
        for (int i = 0; i < drawings.length; i++) {
            Laid tile = laid.get(i);
            if (!tile.present()) {
                continue;
            }
            int place = ofRows ? tile.placement().row() : tile.placement().column();
            int count = ofRows ? drawings[i].rows() : drawings[i].columns();
            for (int k = 0; k <= count; k++) {
                cuts.add(place * span + (ofRows ? rowCut(i, k) : columnCut(i, k)));
            }
        }
        if (cuts.isEmpty()) {
            cuts.add(0);
        }
        return cuts.stream().mapToInt(Integer::intValue).toArray();
    }

    private int rowCut(int tile, int row) {
        return drawings[tile].rowCut(row) * (span / drawings[tile].height());
    }

    private int columnCut(int tile, int column) {
        return drawings[tile].columnCut(column) * (span / drawings[tile].width());
    }

    private void fill(int cell) {
        tiles[cell] = NOTHING;
        int x = columnCuts[cell % columns];
        int y = rowCuts[cell / columns];
        for (int i = 0; i < drawings.length; i++) {
            Placement placement = laid.get(i).placement();
            boolean here = laid.get(i).present()
                    && placement.row() == Math.floorDiv(y, span)
                    && placement.column() == Math.floorDiv(x, span);
            if (here) {
                tiles[cell] = i;
                while (rowCut(i, ownRows[cell] + 1) <= Math.floorMod(y, span)) {
                    ownRows[cell]++;
                }
                while (columnCut(i, ownColumns[cell] + 1) <= Math.floorMod(x, span)) {
                    ownColumns[cell]++;
                }
            }
        }
    }

    boolean isEmpty(int cell) {
        return tiles[cell] == NOTHING;
    }

    /** The cell on this side, or -1 if the grid ends there. */
    int beside(int cell, Side side) {
        int row = cell / columns + side.down();
        int column = cell % columns + side.right();
        boolean outside = row < 0 || column < 0 || row >= rows || column >= columns;
        return outside ? NOTHING : row * columns + column;
    }

    boolean sameTile(int cell, int other) {
        return tiles[cell] == tiles[other];
    }

    int tile(int cell) {
        return tiles[cell];
    }

    /** The zone printed here, before any merging. */
    int printedZone(int cell) {
        return laid.get(tiles[cell]).firstZone() + drawings[tiles[cell]].zone(ownRows[cell], ownColumns[cell]);
    }

    /** The mark on a side of a cell; only sides that belong to a printed cell have one. */
    int mark(int cell, Side side) {
        return drawings[tiles[cell]].mark(ownRows[cell], ownColumns[cell], side);
    }

    Area area(int cell) {
        int row = cell / columns;
        int column = cell % columns;
        return new Area(columnCuts[column], rowCuts[row], columnCuts[column + 1], rowCuts[row + 1]);
    }

    Segment segment(int cell, Side side) {
        Area area = area(cell);
        return switch (side) {
            case N -> new Segment(area.left(), area.top(), area.right(), area.top());
            case E -> new Segment(area.right(), area.top(), area.right(), area.bottom());
            case S -> new Segment(area.left(), area.bottom(), area.right(), area.bottom());
            case W -> new Segment(area.left(), area.top(), area.left(), area.bottom());
        };
    }
}
