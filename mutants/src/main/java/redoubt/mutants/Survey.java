package redoubt.mutants;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** Lets a breaker work until everything is tried or the time is up. */
record Survey(Breaker breaker, Selection selection, Consumer<Result> told) {
    /** The first stretch shows how long a break takes here. */
    private static final double FIRST = 0.03;

    /** Fewer breaks are not worth the preparation. */
    private static final double LEAST = 10;

    /** The share of the time left that is planned with, since the next breaks may take longer than the last. */
    private static final double CAUTION = 0.85;

    /** What a survey found out: every break there is, and what became of those tried. */
    record Findings(Set<String> population, List<Result> results) {
        Score score() {
            return Score.of(population.size(), results);
        }
    }

    Findings run(Optional<Duration> limit) {
        Findings findings = new Findings(new LinkedHashSet<>(), new ArrayList<>());
        Instant begin = Instant.now();
        breaker.prepare();
        if (limit.isEmpty()) {
            add(breaker.run(selection.stretch(0, 1), told), findings);
            return findings;
        }
        Instant end = begin.plus(limit.get());
        double from = 0;
        double to = FIRST;
        while (from < 1) {
            Instant start = Instant.now();
            Trial trial = breaker.run(selection.stretch(from, to), told);
            add(trial, findings);
            double next = next(
                    trial, to - from, Duration.between(start, Instant.now()), Duration.between(Instant.now(), end));
            if (next * trial.population().size()
                    < Math.min(LEAST, (1 - to) * trial.population().size())) {
                break;
            }
            from = to;
            to = Math.min(1, to + next);
        }
        return findings;
    }

    /** How long a stretch fits into the time left, judging by the last one. */
    private static double next(Trial trial, double stretch, Duration elapsed, Duration left) {
        if (trial.population().isEmpty()) {
            return 0;
        }
        double time = seconds(left.minus(trial.preparation())) * CAUTION;
        if (time <= 0) {
            return 0;
        }
        if (trial.results().isEmpty()) {
            return 2 * LEAST / trial.population().size();
        }
        double working = Math.max(0.001, seconds(elapsed.minus(trial.preparation())));
        return time * stretch / working;
    }

    private static double seconds(Duration duration) {
        return duration.toMillis() / 1000.0;
    }

    private static void add(Trial trial, Findings findings) {
        findings.population().addAll(trial.population());
        findings.results().addAll(trial.results());
    }
}
