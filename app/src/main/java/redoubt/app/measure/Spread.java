package redoubt.app.measure;

import java.util.Arrays;

/** What several rounds of a measurement gave: the median, the quartiles around it, the least and the most. */
public record Spread(double least, double lower, double median, double upper, double most) {
    public static Spread of(double... rounds) {
        double[] sorted = rounds.clone();
        Arrays.sort(sorted);
        return new Spread(sorted[0], at(sorted, 0.25), at(sorted, 0.5), at(sorted, 0.75), sorted[sorted.length - 1]);
    }

    /** The value below which this share lies, between two measured ones if need be. */
    private static double at(double[] sorted, double share) {
        double place = share * (sorted.length - 1);
        int below = (int) place;
        int above = Math.min(below + 1, sorted.length - 1);
        return sorted[below] + (place - below) * (sorted[above] - sorted[below]);
    }
}
