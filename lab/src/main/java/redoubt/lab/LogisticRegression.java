package redoubt.lab;

import java.util.List;
import redoubt.kernel.LearntChance;

/**
 * Finds how much each feature counts for winning: Newton's method on the likelihood of the samples, with a small pull towards nothing
 * (ridge) that keeps features which hardly vary, or which vary together, from running away. A feature of which it is known which way it leads
 * gets no weight the other way.
 */
final class LogisticRegression {
    private static final int MOST_STEPS = 50;
    private static final int MOST_TURNS = 20_000;
    private static final double ENOUGH = 1e-7;
    private static final double RIDGE = 1;

    private LogisticRegression() {}

    /** The features of a table, and the share of games won from there: 1 or 0 if it was one game. */
    record Sample(double[] features, double won) {}

    /** With which way each feature can only lead: 1, -1, or 0 for either. */
    static LearntChance learn(List<Sample> samples, List<Integer> leanings) {
        double[] weights = new double[leanings.size() + 1];
        for (int step = 0; step < MOST_STEPS; step++) {
            double[] gradient = new double[weights.length];
            double[][] curvature = new double[weights.length][weights.length];
            for (Sample sample : samples) {
                double chance = chance(weights).at(sample.features());
                double off = sample.won() - chance;
                double spread = chance * (1 - chance);
                for (int i = 0; i < weights.length; i++) {
                    gradient[i] += off * value(sample, i);
                    for (int j = 0; j <= i; j++) {
                        curvature[i][j] += spread * value(sample, i) * value(sample, j);
                    }
                }
            }
            for (int i = 0; i < weights.length; i++) {
                gradient[i] -= RIDGE * weights[i];
                curvature[i][i] += RIDGE;
            }
            if (change(weights, curvature, gradient, leanings) < ENOUGH) {
                break;
            }
        }
        return chance(weights);
    }

    /** The base counts as a feature that is always one; it comes first. */
    private static double value(Sample sample, int i) {
        return i == 0 ? 1 : sample.features()[i - 1];
    }

    private static LearntChance chance(double[] weights) {
        double[] rest = new double[weights.length - 1];
        System.arraycopy(weights, 1, rest, 0, rest.length);
        return LearntChance.of(weights[0], rest);
    }

    /**
     * Moves the weights to the top of a hill of which the lower half of its curvature is given, each in turn as far as it may go; the longest
     * way that one has moved.
     */
    private static double change(double[] weights, double[][] curvature, double[] gradient, List<Integer> leanings) {
        double[] before = weights.clone();
        double moved = 1;
        for (int turn = 0; turn < MOST_TURNS && moved > ENOUGH / 10; turn++) {
            moved = 0;
            for (int i = 0; i < weights.length; i++) {
                double slope = gradient[i];
                for (int j = 0; j < weights.length; j++) {
                    slope -= curvature[Math.max(i, j)][Math.min(i, j)] * (weights[j] - before[j]);
                }
                double next = allowed(weights[i] + slope / curvature[i][i], i, leanings);
                moved = Math.max(moved, Math.abs(next - weights[i]));
                weights[i] = next;
            }
        }
        double longest = 0;
        for (int i = 0; i < weights.length; i++) {
            longest = Math.max(longest, Math.abs(weights[i] - before[i]));
        }
        return longest;
    }

    private static double allowed(double weight, int i, List<Integer> leanings) {
        int leaning = i == 0 ? 0 : leanings.get(i - 1);
        return leaning > 0 ? Math.max(0, weight) : leaning < 0 ? Math.min(0, weight) : weight;
    }
}
