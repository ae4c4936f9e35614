package redoubt.mutants;

/** What became of a break. */
enum Outcome {
    /** A test failed. */
    CAUGHT,
    /** A test no longer ended, or its machine gave up. */
    STALLED,
    /** Tests ran the broken place and noticed nothing. */
    SURVIVED,
    /** No test runs the broken place. */
    UNREACHED,
    /** It was not tried: somebody found that it changes nothing that can be observed. */
    JUDGED;

    boolean isCaught() {
        return this == CAUGHT || this == STALLED;
    }

    boolean isSurvivor() {
        return this == SURVIVED || this == UNREACHED;
    }
}
