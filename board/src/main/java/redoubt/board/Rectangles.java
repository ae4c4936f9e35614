package redoubt.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Builds a tile from rectangular zones in a span, with the default borders unless told otherwise. */
public final class Rectangles {
    /** A zone and the rectangle it fills, in units of the span. */
    public record Room(ZonePlan plan, Area area) {}

    private final Legend legend;
    private final List<Room> rooms;
    private final int[] columnCuts;
    private final int[] rowCuts;
    private final int rows;
    private final int columns;
    private final byte[] cells;
    private final byte[] levels;
    private final byte[] uprights;

    public Rectangles(Legend legend, int span, List<Room> rooms) {
        this.legend = legend;
        this.rooms = rooms.stream()
                .sorted(Comparator.comparingInt((Room room) -> room.area().top())
                        .thenComparingInt(room -> room.area().left()))
                .toList();
        this.columnCuts =
                cuts(span, rooms.stream().flatMapToInt(room -> IntStream.of(room.area.left(), room.area.right())));
        this.rowCuts =
                cuts(span, rooms.stream().flatMapToInt(room -> IntStream.of(room.area.top(), room.area.bottom())));
        this.rows = rowCuts.length - 1;
        this.columns = columnCuts.length - 1;
        this.cells = new byte[rows * columns];
        this.levels = new byte[(rows + 1) * columns];
        this.uprights = new byte[rows * (columns + 1)];
        fillCells();
        drawUsualBorders();
    }

    private static int[] cuts(int span, IntStream places) {
        int[] cuts = IntStream.concat(IntStream.of(0, span), places)
                .sorted()
                .distinct()
                .toArray();
        if (cuts[0] < 0 || cuts[cuts.length - 1] > span) {
            throw new IllegalArgumentException("a zone reaches out of the tile, which goes from 0 to " + span);
        }
        return cuts;
    }

    private void fillCells() {
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                cells[row * columns + column] = (byte) onlyRoomAt(row, column);
            }
        }
    }

    private int onlyRoomAt(int row, int column) {
        int found = -1;
        for (int room = 0; room < rooms.size(); room++) {
            Area area = rooms.get(room).area();
            if (area.covers(columnCuts[column], rowCuts[row], columnCuts[column + 1], rowCuts[row + 1])) {
                if (found >= 0) {
                    throw new IllegalArgumentException("zones " + name(found) + " and " + name(room) + " overlap");
                }
                found = room;
            }
        }
        if (found < 0) {
            throw new IllegalArgumentException("no zone fills the tile at " + columnCuts[column] + "," + rowCuts[row]);
        }
        return found;
    }

    private String name(int room) {
        return rooms.get(room).plan().name();
    }

    private void drawUsualBorders() {
        for (int row = 0; row <= rows; row++) {
            for (int column = 0; column < columns; column++) {
                levels[row * columns + column] =
                        (byte) usual(row == 0 ? -1 : zone(row - 1, column), row == rows ? -1 : zone(row, column));
            }
        }
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column <= columns; column++) {
                uprights[row * (columns + 1) + column] = (byte)
                        usual(column == 0 ? -1 : zone(row, column - 1), column == columns ? -1 : zone(row, column));
            }
        }
    }

    private int zone(int row, int column) {
        return cells[row * columns + column];
    }

    private int usual(int one, int other) {
        if (one == other) {
            return Drawing.BLANK;
        }
        boolean outside = one < 0 || other < 0;
        ZoneKind kind = rooms.get(Math.max(one, other)).plan().kind();
        List<BorderKind> allowed = outside
                ? legend.allowedOutside(kind)
                : legend.allowed(
                        rooms.get(one).plan().kind(), rooms.get(other).plan().kind());
        if (allowed.isEmpty()) {
            throw new IllegalArgumentException("legend " + legend.name() + " knows no border for " + kind.name());
        }
        return allowed.getFirst().index();
    }

    /** Gives the whole border between two zones this kind. */
    public Rectangles between(BorderKind border, String one, String other) {
        int count = 0;
        for (Piece piece : pieces(one, other)) {
            piece.draw(border);
            count++;
        }
        if (count == 0) {
            throw new IllegalArgumentException("zones " + one + " and " + other + " do not touch");
        }
        return this;
    }

    /** Gives this kind to the piece of the border between two zones that contains this point. */
    public Rectangles between(BorderKind border, String one, String other, int x, int y) {
        for (Piece piece : pieces(one, other)) {
            if (piece.holds(x, y)) {
                piece.draw(border);
                return this;
            }
        }
        throw new IllegalArgumentException(
                "the point " + x + "," + y + " does not lie on the border between " + one + " and " + other);
    }

    /** Marks where a zone meets a side of the tile. */
    public Rectangles outer(BorderKind mark, String zone, Side side) {
        int wanted = find(zone);
        boolean found = false;
        boolean level = side == Side.N || side == Side.S;
        for (int i = 0; i < (level ? columns : rows); i++) {
            int row = level ? (side == Side.N ? 0 : rows - 1) : i;
            int column = level ? i : (side == Side.W ? 0 : columns - 1);
            if (zone(row, column) == wanted) {
                pieceAt(row, column, side).draw(mark);
                found = true;
            }
        }
        if (!found) {
            throw new IllegalArgumentException("zone " + zone + " does not touch side " + side + " of the tile");
        }
        return this;
    }

    public List<ZonePlan> zones() {
        return rooms.stream().map(Room::plan).toList();
    }

    public Drawing drawing() {
        return new Drawing(
                rooms.stream().map(room -> room.plan().name()).toList(), columnCuts, rowCuts, cells, levels, uprights);
    }

    /** One side of one cell, as a place in the marks. */
    private final class Piece {
        private final byte[] marks;
        private final int place;
        private final Segment segment;

        Piece(byte[] marks, int place, Segment segment) {
            this.marks = marks;
            this.place = place;
            this.segment = segment;
        }

        void draw(BorderKind border) {
            marks[place] = (byte) border.index();
        }

        boolean holds(int x, int y) {
            return segment.left() <= x && x <= segment.right() && segment.top() <= y && y <= segment.bottom();
        }
    }

    private Piece pieceAt(int row, int column, Side side) {
        int left = columnCuts[column];
        int top = rowCuts[row];
        int right = columnCuts[column + 1];
        int bottom = rowCuts[row + 1];
        return switch (side) {
            case N -> new Piece(levels, row * columns + column, new Segment(left, top, right, top));
            case S -> new Piece(levels, (row + 1) * columns + column, new Segment(left, bottom, right, bottom));
            case W -> new Piece(uprights, row * (columns + 1) + column, new Segment(left, top, left, bottom));
            case E -> new Piece(uprights, row * (columns + 1) + column + 1, new Segment(right, top, right, bottom));
        };
    }

    private List<Piece> pieces(String one, String other) {
        int first = find(one);
        int second = find(other);
        List<Piece> pieces = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                for (Side side : List.of(Side.E, Side.S)) {
                    int besideRow = row + side.down();
                    int besideColumn = column + side.right();
                    if (besideRow < rows && besideColumn < columns) {
                        int here = zone(row, column);
                        int there = zone(besideRow, besideColumn);
                        if (here == first && there == second || here == second && there == first) {
                            pieces.add(pieceAt(row, column, side));
                        }
                    }
                }
            }
        }
        return pieces;
    }

    private int find(String zone) {
        for (int room = 0; room < rooms.size(); room++) {
            if (name(room).equals(zone)) {
                return room;
            }
        }
        throw new IllegalArgumentException("no zone " + zone + " on this tile; known: "
                + String.join(
                        " ", rooms.stream().map(room -> room.plan().name()).toList()));
    }

    @Override
    public String toString() {
        return "rectangles " + Arrays.toString(columnCuts) + " x " + Arrays.toString(rowCuts);
    }
}
