package redoubt.lab;

import java.util.List;
import redoubt.kernel.LearntChance;

/**
 * Finds how much each feature counts for winning: Newton's method on the likelihood of the samples, with a small pull towards nothing
 * (ridge) that keeps features which hardly vary, or which vary together, from running away.
 */
final class LogisticRegression {
    private static final int MOST_STEPS = 50;
    private static final double ENOUGH = 1e-7;
    private static final double RIDGE = 1;

    private LogisticRegression() {}

    /** The features of a table, and whether its game was won. */
    record Sample(double[] features, boolean isWon) {}

    static LearntChance learn(List<Sample> samples, int features) {
        double[] weights = new double[features + 1];
        for (int step = 0; step < MOST_STEPS; step++) {
            double[] gradient = new double[weights.length];
            double[][] curvature = new double[weights.length][weights.length];
            for (Sample sample : samples) {
                double chance = chance(weights).at(sample.features());
                double off = (sample.isWon() ? 1 : 0) - chance;
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
            double[] change = solved(curvature, gradient);
            double largest = 0;
            for (int i = 0; i < weights.length; i++) {
                weights[i] += change[i];
                largest = Math.max(largest, Math.abs(change[i]));
            }
            if (largest < ENOUGH) {
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

    /** Solves a symmetric positive system, of which the lower half is given (Cholesky). */
    private static double[] solved(double[][] matrix, double[] right) {
        int n = right.length;
        double[] x = right.clone();
        for (int i = 0; i < n; i++) {
            for (int j = 0; j <= i; j++) {
                double sum = matrix[i][j];
                for (int k = 0; k < j; k++) {
                    sum -= matrix[i][k] * matrix[j][k];
                }
                matrix[i][j] = i == j ? Math.sqrt(sum) : sum / matrix[j][j];
            }
            for (int k = 0; k < i; k++) {
                x[i] -= matrix[i][k] * x[k];
            }
            x[i] /= matrix[i][i];
        }
        for (int i = n - 1; i >= 0; i--) {
            for (int k = i + 1; k < n; k++) {
                x[i] -= matrix[k][i] * x[k];
            }
            x[i] /= matrix[i][i];
        }
        return x;
    }
}
