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
 * then each survivor has one to itself.
 */
final class CodeBreaker implements Breaker {
    private final Checkout checkout;
    private final RulesModule module;
    private final String packages;
    private final List<Machines> machinery;
    private final Consumer<String> progress;

    CodeBreaker(
            Checkout checkout,
            RulesModule module,
            String packages,
            List<Machines> machinery,
            Consumer<String> progress) {
        this.checkout = checkout;
        this.module = module;
        this.packages = packages;
        this.machinery = machinery;
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
        for (Machines machines : machinery) {
            for (String tests : module.testedBy()) {
                PitestRun run = new PitestRun(checkout, module, packages, tests, machines);
                preparation = preparation.plus(run.run(chooser, result -> {
                    note(result, chooser, outcomes);
                    result.getKillingTest()
                            .ifPresent(test -> catchers.put(result.getDetails().getId(), test));
                }));
                chooser.narrow(id -> outcomes.get(id) == Outcome.SURVIVED
                        || outcomes.get(id) == Outcome.UNREACHED && machines == Machines.SHARED);
                outcomes.keySet().removeAll(chooser.reached());
                progress.accept(left(outcomes) + " of " + outcomes.size() + " left after the tests of " + tests);
            }
            if (selection.isOnlyUnreached()) {
                break;
            }
            // What nothing reaches need not be tried alone.
            chooser.narrow(id -> outcomes.get(id) == Outcome.SURVIVED);
        }
        List<Result> results = results(chooser, outcomes, catchers);
        results.forEach(told);
        return new Trial(chooser.population(), results, preparation);
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
