package redoubt.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import redoubt.architecture.NamedTypes.Mention;

/** The documentation names only what exists, so that a renamed class takes its pages along. */
class DocumentationTest {
    private static final Path ROOT = Path.of("..");
    private static final List<String> OF_THE_JDK =
            List.of("java.lang.", "java.util.", "java.util.stream.", "java.time.");

    private static final Pattern DECLARED = Pattern.compile("(?:class|record|interface|enum|type) ([A-Z]\\w*)");

    @Test
    void everyTypeNamedOnAPageExists() throws IOException {
        Set<String> ours = ourTypes();
        List<String> unknown = new ArrayList<>();
        for (Path page : pages()) {
            for (Mention mention : NamedTypes.on(Files.readString(page))) {
                if (!ours.contains(mention.type()) && !isOfTheJdk(mention.type())) {
                    unknown.add(ROOT.relativize(page) + ":" + mention.line() + " names " + mention.type());
                }
            }
        }
        assertThat(unknown).isEmpty();
    }

    @Test
    void everyPackageSaysWhatItHolds() throws IOException {
        List<Path> silent = new ArrayList<>();
        for (Path module : children(ROOT)) {
            for (Path folder : foldersBelow(module.resolve("src/main/java"))) {
                if (holdsTypes(folder) && !Files.exists(folder.resolve("package-info.java"))) {
                    silent.add(ROOT.relativize(folder));
                }
            }
        }
        assertThat(silent).isEmpty();
    }

    @Test
    void namesAreFoundInQuotesCodeAndMaps() {
        String page = """
                The `Engine` runs `Step<Table>` by `Play.then(…)`; `WD-ATK-02`, `MOVE`, `--with` and `Position.scala` are no types.
                Nor is Prose.

                    table      Survivor TokenKind        a map names TokenKind, not Survivor
                ```java
                new Gate("Nobody"); // Nothing
                ```
                ```
                mission Unknown
                ```
                """;
        assertThat(NamedTypes.on(page))
                .extracting(Mention::type)
                .containsExactly("Engine", "Step", "Table", "Play", "TokenKind", "TokenKind", "Gate");
    }

    private static List<Path> pages() throws IOException {
        try (Stream<Path> docs = Files.list(ROOT.resolve("docs"))) {
            return Stream.concat(
                            Stream.of(ROOT.resolve("README.md"), ROOT.resolve("CONTRIBUTING.md")),
                            docs.filter(path -> path.toString().endsWith(".md")))
                    .sorted()
                    .toList();
        }
    }

    /** What the sources declare, also those of the tests, and the components of the client. */
    private static Set<String> ourTypes() throws IOException {
        Set<String> types = new TreeSet<>();
        for (Path module : children(ROOT)) {
            Path sources = module.resolve("src");
            if (Files.isDirectory(sources)) {
                try (Stream<Path> files = Files.walk(sources)) {
                    for (Path file : files.filter(Files::isRegularFile).toList()) {
                        addTypes(file, types);
                    }
                }
            }
        }
        return types;
    }

    private static void addTypes(Path file, Set<String> types) throws IOException {
        String name = file.getFileName().toString();
        if (name.endsWith(".svelte")) {
            types.add(name.substring(0, name.lastIndexOf('.')));
        } else if (name.endsWith(".java") || name.endsWith(".ts")) {
            DECLARED.matcher(Files.readString(file)).results().forEach(found -> types.add(found.group(1)));
        }
    }

    private static boolean isOfTheJdk(String type) {
        return OF_THE_JDK.stream().anyMatch(prefix -> {
            try {
                Class.forName(prefix + type);
                return true;
            } catch (ClassNotFoundException _) {
                return false;
            }
        });
    }

    private static List<Path> foldersBelow(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> below = Files.walk(folder)) {
            return below.filter(Files::isDirectory).toList();
        }
    }

    private static boolean holdsTypes(Path folder) throws IOException {
        return children(folder).stream().anyMatch(path -> path.toString().endsWith(".java"));
    }

    private static List<Path> children(Path folder) throws IOException {
        try (Stream<Path> children = Files.list(folder)) {
            return children.sorted().toList();
        }
    }
}
