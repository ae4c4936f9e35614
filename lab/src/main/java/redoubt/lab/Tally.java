package redoubt.lab;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import redoubt.lab.Batch.Outcome;

/** The running count of one worker. */
public final class Tally {
    private int won;
    private int lost;
    private long decisions;
    private long rounds;
    private long roundsWon;
    private final TreeMap<String, Integer> victories = new TreeMap<>();
    private final TreeMap<String, Integer> defeats = new TreeMap<>();
    private final TreeMap<Integer, int[]> lengths = new TreeMap<>();
    private final TreeMap<String, int[]> seen = new TreeMap<>();
    private final List<Failure> failures = new ArrayList<>();

    public void add(Outcome outcome) {
        if (outcome.failure().isPresent()) {
            failures.add(outcome.failure().get());
            return;
        }
        if (outcome.isWon()) {
            won++;
        } else {
            lost++;
        }
        decisions += outcome.decisions();
        rounds += outcome.round();
        roundsWon += outcome.isWon() ? outcome.round() : 0;
        count(lengths, outcome.round(), outcome.isWon());
        (outcome.isWon() ? victories : defeats).merge(outcome.rule(), 1, Integer::sum);
        outcome.cited().forEach(rule -> count(seen, rule, outcome.isWon()));
    }

    /** Two numbers for each key: those won, and those lost. */
    private static <K> void count(Map<K, int[]> counts, K key, boolean isWon) {
        counts.computeIfAbsent(key, _ -> new int[2])[isWon ? 0 : 1]++;
    }

    private static <K> void sum(Map<K, int[]> sums, Map<K, int[]> more) {
        more.forEach((key, counts) -> {
            int[] sum = sums.computeIfAbsent(key, _ -> new int[2]);
            sum[0] += counts[0];
            sum[1] += counts[1];
        });
    }

    static Tally sum(List<Tally> tallies) {
        Tally sum = new Tally();
        for (Tally tally : tallies) {
            sum.won += tally.won;
            sum.lost += tally.lost;
            sum.decisions += tally.decisions;
            sum.rounds += tally.rounds;
            sum.roundsWon += tally.roundsWon;
            tally.victories.forEach((rule, count) -> sum.victories.merge(rule, count, Integer::sum));
            tally.defeats.forEach((rule, count) -> sum.defeats.merge(rule, count, Integer::sum));
            sum(sum.lengths, tally.lengths);
            sum(sum.seen, tally.seen);
            sum.failures.addAll(tally.failures);
        }
        sum.failures.sort(Comparator.comparingLong(Failure::seed));
        return sum;
    }

    /** How many games were counted, broken ones included. */
    int games() {
        return won + lost + failures.size();
    }

    /** The report on all games counted, which took so many seconds. */
    public Report report(double seconds) {
        int ended = Math.max(1, won + lost);
        List<Report.End> byRule = new ArrayList<>();
        victories.forEach((rule, count) -> byRule.add(new Report.End(true, rule, count)));
        defeats.forEach((rule, count) -> byRule.add(new Report.End(false, rule, count)));
        return new Report(
                games(),
                won,
                lost,
                decisions,
                (double) rounds / ended,
                (double) roundsWon / Math.max(1, won),
                seconds,
                List.copyOf(byRule),
                lengths.entrySet().stream()
                        .map(each -> new Report.Length(each.getKey(), each.getValue()[0], each.getValue()[1]))
                        .toList(),
                seen.entrySet().stream()
                        .map(each -> new Report.Seen(
                                each.getKey(), each.getValue()[0] + each.getValue()[1], each.getValue()[0]))
                        .toList(),
                List.copyOf(failures));
    }
}
