package redoubt.board;

import java.util.Optional;

/** Something wrong with a drawing, at a cell or at one of its sides. */
public record Fault(int row, int column, Optional<Side> side, String message) {
    static Fault atCell(int row, int column, String message) {
        return new Fault(row, column, Optional.empty(), message);
    }

    static Fault atSide(int row, int column, Side side, String message) {
        return new Fault(row, column, Optional.of(side), message);
    }

    /** The line of the drawing, from 1. */
    public int line() {
        return 2 * row + 2 + side.map(Side::down).orElse(0);
    }

    /** The character in that line, from 1. */
    public int character() {
        return 4 * column + 3 + 2 * side.map(Side::right).orElse(0);
    }
}
