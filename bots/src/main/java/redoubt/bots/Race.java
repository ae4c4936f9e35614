package redoubt.bots;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Candidates that are tried in the same futures until one is clearly best. Whoever falls behind the leader by more than the luck of the
 * samples explains is dropped, so that the rest of the budget goes to those that are still close.
 */
final class Race {
    /** With fewer futures nobody is dropped, and nobody takes the place of the favourite. */
    static final int FEWEST = 4;

    /** Candidates that fared alike in so many futures are alike. */
    private static final int ALIKE = 16;

    /** How many standard errors of the paired difference drop a candidate. */
    private static final double DROPPED = 1.6;

    private final double[][] results;
    private final int[] samples;
    private final boolean[] isOut;
    private int futures;

    Race(int candidates) {
        this.results = new double[candidates][8];
        this.samples = new int[candidates];
        this.isOut = new boolean[candidates];
    }

    /** The candidates still in the race, in their order. */
    List<Integer> running() {
        List<Integer> running = new ArrayList<>();
        for (int i = 0; i < isOut.length; i++) {
            if (!isOut[i]) {
                running.add(i);
            }
        }
        return running;
    }

    /** In how many futures candidates were tried. */
    int futures() {
        return futures;
    }

    int samples(int candidate) {
        return samples[candidate];
    }

    /** Counts the results of one future for those running, in their order, and drops whoever has fallen behind. */
    void add(double[] values) {
        List<Integer> running = running();
        for (int i = 0; i < values.length; i++) {
            int candidate = running.get(i);
            if (futures == results[candidate].length) {
                results[candidate] = Arrays.copyOf(results[candidate], 2 * futures);
            }
            results[candidate][futures] = values[i];
            samples[candidate]++;
        }
        futures++;
        if (futures >= FEWEST) {
            drop(running);
        }
    }

    private void drop(List<Integer> running) {
        int leader = leader();
        for (int candidate : running) {
            if (candidate != leader) {
                Difference behind = difference(leader, candidate);
                isOut[candidate] =
                        isBehind(candidate, leader) || futures >= ALIKE && behind.mean() == 0 && behind.error() == 0;
            }
        }
    }

    /** Whether a candidate fared worse than another by more than the luck of the samples explains. */
    boolean isBehind(int candidate, int other) {
        Difference behind = difference(other, candidate);
        return behind.mean() > DROPPED * behind.error();
    }

    /** Whoever of those running fared best on average; the first of them if several did. */
    int leader() {
        int leader = -1;
        for (int i = 0; i < isOut.length; i++) {
            if (!isOut[i] && (leader < 0 || mean(i) > mean(leader))) {
                leader = i;
            }
        }
        return leader;
    }

    double mean(int candidate) {
        double sum = 0;
        for (int i = 0; i < samples[candidate]; i++) {
            sum += results[candidate][i];
        }
        return samples[candidate] == 0 ? 0 : sum / samples[candidate];
    }

    /** The standard error of a candidate's mean. */
    double error(int candidate) {
        double mean = mean(candidate);
        double squares = 0;
        for (int i = 0; i < samples[candidate]; i++) {
            squares += (results[candidate][i] - mean) * (results[candidate][i] - mean);
        }
        return error(squares, samples[candidate]);
    }

    /** How much better one candidate fared than another in the futures that both have seen, and the error of that. */
    record Difference(double mean, double error) {}

    Difference difference(int one, int other) {
        int shared = Math.min(samples[one], samples[other]);
        double sum = 0;
        for (int i = 0; i < shared; i++) {
            sum += results[one][i] - results[other][i];
        }
        double mean = shared == 0 ? 0 : sum / shared;
        double squares = 0;
        for (int i = 0; i < shared; i++) {
            double off = results[one][i] - results[other][i] - mean;
            squares += off * off;
        }
        return new Difference(mean, error(squares, shared));
    }

    private static double error(double squares, int count) {
        return count < 2 ? Double.POSITIVE_INFINITY : Math.sqrt(squares / (count - 1) / count);
    }
}
