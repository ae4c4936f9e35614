package redoubt.lab;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import redoubt.kernel.Fork;
import redoubt.kernel.LearntChance;
import redoubt.lab.LogisticRegression.Sample;

/**
 * Adds to a sum of features what it cannot say: one fork after the other, each laid where the chance so far is most at odds with the samples, and
 * each counting for little, so that no few samples decide alone (gradient boosting of small trees).
 *
 * <p>Say 30 samples with much progress were won although the sum gave them 0.4. The best cut then is at that progress, and its upper side adds
 * a seventh of the step that would set them right; the next fork begins from there.
 */
final class Forking {
    private static final int FORKS = 40;
    private static final double RATE = 0.15;

    /** With fewer samples on a side a fork would only repeat them. */
    private static final int LEAST = 15;

    /** Where a feature may be cut: at so many of its quantiles. */
    private static final int CUTS = 16;

    private static final double PULL = 2;

    private final List<Sample> samples;
    private final double[][] cuts;
    private final double[] slope;
    private final double[] bend;

    Forking(List<Sample> samples) {
        this.samples = samples;
        this.slope = new double[samples.size()];
        this.bend = new double[samples.size()];
        int features = samples.isEmpty() ? 0 : samples.getFirst().features().length;
        this.cuts = new double[features][];
        for (int feature = 0; feature < features; feature++) {
            cuts[feature] = quantiles(feature);
        }
    }

    private double[] quantiles(int feature) {
        double[] values = samples.stream()
                .mapToDouble(each -> each.features()[feature])
                .sorted()
                .toArray();
        TreeSet<Double> cuts = new TreeSet<>();
        for (int i = 1; i <= CUTS; i++) {
            // As they are written to a file, so that what is learnt is what is read.
            cuts.add(Math.round(values[(int) ((long) i * (values.length - 1) / (CUTS + 1))] * 10_000) / 10_000.0);
        }
        return cuts.stream().mapToDouble(Double::doubleValue).toArray();
    }

    /** A chance with as many forks as help. */
    LearntChance added(LearntChance sum) {
        LearntChance chance = sum;
        List<Fork> forks = new ArrayList<>();
        while (forks.size() < FORKS) {
            for (int i = 0; i < samples.size(); i++) {
                double now = chance.at(samples.get(i).features());
                slope[i] = samples.get(i).won() - now;
                bend[i] = now * (1 - now);
            }
            Side all = new Side(everybody());
            if (all.best == null) {
                break;
            }
            forks.add(new Fork(all.best, new Side(all.below()).leaves(), new Side(all.above()).leaves()));
            chance = sum.withForks(forks);
        }
        return chance;
    }

    private int[] everybody() {
        int[] all = new int[samples.size()];
        Arrays.setAll(all, i -> i);
        return all;
    }

    private double value(int sample, int feature) {
        return samples.get(sample).features()[feature];
    }

    /** Some of the samples, and the cut that sets most of them right; none if there are too few on either side of any. */
    private final class Side {
        private final int[] members;
        private final double slopes;
        private final double bends;
        private Fork.Cut best;
        private double gain;

        Side(int[] members) {
            this.members = members;
            this.slopes = Arrays.stream(members).mapToDouble(i -> slope[i]).sum();
            this.bends = Arrays.stream(members).mapToDouble(i -> bend[i]).sum();
            for (int feature = 0; feature < cuts.length && members.length >= 2 * LEAST; feature++) {
                tryCuts(feature);
            }
        }

        /** Sorts the members into the gaps between the cuts, then goes through the cuts from the lowest. */
        private void tryCuts(int feature) {
            int[] counts = new int[cuts[feature].length + 1];
            double[] slopesOf = new double[counts.length];
            double[] bendsOf = new double[counts.length];
            for (int i : members) {
                int at = Arrays.binarySearch(cuts[feature], value(i, feature));
                int gap = at >= 0 ? at : -at - 1;
                counts[gap]++;
                slopesOf[gap] += slope[i];
                bendsOf[gap] += bend[i];
            }
            int count = 0;
            double slopesBelow = 0;
            double bendsBelow = 0;
            for (int cut = 0; cut < cuts[feature].length; cut++) {
                count += counts[cut];
                slopesBelow += slopesOf[cut];
                bendsBelow += bendsOf[cut];
                if (count >= LEAST && members.length - count >= LEAST) {
                    double gained = gain(slopesBelow, bendsBelow)
                            + gain(slopes - slopesBelow, bends - bendsBelow)
                            - gain(slopes, bends);
                    if (gained > gain + 1e-9) {
                        gain = gained;
                        best = new Fork.Cut(feature, cuts[feature][cut]);
                    }
                }
            }
        }

        private double gain(double slopes, double bends) {
            return slopes * slopes / (bends + PULL);
        }

        int[] below() {
            return Arrays.stream(members)
                    .filter(i -> value(i, best.feature()) <= best.upTo())
                    .toArray();
        }

        int[] above() {
            return Arrays.stream(members)
                    .filter(i -> value(i, best.feature()) > best.upTo())
                    .toArray();
        }

        /** What each side of the best cut adds; the same on both if there is none. */
        Fork.Leaves leaves() {
            if (best == null) {
                double step = step(members);
                return new Fork.Leaves(new Fork.Cut(0, 0), step, step);
            }
            return new Fork.Leaves(best, step(below()), step(above()));
        }

        private double step(int[] some) {
            double slopes = Arrays.stream(some).mapToDouble(i -> slope[i]).sum();
            double bends = Arrays.stream(some).mapToDouble(i -> bend[i]).sum();
            return Math.round(RATE * slopes / (bends + PULL) * 10_000) / 10_000.0;
        }
    }
}
