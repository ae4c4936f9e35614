package redoubt.app.desk;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import redoubt.app.words.Language;
import redoubt.content.rules.Ledgers;
import redoubt.content.rules.RuleFiles;

/** The rule ledgers: those of the checkout if there is one, otherwise those packed with the program. */
public final class RuleLedgers {
    private RuleLedgers() {}

    public static RuleFiles files(Desk desk) {
        Optional<Path> folder = desk.home().map(home -> home.resolve("rules")).filter(Files::isDirectory);
        return folder.map(RuleFiles::in).orElseGet(() -> RuleFiles.onClassPath(RuleLedgers.class.getClassLoader()));
    }

    /** The ledgers in a language; what is not yet translated is in English. */
    public static Ledgers in(Language language, Desk desk) {
        return Ledgers.in(language.code(), files(desk));
    }
}
