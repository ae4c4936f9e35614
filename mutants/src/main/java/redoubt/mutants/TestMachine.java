package redoubt.mutants;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * Runs the tests of a module in a new machine, quickest first and recorded games last, until one fails. One broken file lies before all others on its class
 * path, so that even what tests keep in static fields is made of it.
 */
final class TestMachine {
    private final Checkout checkout;
    private final String module;
    private List<String> quickestFirst = List.of();
    private Duration longest = Duration.ZERO;

    TestMachine(Checkout checkout, String module) {
        this.checkout = checkout;
        this.module = module;
    }

    /** Runs the tests with nothing broken: they must pass, and show which are quick. */
    void prepare() {
        clear();
        Path times = checkout.work().resolve("times");
        Instant start = Instant.now();
        if (tests(checkout.tests(module), Duration.ofHours(1)).isCaught()) {
            throw new Refused("the tests of " + module + " do not pass as they are");
        }
        longest = Duration.between(start, Instant.now()).multipliedBy(3).plusSeconds(30);
        Map<String, Long> millis = new LinkedHashMap<>();
        for (String line : Checkout.lines(times)) {
            millis.put(line.substring(line.indexOf(' ') + 1), Long.valueOf(line.substring(0, line.indexOf(' '))));
        }
        quickestFirst = millis.entrySet().stream()
                .sorted(Comparator.comparing((Map.Entry<String, Long> test) -> Checkout.isRecord(test.getKey()))
                        .thenComparing(Map.Entry.comparingByValue()))
                .map(Map.Entry::getKey)
                .toList();
    }

    boolean isPrepared() {
        return !quickestFirst.isEmpty();
    }

    /** What becomes of a break: the file by its place on the class path, and what is in it. */
    Outcome run(String file, byte[] broken) {
        clear();
        Path place = overlay().resolve(file);
        try {
            Files.createDirectories(place.getParent());
            Files.write(place, broken);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write " + place + ": " + e.getMessage(), e);
        }
        return tests(quickestFirst, longest);
    }

    /** The test that failed in the last run, or an empty text if its machine had not even begun. */
    String failed() {
        return Checkout.lines(output()).stream()
                .filter(line -> line.startsWith("[engine:"))
                .map(line -> line.replaceFirst(": .*", ""))
                .findFirst()
                .orElse("");
    }

    private Outcome tests(List<String> tests, Duration limit) {
        Path list = checkout.work().resolve("tests");
        Checkout.write(list, tests);
        List<String> path = new ArrayList<>();
        path.add(overlay().toString());
        path.addAll(checkout.classPath(module));
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(Checkout.MACHINE_OPTIONS);
        command.addAll(List.of("-cp", String.join(File.pathSeparator, path)));
        command.addAll(List.of(
                TestRun.class.getName(),
                list.toString(),
                checkout.work().resolve("times").toString()));
        try {
            Process process = new ProcessBuilder(command)
                    .directory(checkout.module(module).toFile())
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

    private Path output() {
        return checkout.work().resolve("tests.out");
    }

    private Path overlay() {
        return checkout.work().resolve("broken");
    }

    private void clear() {
        if (!Files.isDirectory(overlay())) {
            return;
        }
        try (Stream<Path> files = Files.walk(overlay())) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("cannot clear " + overlay() + ": " + e.getMessage(), e);
        }
    }
}
