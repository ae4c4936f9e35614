package redoubt.mutants;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Properties;
import org.pitest.classinfo.ClassName;
import org.pitest.classpath.CodeSource;
import org.pitest.mutationtest.build.MutationGrouper;
import org.pitest.mutationtest.build.MutationGrouperFactory;
import org.pitest.mutationtest.engine.MutationDetails;

/**
 * How many breaks one machine tries before the next one starts. Together they are quick, but what tests keep from one to the next is
 * not broken; so what survives together is tried again alone.
 */
final class Machines implements MutationGrouper, MutationGrouperFactory {
    private static final int SIZE = 250;

    @Override
    public List<List<MutationDetails>> groupMutations(
            Collection<ClassName> classes, Collection<MutationDetails> mutations) {
        List<MutationDetails> sorted = mutations.stream()
                .sorted(Comparator.comparing(MutationDetails::getId))
                .toList();
        List<List<MutationDetails>> groups = new ArrayList<>();
        for (int start = 0; start < sorted.size(); start += SIZE) {
            groups.add(sorted.subList(start, Math.min(sorted.size(), start + SIZE)));
        }
        return groups;
    }

    @Override
    public MutationGrouper makeFactory(Properties properties, CodeSource code, int threads, int unitSize) {
        return this;
    }

    @Override
    public String description() {
        return "how many mutants share a machine";
    }
}
