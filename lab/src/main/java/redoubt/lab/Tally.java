package redoubt.lab;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import redoubt.lab.Trial.Result;

/** The running count of one worker. */
final class Tally {
    private int won;
    private int lost;
    private long decisions;
    private long rounds;
    private long roundsWon;
    private final TreeMap<String, Integer> victories = new TreeMap<>();
    private final TreeMap<String, Integer> defeats = new TreeMap<>();
    private final List<Failure> failures = new ArrayList<>();

    void add(Result<?> result) {
        if (result.won()) {
            won++;
        } else {
            lost++;
        }
        decisions += result.decisions();
        rounds += result.round();
        roundsWon += result.won() ? result.round() : 0;
        (result.won() ? victories : defeats).merge(result.rule(), 1, Integer::sum);
    }

    void add(Failure failure) {
        failures.add(failure);
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
            sum.failures.addAll(tally.failures);
        }
        sum.failures.sort(Comparator.comparingLong(Failure::seed));
        return sum;
    }

    /** How many games were counted, broken ones included. */
    int games() {
        return won + lost + failures.size();
    }

    Report report(int games, double seconds) {
        int ended = Math.max(1, won + lost);
        List<Report.End> byRule = new ArrayList<>();
        victories.forEach((rule, count) -> byRule.add(new Report.End(true, rule, count)));
        defeats.forEach((rule, count) -> byRule.add(new Report.End(false, rule, count)));
        return new Report(
                games,
                won,
                lost,
                decisions,
                (double) rounds / ended,
                (double) roundsWon / Math.max(1, won),
                seconds,
                List.copyOf(byRule),
                List.copyOf(failures));
    }
}
