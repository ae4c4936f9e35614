package redoubt.mutants;

import java.util.List;
import java.util.Locale;

/** How many of the breaks that can be observed are caught, with the interval that a sample allows. */
record Score(int population, int tried, int caught, int stalled, int recorded, int judged, int survived) {
    /** The 97.5 % point of the normal distribution, for intervals of 95 %. */
    private static final double Z = 1.96;

    static Score of(int population, List<Result> results) {
        int judged = count(results, Outcome.JUDGED);
        int stalled = count(results, Outcome.STALLED);
        int caught = count(results, Outcome.CAUGHT) + stalled;
        int recorded = (int) results.stream().filter(Result::isCaughtByRecord).count();
        return new Score(
                population, results.size(), caught, stalled, recorded, judged, results.size() - judged - caught);
    }

    private static int count(List<Result> results, Outcome outcome) {
        return (int)
                results.stream().filter(result -> result.outcome() == outcome).count();
    }

    private int observable() {
        return caught + survived;
    }

    boolean isSample() {
        return tried < population;
    }

    /** The share caught in percent; for a sample also the interval of 95 % (Wilson's) for all of them. */
    String percent() {
        if (observable() == 0) {
            return "-";
        }
        double share = (double) caught / observable();
        return isSample() ? percent(share) + " (" + bound(-Z) + " to " + bound(Z) + ")" : percent(share);
    }

    private String bound(double z) {
        double n = observable();
        double share = caught / n;
        double middle = share + z * z / (2 * n);
        double reach = z * Math.sqrt(share * (1 - share) / n + z * z / (4 * n * n));
        return percent((middle + reach) / (1 + z * z / n));
    }

    private static String percent(double share) {
        return String.format(Locale.ROOT, "%.1f %%", 100 * share);
    }
}
