package redoubt.mutants;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;

/** What the tool prints: every survivor as soon as it is known, and the scores at the end. */
final class Report {
    private static final String ROW = "%-12s  %-8s  %7s  %6s  %6s  %7s  %8s  %6s  %8s  %s%n";

    private final PrintStream out;
    private final long seed;
    private final List<Runnable> rows = new ArrayList<>();
    private boolean isSample;

    Report(PrintStream out, long seed) {
        this.out = out;
        this.seed = seed;
    }

    void begin(Breaker breaker) {
        out.println("# " + breaker.module().folder() + ", " + breaker.kind());
        out.println();
    }

    void tell(Result result) {
        if (result.outcome().isSurvivor()) {
            result.broken().lines().forEach(out::println);
            if (result.outcome() == Outcome.UNREACHED) {
                out.println("  # no test comes here");
            }
            out.println();
            out.flush();
        }
    }

    void end(Breaker breaker, Survey.Findings findings, List<String> outdated) {
        outdated.forEach(entry -> out.println("judged, but there is no such break any more: " + entry));
        Score score = findings.score();
        isSample |= score.isSample();
        rows.add(() -> row(breaker.module().folder(), breaker.kind(), score));
    }

    void summary() {
        out.printf(
                ROW,
                "module",
                "broken",
                "breaks",
                "tried",
                "caught",
                "stalled",
                "recorded",
                "judged",
                "survived",
                "score");
        rows.forEach(Runnable::run);
        if (isSample) {
            out.println("A random sample with seed " + seed + "; in brackets the interval of 95 % for all breaks.");
        }
        out.println("Stalled breaks, and those that only a recorded game noticed, are among the caught; the score is"
                + " caught of caught and survived.");
    }

    private void row(String module, String kind, Score score) {
        out.printf(
                ROW,
                module,
                kind,
                score.population(),
                score.tried(),
                score.caught(),
                score.stalled(),
                score.recorded(),
                score.judged(),
                score.survived(),
                score.percent());
    }
}
