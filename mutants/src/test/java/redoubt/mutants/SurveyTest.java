package redoubt.mutants;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Samples and scores. */
class SurveyTest {
    private static final Selection EVERYTHING = new Selection(1, 0, 1, Judgements.none(), Optional.empty(), false);

    private static Break broken(int number) {
        return new Break("horde/src/main/java/A.java", number, "A.a", "line " + number, "changed");
    }

    /** A thousand breaks of which every tenth survives, each taking some time. */
    private record Slow(Duration each, List<Integer> runs) implements Breaker {
        @Override
        public RulesModule module() {
            return RulesModule.ALL.getFirst();
        }

        @Override
        public String kind() {
            return "code";
        }

        @Override
        public String sources() {
            return "src/main/java";
        }

        @Override
        public Trial run(Selection selection, Consumer<Result> told) {
            Set<String> population = new LinkedHashSet<>();
            List<Result> results = new ArrayList<>();
            for (int i = 0; i < 1000; i++) {
                population.add(broken(i).signature());
                if (selection.includes(broken(i))) {
                    pause();
                    results.add(new Result(broken(i), i % 10 == 0 ? Outcome.SURVIVED : Outcome.CAUGHT));
                }
            }
            runs.add(results.size());
            return new Trial(population, results, Duration.ZERO);
        }

        private void pause() {
            try {
                Thread.sleep(each);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    @Test
    void withoutALimitEverythingIsTriedAtOnce() {
        Slow slow = new Slow(Duration.ZERO, new ArrayList<>());
        Score score =
                new Survey(slow, EVERYTHING, result -> {}).run(Optional.empty()).score();
        assertThat(slow.runs()).containsExactly(1000);
        assertThat(score).isEqualTo(new Score(1000, 1000, 900, 0, 0, 0, 100));
        assertThat(score.percent()).isEqualTo("90.0 %");
    }

    @Test
    void aLimitGivesASampleWithoutRepeats() {
        Slow slow = new Slow(Duration.ofMillis(5), new ArrayList<>());
        Survey.Findings findings = new Survey(slow, EVERYTHING, result -> {}).run(Optional.of(Duration.ofMillis(700)));
        assertThat(findings.population()).hasSize(1000);
        assertThat(findings.results()).hasSizeBetween(10, 300);
        assertThat(new HashSet<>(findings.results())).hasSameSizeAs(findings.results());
        assertThat(slow.runs()).hasSizeGreaterThan(1);
        assertThat(findings.score().percent()).matches("\\d+\\.\\d % \\(\\d+\\.\\d % to \\d+\\.\\d %\\)");
    }

    @Test
    void aShortModuleIsTriedWhollyWithinTheLimit() {
        Slow quick = new Slow(Duration.ZERO, new ArrayList<>());
        Survey.Findings findings = new Survey(quick, EVERYTHING, result -> {}).run(Optional.of(Duration.ofMinutes(1)));
        assertThat(findings.results()).hasSize(1000);
    }

    @Test
    void theSeedMakesTheSample() {
        List<Integer> one = sample(1);
        assertThat(sample(1)).isEqualTo(one);
        assertThat(sample(2)).isNotEqualTo(one);
        assertThat(one).hasSizeBetween(60, 140);
    }

    private static List<Integer> sample(long seed) {
        Selection tenth = new Selection(seed, 0, 0.1, Judgements.none(), Optional.empty(), false);
        return IntStream.range(0, 1000)
                .filter(i -> tenth.includes(broken(i)))
                .boxed()
                .toList();
    }

    @Test
    void theIntervalIsWilsons() {
        assertThat(new Score(1000, 100, 95, 2, 0, 0, 5).percent()).isEqualTo("95.0 % (88.8 % to 97.8 %)");
        assertThat(new Score(1000, 50, 50, 0, 0, 0, 0).percent()).isEqualTo("100.0 % (92.9 % to 100.0 %)");
        assertThat(new Score(10, 5, 0, 0, 0, 5, 0).percent()).isEqualTo("-");
    }

    @Test
    void judgedBreaksDoNotCount() {
        List<Result> results = List.of(
                new Result(broken(1), Outcome.JUDGED),
                new Result(broken(2), Outcome.STALLED),
                new Result(broken(3), Outcome.UNREACHED));
        Score score = Score.of(3, results);
        assertThat(score).isEqualTo(new Score(3, 3, 1, 1, 0, 1, 1));
        assertThat(score.percent()).isEqualTo("50.0 %");
    }

    @Test
    void whatOnlyARecordedGameNoticedIsCountedApart() {
        List<Result> results = List.of(
                new Result(broken(1), Outcome.CAUGHT, "redoubt.white.RulesTest.aWallStopsThem()"),
                new Result(broken(2), Outcome.CAUGHT, "redoubt.white.PlaythroughTest.everyMission"),
                new Result(broken(3), Outcome.STALLED, ""),
                new Result(broken(4), Outcome.SURVIVED, ""));
        assertThat(Score.of(4, results)).isEqualTo(new Score(4, 4, 3, 1, 1, 0, 1));
        assertThat(results.getFirst().caught())
                .isEqualTo("redoubt.white.RulesTest.aWallStopsThem()\thorde/src/main/java/A.java:1\tA.a\tchanged");
    }
}
