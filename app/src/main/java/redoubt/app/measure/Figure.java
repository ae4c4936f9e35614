package redoubt.app.measure;

import java.util.Arrays;

/** The result of several rounds of a measurement: the median, the least and the most; and the target, if there is one. */
public record Figure(String name, String unit, double median, double least, double most, String target) {
    static Figure of(String name, String unit, String target, double... rounds) {
        double[] sorted = rounds.clone();
        Arrays.sort(sorted);
        return new Figure(name, unit, sorted[sorted.length / 2], sorted[0], sorted[sorted.length - 1], target);
    }
}
