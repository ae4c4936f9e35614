package redoubt.kernel;

import java.util.Arrays;

/**
 * A chance of winning that was learnt from many games (logistic regression): a base, and how much each feature of a table adds or takes.
 * Games keep these numbers as content, because they change whenever content does.
 */
public final class LearntChance {
    private final double base;
    private final double[] weights;

    private LearntChance(double base, double[] weights) {
        this.base = base;
        this.weights = weights;
    }

    public static LearntChance of(double base, double... weights) {
        return new LearntChance(base, weights.clone());
    }

    public double base() {
        return base;
    }

    /** How much each feature counts, in their order. */
    public double[] weights() {
        return weights.clone();
    }

    /** The chance at a table with these features, from 0 to 1. */
    public double at(double[] features) {
        if (features.length != weights.length) {
            throw new IllegalArgumentException(
                    "expected " + weights.length + " features but there are " + features.length);
        }
        double sum = base;
        for (int i = 0; i < weights.length; i++) {
            sum += weights[i] * features[i];
        }
        return 1 / (1 + Math.exp(-sum));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof LearntChance chance && chance.base == base && Arrays.equals(chance.weights, weights);
    }

    @Override
    public int hashCode() {
        return 31 * Double.hashCode(base) + Arrays.hashCode(weights);
    }

    @Override
    public String toString() {
        return base + " + " + Arrays.toString(weights);
    }
}
