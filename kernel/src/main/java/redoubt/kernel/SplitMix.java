package redoubt.kernel;

/** The generator SplitMix64, written out here so that no change to the JDK alters a replay. */
public final class SplitMix {
    static final long GOLDEN = 0x9e3779b97f4a7c15L;

    private long state;

    public SplitMix(long seed) {
        this.state = seed;
    }

    /** A number from 0 to {@code bound - 1}. */
    public int below(int bound) {
        return (int) ((next() >>> 32) * bound >>> 32);
    }

    public long next() {
        state += GOLDEN;
        return mix(state);
    }

    static long mix(long value) {
        long mixed = (value ^ value >>> 30) * 0xbf58476d1ce4e5b9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94d049bb133111ebL;
        return mixed ^ mixed >>> 31;
    }
}
