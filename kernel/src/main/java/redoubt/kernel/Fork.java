package redoubt.kernel;

/**
 * What two features say together about the chance of winning, where a sum of all of them is not enough: many zombies are harmless when all is
 * done, and fatal when the way is long.
 *
 * <pre>
 * progress up to 0.5:  zombies up to 0.3: +0.1   more: -0.4
 * more progress:       round up to 1.2:   +0.2   later: 0
 * </pre>
 *
 * @param cut the question that is asked first
 * @param below what is asked next where the first feature is no more than that, with what each answer adds
 * @param above what is asked next where it is more
 */
public record Fork(Cut cut, Leaves below, Leaves above) {
    /** Whether a feature, by its number, is no more than a value. */
    public record Cut(int feature, double upTo) {
        boolean holds(double[] features) {
            return features[feature] <= upTo;
        }
    }

    /** What is added on either side of a second cut. */
    public record Leaves(Cut cut, double upTo, double more) {
        double at(double[] features) {
            return cut.holds(features) ? upTo : more;
        }
    }

    /** What this adds for these features. */
    double at(double[] features) {
        return (cut.holds(features) ? below : above).at(features);
    }
}
