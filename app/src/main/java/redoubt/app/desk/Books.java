package redoubt.app.desk;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import redoubt.content.rules.Ledgers;
import redoubt.content.rules.RuleFiles;

/** The rule ledgers: those of the checkout if there is one, else those packed with the program. */
public final class Books {
    private static final List<String> LANGUAGES = List.of("en", "fr", "it");

    private Books() {}

    public static RuleFiles files(Desk desk) {
        Optional<Path> folder = desk.home().map(home -> home.resolve("rules")).filter(Files::isDirectory);
        return folder.map(RuleFiles::in).orElseGet(() -> RuleFiles.onClassPath(Books.class.getClassLoader()));
    }

    public static Ledgers english(Desk desk) {
        return Ledgers.english(files(desk));
    }

    public static Ledgers in(String language, Desk desk) {
        RuleFiles files = files(desk);
        TreeSet<String> known = new TreeSet<>(LANGUAGES);
        known.addAll(files.languages());
        if (!known.contains(language)) {
            throw new CommandRefused(
                    "there are no rules in the language " + language + ", only in " + String.join(", ", known));
        }
        return Ledgers.in(language, files);
    }
}
