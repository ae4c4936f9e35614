package redoubt.mutants;

import java.nio.file.Path;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.pitest.mutationtest.engine.MutationDetails;

/** Says of Pitest's mutants which break in the sources they are. */
final class BreakNames {
    private final Checkout checkout;
    private final RulesModule module;

    BreakNames(Checkout checkout, RulesModule module) {
        this.checkout = checkout;
        this.module = module;
    }

    /** The breaks of one class; when a line is broken twice in the same words, the second is marked as such. */
    Map<MutationDetails, Break> of(Collection<MutationDetails> mutations) {
        Map<MutationDetails, Break> breaks = new LinkedHashMap<>();
        Map<String, Integer> seen = new HashMap<>();
        Map<String, List<String>> sources = new HashMap<>();
        mutations.stream()
                .sorted(Comparator.comparing(MutationDetails::getInstructionIndex))
                .forEach(mutation -> {
                    String file = file(mutation);
                    List<String> lines = sources.computeIfAbsent(
                            file, name -> Checkout.lines(checkout.home().resolve(name)));
                    Break broken = named(mutation, file, lines);
                    int count = seen.merge(broken.signature(), 1, Integer::sum);
                    breaks.put(mutation, count == 1 ? broken : broken.numbered(count));
                });
        return breaks;
    }

    private static Break named(MutationDetails mutation, String file, List<String> lines) {
        int line = mutation.getLineNumber();
        String text = line >= 1 && line <= lines.size() ? Break.narrowed(lines.get(line - 1)) : "";
        return new Break(file, line, place(mutation), text, change(mutation));
    }

    private String file(MutationDetails mutation) {
        String folder = mutation.getClassName().getPackage().asJavaName().replace('.', '/');
        return Path.of(module.folder(), "src/main/java", folder, mutation.getFilename())
                .toString()
                .replace('\\', '/');
    }

    /** The class within its file, and the method: lambdas are named after the method they stand in. */
    private static String place(MutationDetails mutation) {
        String method = mutation.getMethod().replaceFirst("^lambda\\$(.+)\\$\\d+$", "$1");
        String type =
                mutation.getClassName().getNameWithoutPackage().asJavaName().replace('$', '.');
        return method.equals("<init>") ? type : type + "." + method;
    }

    /** Pitest's description, without the packages of the types it names. */
    private static String change(MutationDetails mutation) {
        return mutation.getDescription()
                .replaceAll("\\b(?:[a-z]\\w*[./])+([A-Z])", "$1")
                .replaceFirst(" for \\S+$", "");
    }
}
