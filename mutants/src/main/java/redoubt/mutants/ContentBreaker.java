package redoubt.mutants;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Breaks the content files of a game. The broken file lies before the game's own on the class path of a machine that runs the game's
 * tests, quickest first, until one fails.
 */
final class ContentBreaker implements Breaker {
    private final Checkout checkout;
    private final RulesModule module;
    private final String content;
    private List<String> quickestFirst = List.of();
    private Duration longest = Duration.ZERO;

    ContentBreaker(Checkout checkout, RulesModule module, String content) {
        this.checkout = checkout;
        this.module = module;
        this.content = content;
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
                    Outcome outcome = selection.isJudged(broken)
                            ? Outcome.JUDGED
                            : outcome(file.getFileName().toString(), candidate.applied(lines));
                    results.add(new Result(broken, outcome, outcome == Outcome.CAUGHT ? failed() : ""));
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

    /** Runs the tests on the content as it is: they must pass, and show which are quick. */
    @Override
    public void prepare() {
        clear();
        Path times = checkout.work().resolve("times");
        Instant start = Instant.now();
        Outcome outcome = tests(checkout.tests(module.folder()), times, Duration.ofHours(1));
        if (outcome.isCaught()) {
            throw new Refused("the tests of " + module.folder() + " do not pass as they are");
        }
        longest = Duration.between(start, Instant.now()).multipliedBy(3).plusSeconds(30);
        Map<String, Long> millis = new LinkedHashMap<>();
        for (String line : Checkout.lines(times)) {
            millis.put(line.substring(line.indexOf(' ') + 1), Long.valueOf(line.substring(0, line.indexOf(' '))));
        }
        quickestFirst = millis.entrySet().stream()
                .sorted(Map.Entry.comparingByValue())
                .map(Map.Entry::getKey)
                .toList();
    }

    private Outcome outcome(String file, List<String> lines) {
        clear();
        Checkout.write(overlay().resolve(content).resolve(file), lines);
        return tests(quickestFirst, checkout.work().resolve("times"), longest);
    }

    /** The test that failed in the last run, or an empty text if its machine had not even begun. */
    private String failed() {
        return Checkout.lines(output()).stream()
                .filter(line -> line.startsWith("[engine:"))
                .map(line -> line.replaceFirst(": .*", ""))
                .findFirst()
                .orElse("");
    }

    private Path output() {
        return checkout.work().resolve("tests.out");
    }

    private Outcome tests(List<String> tests, Path times, Duration limit) {
        Path list = checkout.work().resolve("tests");
        Checkout.write(list, tests);
        List<String> path = new ArrayList<>();
        path.add(overlay().toString());
        path.addAll(checkout.classPath(module.folder()));
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(Checkout.MACHINE_OPTIONS);
        command.addAll(List.of("-cp", String.join(File.pathSeparator, path)));
        command.addAll(List.of(TestRun.class.getName(), list.toString(), times.toString()));
        try {
            Process process = new ProcessBuilder(command)
                    .directory(checkout.module(module.folder()).toFile())
                    .redirectErrorStream(true)
                    .redirectOutput(output().toFile())
                    .start();
            if (!process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS)) {
                process.destroyForcibly().waitFor();
                return Outcome.STALLED;
            }
            return process.exitValue() == 0 ? Outcome.SURVIVED : Outcome.CAUGHT;
        } catch (IOException e) {
            throw new UncheckedIOException("cannot run the tests: " + e.getMessage(), e);
        } catch (InterruptedException e) {
            throw new Refused("interrupted", e);
        }
    }

    private Path overlay() {
        return checkout.work().resolve("broken");
    }

    private void clear() {
        Path folder = overlay().resolve(content);
        if (!Files.isDirectory(folder)) {
            return;
        }
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.toList()) {
                Files.delete(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("cannot clear " + folder + ": " + e.getMessage(), e);
        }
    }
}
