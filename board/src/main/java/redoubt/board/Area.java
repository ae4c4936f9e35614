package redoubt.board;

/** A rectangle on a tile or on the table, its sides counted in the units of the tile's or board's span. */
public record Area(int left, int top, int right, int bottom) {
    public Area {
        if (left >= right || top >= bottom) {
            throw new IllegalArgumentException(
                    "a rectangle must go right and down, not [" + left + "," + top + "," + right + "," + bottom + "]");
        }
    }

    boolean continuedBy(Area next) {
        boolean below = left == next.left && right == next.right && bottom == next.top;
        boolean beside = top == next.top && bottom == next.bottom && right == next.left;
        return below || beside;
    }

    Area joinedWith(Area next) {
        return new Area(left, top, next.right, next.bottom);
    }

    boolean covers(int x0, int y0, int x1, int y1) {
        return left <= x0 && x1 <= right && top <= y0 && y1 <= bottom;
    }
}
