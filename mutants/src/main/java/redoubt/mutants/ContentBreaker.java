package redoubt.mutants;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Breaks the content files of a game and runs the game's tests on each broken file in a machine of its own. */
final class ContentBreaker implements Breaker {
    private final Checkout checkout;
    private final RulesModule module;
    private final String content;
    private final TestMachine machine;

    ContentBreaker(Checkout checkout, RulesModule module, String content) {
        this.checkout = checkout;
        this.module = module;
        this.content = content;
        this.machine = new TestMachine(checkout, module.folder());
    }

    @Override
    public RulesModule module() {
        return module;
    }

    @Override
    public String kind() {
        return "content";
    }

    @Override
    public String sources() {
        return "src/main/resources";
    }

    @Override
    public Trial run(Selection selection, Consumer<Result> told) {
        Set<String> population = new LinkedHashSet<>();
        List<Result> results = new ArrayList<>();
        for (Path file : files()) {
            List<String> lines = Checkout.lines(file);
            String name = checkout.home().relativize(file).toString().replace('\\', '/');
            for (ContentBreak candidate : ContentBreaks.of(name, lines)) {
                Break broken = candidate.broken();
                if (!selection.concerns(broken)) {
                    continue;
                }
                population.add(broken.signature());
                if (selection.includes(broken)) {
                    results.add(
                            selection.isJudged(broken)
                                    ? new Result(broken, Outcome.JUDGED)
                                    : tried(candidate, file, lines));
                    told.accept(results.getLast());
                }
            }
        }
        return new Trial(population, results, Duration.ZERO);
    }

    private List<Path> files() {
        try (Stream<Path> files = Files.list(checkout.content(module, content))) {
            return files.filter(file -> file.toString().endsWith(".txt"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot list the content of " + module.folder() + ": " + e.getMessage(), e);
        }
    }

    @Override
    public void prepare() {
        machine.prepare();
    }

    private Result tried(ContentBreak candidate, Path file, List<String> lines) {
        byte[] broken = String.join("\n", candidate.applied(lines)).concat("\n").getBytes(StandardCharsets.UTF_8);
        Outcome outcome = machine.run(content + "/" + file.getFileName(), broken);
        return new Result(candidate.broken(), outcome, outcome == Outcome.CAUGHT ? machine.failed() : "");
    }
}
