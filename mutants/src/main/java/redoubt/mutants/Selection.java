package redoubt.mutants;

import java.util.Optional;
import java.util.Set;

/**
 * Which breaks are tried. Seed and signature put every break at a place of its own between 0 and 1, so that those from one place to
 * another are a random sample, the next stretch adds fresh ones, and the same seed gives the same sample. Those that no test comes to
 * can be told without trying any.
 */
record Selection(
        long seed, double from, double to, Judgements judgements, Optional<Set<String>> only, boolean isOnlyUnreached) {
    Selection stretch(double start, double end) {
        return new Selection(seed, start, end, judgements, only, isOnlyUnreached);
    }

    boolean includes(Break broken) {
        double place = place(broken.signature());
        return place >= from && place < to;
    }

    /** Whether a break is among those that the run is about, sampled or not. */
    boolean concerns(Break broken) {
        return only.map(signatures -> signatures.contains(broken.signature())).orElse(true);
    }

    boolean isJudged(Break broken) {
        return judgements.holds(broken.signature());
    }

    private double place(String signature) {
        long mixed = seed;
        for (int i = 0; i < signature.length(); i++) {
            mixed = (mixed ^ signature.charAt(i)) * 0x100000001B3L;
        }
        mixed = (mixed ^ mixed >>> 30) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
        return ((mixed ^ mixed >>> 31) >>> 11) * 0x1.0p-53;
    }
}
