package redoubt.board;

/** What makes two borders the same edge of a board: the pair of zones and the printed kind. */
record EdgeKey(int first, int second, int kind) {
    static EdgeKey of(int one, int other, int kind) {
        return new EdgeKey(Math.min(one, other), Math.max(one, other), kind);
    }
}
