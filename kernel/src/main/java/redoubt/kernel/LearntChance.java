package redoubt.kernel;

import java.util.Arrays;
import java.util.List;

/**
 * A chance of winning that was learnt from many games (logistic regression): a base, how much each feature of a table adds or takes, and
 * forks for what a sum cannot say.
 * Games keep these numbers as content, because they change whenever content does.
 */
public final class LearntChance {
    private final double base;
    private final double[] weights;
    private final List<Fork> forks;

    private LearntChance(double base, double[] weights, List<Fork> forks) {
        this.base = base;
        this.weights = weights;
        this.forks = forks;
    }

    public static LearntChance of(double base, double... weights) {
        return new LearntChance(base, weights.clone(), List.of());
    }

    public LearntChance withForks(List<Fork> forks) {
        return new LearntChance(base, weights, List.copyOf(forks));
    }

    public double base() {
        return base;
    }

    /** How much each feature counts, in their order. */
    public double[] weights() {
        return weights.clone();
    }

    public List<Fork> forks() {
        return forks;
    }

    /** The chance at a table with these features, from 0 to 1. */
    public double at(double[] features) {
        return 1 / (1 + Math.exp(-sum(features)));
    }

    private double sum(double[] features) {
        if (features.length != weights.length) {
            throw new IllegalArgumentException(
                    "expected " + weights.length + " features but there are " + features.length);
        }
        double sum = base;
        for (int i = 0; i < weights.length; i++) {
            sum += weights[i] * features[i];
        }
        for (int i = 0; i < forks.size(); i++) {
            sum += forks.get(i).at(features);
        }
        return sum;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof LearntChance chance
                && chance.base == base
                && Arrays.equals(chance.weights, weights)
                && chance.forks.equals(forks);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * Double.hashCode(base) + Arrays.hashCode(weights)) + forks.hashCode();
    }

    @Override
    public String toString() {
        return base + " + " + Arrays.toString(weights) + (forks.isEmpty() ? "" : " + " + forks);
    }
}
