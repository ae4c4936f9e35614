package redoubt.horde.terms;

/** Hits of one source on one survivor: by which zombies (family and name, or empty for friendly fire), how many, wounds of each. */
public record Blow(String family, String source, int hits, int wounds, boolean isArmourUseless) {
    /** Misses of a survivor or an ally that hit their own side. */
    public static Blow friendlyFire(int hits, int wounds) {
        return new Blow("", "", hits, wounds, false);
    }

    public Blow withHits(int changed) {
        return new Blow(family, source, changed, wounds, isArmourUseless);
    }
}
