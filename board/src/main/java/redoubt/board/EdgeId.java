package redoubt.board;

/** The border of one printed kind between two zones, by its index in the board's list of edges. */
public record EdgeId(int index) implements Comparable<EdgeId> {
    public EdgeId {
        if (index < 0) {
            throw new IllegalArgumentException("edge index out of range: " + index);
        }
    }

    @Override
    public int compareTo(EdgeId other) {
        return Integer.compare(index, other.index);
    }
}
