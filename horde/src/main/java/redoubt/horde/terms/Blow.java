package redoubt.horde.terms;

/**
 * Hits from one source on one survivor: which zombies (family and name, or empty for friendly fire), how many hits, and the wounds
 * from each.
 */
public record Blow(String family, String source, int hits, int wounds, boolean isArmourUseless) {
    /** Misses of a survivor or an ally that hit their own side. */
    public static Blow friendlyFire(int hits, int wounds) {
        return new Blow("", "", hits, wounds, false);
    }

    public boolean isFriendlyFire() {
        return source.isEmpty();
    }

    public Blow withHits(int changed) {
        return new Blow(family, source, changed, wounds, isArmourUseless);
    }
}
