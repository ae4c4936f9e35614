package redoubt.bots;

import redoubt.kernel.SplitMix;

/** What a player makes of opinions about options. */
final class Opinions {
    private Opinions() {}

    /** The highest opinion; ties are broken at random, so that no habit leads a bot in circles. */
    static int highest(double[] opinions, SplitMix random) {
        int best = 0;
        int equals = 0;
        double highest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < opinions.length; i++) {
            if (opinions[i] > highest) {
                highest = opinions[i];
                best = i;
                equals = 1;
            } else if (opinions[i] == highest && random.below(++equals) == 0) {
                best = i;
            }
        }
        return best;
    }

    /** The highest opinion once a whim from 0 to {@code noise} is added to each. */
    static int highest(double[] opinions, double noise, SplitMix whims) {
        int best = 0;
        double highest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < opinions.length; i++) {
            double opinion = opinions[i] + noise * unit(whims);
            if (opinion > highest) {
                highest = opinion;
                best = i;
            }
        }
        return best;
    }

    /** A number from 0 to 1. */
    private static double unit(SplitMix random) {
        return (random.next() >>> 11) * 0x1.0p-53;
    }
}
