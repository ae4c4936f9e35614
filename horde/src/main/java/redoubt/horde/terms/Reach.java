package redoubt.horde.terms;

/** The nearest and the farthest range at which a weapon can be used. */
public record Reach(int nearest, int farthest) {
    public Reach from(int changed) {
        return new Reach(changed, farthest);
    }

    public Reach upTo(int changed) {
        return new Reach(nearest, changed);
    }

    public boolean contains(int range) {
        return range >= nearest && range <= farthest;
    }
}
