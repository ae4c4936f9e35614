package redoubt.content.rules;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.SequencedMap;
import java.util.TreeMap;

/** The ledger files of every language, by name, such as {@code en/white-death.md}, the pages on how to play, and the marks and terms of translations. */
public record RuleFiles(SequencedMap<String, String> textByName) {
    private static final String RESOURCES = "rules/";
    private static final String INDEX = "index";
    private static final String LEDGER = ".md";

    public RuleFiles {
        textByName = Collections.unmodifiableSequencedMap(new TreeMap<>(textByName));
    }

    /** Reads the ledgers in the language folders of a folder. */
    public static RuleFiles in(Path folder) {
        var texts = new TreeMap<String, String>();
        try (var files = Files.find(folder, 2, (path, attributes) -> isLedger(folder, path))) {
            for (Path path : files.toList()) {
                texts.put(path.getParent().getFileName() + "/" + path.getFileName(), Files.readString(path));
            }
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the ledgers in " + folder, e);
        }
        return new RuleFiles(texts);
    }

    /** Reads the ledgers that the resource {@code rules/index} names, one per line. */
    public static RuleFiles onClassPath(ClassLoader loader) {
        var texts = new TreeMap<String, String>();
        // A class path cannot be listed, so there is an index.
        for (String name : resource(loader, INDEX).lines().toList()) {
            if (!name.isBlank()) {
                texts.put(name.strip(), resource(loader, name.strip()));
            }
        }
        return new RuleFiles(texts);
    }

    /** The codes of the languages in which at least one ledger exists. */
    public List<String> languages() {
        return textByName.keySet().stream()
                .map(name -> name.substring(0, name.indexOf('/')))
                .distinct()
                .toList();
    }

    List<String> names(String language) {
        return textByName.keySet().stream()
                .filter(name -> name.startsWith(language + "/") && name.endsWith(LEDGER))
                .toList();
    }

    String text(String name) {
        return textByName.get(name);
    }

    private static boolean isLedger(Path folder, Path path) {
        String name = path.getFileName().toString();
        return folder.relativize(path).getNameCount() == 2
                && (name.endsWith(LEDGER)
                        || name.endsWith(HowToPlay.SUFFIX)
                        || name.equals(TranslationMarks.FILE)
                        || name.equals(TermBase.FILE));
    }

    private static String resource(ClassLoader loader, String name) {
        try (InputStream in = loader.getResourceAsStream(RESOURCES + name)) {
            if (in == null) {
                throw new IllegalStateException(RESOURCES + name + " is not on the class path");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + RESOURCES + name, e);
        }
    }
}
