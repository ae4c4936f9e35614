package redoubt.board;

/** A straight piece of a border, in the units of the board's span; level if both ends are equally far down. */
public record Segment(int left, int top, int right, int bottom) {
    public boolean level() {
        return top == bottom;
    }

    boolean continuedBy(Segment next) {
        return level() == next.level()
                && (level() ? top == next.top && right == next.left : left == next.left && bottom == next.top);
    }

    Segment joinedWith(Segment next) {
        return new Segment(left, top, next.right, next.bottom);
    }
}
