package redoubt.mutants;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.pitest.mutationtest.DetectionStatus;
import org.pitest.mutationtest.MutationResult;
import org.pitest.mutationtest.engine.MutationIdentifier;

/**
 * Breaks the compiled classes of a module with Pitest. The module's own tests come first; only what they miss is tried on the tests of
 * the next module, so that a break of the family counts as caught when a game's test catches it. First many breaks share a machine,
 * then each survivor has one to itself, in which nothing was made before it was broken.
 */
final class CodeBreaker implements Breaker {
    private final Checkout checkout;
    private final RulesModule module;
    private final String packages;
    private final boolean isQuick;
    private final List<TestMachine> alone;
    private final Consumer<String> progress;

    CodeBreaker(Checkout checkout, RulesModule module, String packages, boolean isQuick, Consumer<String> progress) {
        this.checkout = checkout;
        this.module = module;
        this.packages = packages;
        this.isQuick = isQuick;
        this.alone = module.testedBy().stream()
                .map(tests -> new TestMachine(checkout, tests))
                .toList();
        this.progress = progress;
    }

    @Override
    public RulesModule module() {
        return module;
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
        Chooser chooser = new Chooser(new BreakNames(checkout, module), selection);
        Map<MutationIdentifier, Outcome> outcomes = new LinkedHashMap<>();
        Map<MutationIdentifier, String> catchers = new HashMap<>();
        Duration preparation = Duration.ZERO;
        for (String tests : module.testedBy()) {
            PitestRun run = new PitestRun(checkout, module, packages, tests);
            preparation = preparation.plus(run.run(chooser, result -> {
                note(result, chooser, outcomes);
                result.getKillingTest()
                        .ifPresent(test -> catchers.put(result.getDetails().getId(), test));
            }));
            chooser.narrow(id -> outcomes.get(id) == Outcome.SURVIVED || outcomes.get(id) == Outcome.UNREACHED);
            outcomes.keySet().removeAll(chooser.reached());
            progress.accept(left(outcomes) + " of " + outcomes.size() + " left after the tests of " + tests);
        }
        if (!isQuick && !selection.isOnlyUnreached()) {
            tryAlone(chooser, outcomes, catchers);
        }
        List<Result> results = results(chooser, outcomes, catchers);
        results.forEach(told);
        return new Trial(chooser.population(), results, preparation);
    }

    /** What nothing reaches need not be tried alone. */
    private void tryAlone(
            Chooser chooser, Map<MutationIdentifier, Outcome> outcomes, Map<MutationIdentifier, String> catchers) {
        for (MutationIdentifier id : List.copyOf(outcomes.keySet())) {
            for (int i = 0; i < alone.size() && outcomes.get(id) == Outcome.SURVIVED; i++) {
                TestMachine machine = alone.get(i);
                if (!machine.isPrepared()) {
                    machine.prepare();
                }
                Outcome outcome = machine.run(id.getClassName().asInternalName() + ".class", chooser.broken(id));
                outcomes.put(id, outcome);
                if (outcome == Outcome.CAUGHT) {
                    catchers.put(id, machine.failed());
                }
            }
        }
        progress.accept(left(outcomes) + " of " + outcomes.size() + " left after each had a machine to itself");
    }

    private static long left(Map<MutationIdentifier, Outcome> outcomes) {
        return outcomes.values().stream().filter(Outcome::isSurvivor).count();
    }

    private static void note(MutationResult result, Chooser chooser, Map<MutationIdentifier, Outcome> outcomes) {
        MutationIdentifier id = result.getDetails().getId();
        if (result.getStatus() == DetectionStatus.NON_VIABLE) {
            chooser.drop(id);
        } else {
            outcomes.merge(id, outcome(result.getStatus()), CodeBreaker::later);
        }
    }

    /** What one module's tests reach and another's do not counts as reached. */
    private static Outcome later(Outcome before, Outcome now) {
        return now == Outcome.UNREACHED ? before : now;
    }

    private static List<Result> results(
            Chooser chooser, Map<MutationIdentifier, Outcome> outcomes, Map<MutationIdentifier, String> catchers) {
        List<Result> results = new ArrayList<>();
        chooser.judged().forEach(judged -> results.add(new Result(judged, Outcome.JUDGED)));
        outcomes.forEach((id, outcome) ->
                results.add(new Result(chooser.chosen().get(id), outcome, catchers.getOrDefault(id, ""))));
        return results;
    }

    private static Outcome outcome(DetectionStatus status) {
        return switch (status) {
            case KILLED -> Outcome.CAUGHT;
            case SURVIVED, EQUIVALENT -> Outcome.SURVIVED;
            case NO_COVERAGE -> Outcome.UNREACHED;
            case TIMED_OUT, MEMORY_ERROR, RUN_ERROR, NON_VIABLE, NOT_STARTED, STARTED -> Outcome.STALLED;
        };
    }
}
