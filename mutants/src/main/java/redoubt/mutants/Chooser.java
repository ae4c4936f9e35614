package redoubt.mutants;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.pitest.bytecode.analysis.ClassTree;
import org.pitest.mutationtest.build.InterceptorParameters;
import org.pitest.mutationtest.build.InterceptorType;
import org.pitest.mutationtest.build.MutationInterceptor;
import org.pitest.mutationtest.build.MutationInterceptorFactory;
import org.pitest.mutationtest.build.TestPrioritiser;
import org.pitest.mutationtest.engine.Mutater;
import org.pitest.mutationtest.engine.MutationDetails;
import org.pitest.mutationtest.engine.MutationIdentifier;
import org.pitest.plugin.Feature;

/** Passes on to Pitest only the mutants that are selected, end, are not judged, and not caught already. */
final class Chooser implements MutationInterceptor, MutationInterceptorFactory {
    private final BreakNames names;
    private final Selection selection;
    private final Map<MutationIdentifier, Break> chosen = new LinkedHashMap<>();
    private final Set<String> population = new LinkedHashSet<>();
    private final Set<Break> judged = new LinkedHashSet<>();
    private final Set<MutationIdentifier> reached = new HashSet<>();
    private Predicate<MutationIdentifier> isOpen = id -> true;
    private Optional<TestPrioritiser> tests = Optional.empty();
    private Optional<ClassTree> type = Optional.empty();
    private Optional<Mutater> breaker = Optional.empty();

    Chooser(BreakNames names, Selection selection) {
        this.names = names;
        this.selection = selection;
    }

    Map<MutationIdentifier, Break> chosen() {
        return chosen;
    }

    Set<String> population() {
        return population;
    }

    Set<Break> judged() {
        return judged;
    }

    /** What was left out because a test comes to it. */
    Set<MutationIdentifier> reached() {
        return reached;
    }

    /** From now on, only these. */
    void narrow(Predicate<MutationIdentifier> open) {
        isOpen = open;
    }

    /** The class file with this break in it. */
    byte[] broken(MutationIdentifier id) {
        return breaker.orElseThrow().getMutation(id).getBytes();
    }

    /** A mutant that no machine can run is none. */
    void drop(MutationIdentifier id) {
        population.remove(chosen.remove(id).signature());
    }

    @Override
    public Collection<MutationDetails> intercept(Collection<MutationDetails> mutations, Mutater mutater) {
        breaker = Optional.of(mutater);
        List<MutationDetails> kept = new ArrayList<>();
        names.of(mutations).forEach((mutation, broken) -> {
            if (!selection.concerns(broken) || isEndless(mutation)) {
                return;
            }
            population.add(broken.signature());
            if (!selection.includes(broken)) {
                return;
            }
            if (selection.isJudged(broken)) {
                judged.add(broken);
            } else if (selection.isOnlyUnreached() && isReached(mutation)) {
                reached.add(mutation.getId());
            } else if (isOpen.test(mutation.getId())) {
                chosen.put(mutation.getId(), broken);
                kept.add(mutation);
            }
        });
        return kept;
    }

    private boolean isEndless(MutationDetails mutation) {
        return type.filter(tree -> LoopExits.isTakenAway(tree, mutation)).isPresent();
    }

    private boolean isReached(MutationDetails mutation) {
        return tests.map(found -> !found.assignTests(mutation).isEmpty()).orElse(false);
    }

    @Override
    public MutationInterceptor createInterceptor(InterceptorParameters parameters) {
        tests = Optional.ofNullable(parameters.testPrioritiser());
        return this;
    }

    /** The last of Pitest's kinds, so that its own filters have gone before. */
    @Override
    public InterceptorType type() {
        return InterceptorType.REPORT;
    }

    @Override
    public void begin(ClassTree broken) {
        type = Optional.of(broken);
    }

    @Override
    public void end() {
        type = Optional.empty();
    }

    @Override
    public Feature provides() {
        return Feature.named("CHOOSER").withOnByDefault(true).withDescription(description());
    }

    @Override
    public String description() {
        return "the mutants to try";
    }
}
