package redoubt.board;

/** One of the four sides of a cell, a tile or the table; north is up. */
public enum Side {
    N(-1, 0),
    E(0, 1),
    S(1, 0),
    W(0, -1);

    private final int down;
    private final int right;

    Side(int down, int right) {
        this.down = down;
        this.right = right;
    }

    /** Rows from a cell to its neighbour on this side. */
    public int down() {
        return down;
    }

    /** Columns from a cell to its neighbour on this side. */
    public int right() {
        return right;
    }

    public Side opposite() {
        return turned(Rotation.R180);
    }

    public Side turned(Rotation rotation) {
        return values()[(ordinal() + rotation.quarters()) % 4];
    }
}
