package redoubt.darkest.setup;

/** How many of the chips on the locks have three symbols (DD-SEC-10, DD-DIFF-05, DD-DEC-05, DD-GAP-13). */
public enum ChipMix {
    USUAL,
    FEW,
    HALF,
    MANY;

    /** The three-symbol chips for so many locks, never fewer than the least and never more than there are. */
    int large(int locks, int survivors, int least, int most) {
        int half = (locks + 1) / 2;
        int wanted = switch (this) {
            case USUAL -> survivors >= 4 ? half : least;
            case FEW -> least;
            case HALF -> half;
            case MANY -> locks;
        };
        return Math.min(Math.min(most, locks), Math.max(least, wanted));
    }
}
