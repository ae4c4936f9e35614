package redoubt.board;

/** One zone of a board, by its place in the board's list of zones. */
public record ZoneId(int index) implements Comparable<ZoneId> {
    public ZoneId {
        if (index < 0 || index >= ZoneSet.CAPACITY) {
            throw new IllegalArgumentException("zone index out of range: " + index);
        }
    }

    @Override
    public int compareTo(ZoneId other) {
        return Integer.compare(index, other.index);
    }
}
