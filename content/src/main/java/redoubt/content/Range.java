package redoubt.content;

/** The nearest and farthest range of a weapon, in zones. */
public record Range(int nearest, int farthest) {
    public Range {
        if (nearest < 0 || farthest < nearest) {
            throw new IllegalArgumentException("a range goes from near to far, not " + nearest + "-" + farthest);
        }
    }

    public boolean contains(int range) {
        return nearest <= range && range <= farthest;
    }

    @Override
    public String toString() {
        return nearest + "-" + farthest;
    }
}
