package redoubt.mutants;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** The project's folder, with everything compiled. */
record Checkout(Path home) {
    /** The modules that the tests of rules use, lowest first. */
    private static final List<String> BENEATH = List.of("kernel", "board", "content", "bots", "test-kit", "horde");

    /** Machines live for seconds, so that thorough compilation and collection do not pay. */
    static final List<String> MACHINE_OPTIONS = List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1");

    Path module(String folder) {
        return home.resolve(folder);
    }

    Path classes(String folder) {
        return module(folder).resolve("target").resolve("classes");
    }

    Path testClasses(String folder) {
        return module(folder).resolve("target").resolve("test-classes");
    }

    Path content(RulesModule module, String content) {
        return module(module.folder()).resolve("src/main/resources").resolve(content);
    }

    /** Where the tool leaves what it writes. */
    Path work() {
        return module("mutants").resolve("target");
    }

    Path judged() {
        return module("mutants").resolve("judged.txt");
    }

    /** What the tests of a module see: its own classes, those beneath it, the tool's and the libraries. */
    List<String> classPath(String folder) {
        List<String> path = new ArrayList<>();
        Stream.concat(Stream.of(folder), BENEATH.stream().filter(beneath -> !beneath.equals(folder)))
                .flatMap(module -> Stream.of(classes(module), testClasses(module)))
                .filter(Files::isDirectory)
                .map(Path::toString)
                .forEach(path::add);
        path.add(classes("mutants").toString());
        path.addAll(libraries());
        return path;
    }

    private static List<String> libraries() {
        return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(element -> element.endsWith(".jar"))
                .toList();
    }

    /** The names of the test classes of a module, without the laws of random play. */
    List<String> tests(String folder) {
        Path root = testClasses(folder);
        try (Stream<Path> files = Files.walk(root)) {
            return files.map(file -> root.relativize(file).toString())
                    .filter(name -> name.endsWith("Test.class") && !name.contains("$"))
                    .map(name ->
                            name.substring(0, name.length() - ".class".length()).replace(File.separatorChar, '.'))
                    .filter(name -> !isRandomPlay(name))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot list the tests in " + root + ": " + e.getMessage(), e);
        }
    }

    /**
     * Random play takes more time than all other tests together, and what it alone catches has no test that names the rule; so it
     * does not count here.
     */
    static boolean isRandomPlay(String test) {
        return test.endsWith("LawsTest");
    }

    /** A recorded game notices nearly every change and says of none which rule it breaks. */
    static boolean isRecord(String test) {
        return test.contains("PlaythroughTest");
    }

    static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + file + ": " + e.getMessage(), e);
        }
    }

    static void write(Path file, List<String> lines) {
        try {
            Files.createDirectories(file.getParent());
            Files.write(file, lines);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write " + file + ": " + e.getMessage(), e);
        }
    }
}
