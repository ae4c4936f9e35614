package redoubt.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import redoubt.content.rules.Ledger;
import redoubt.content.rules.LedgerEntry;
import redoubt.content.rules.LedgerReader;

/**
 * Every rule of a ledger is cited in a situation that a test comes to, or {@code not-cited.txt} says why nothing can cite it. The
 * list is kept true: a rule in it that is cited after all, or that the ledger does not have, is a fault too.
 */
public final class CitationLaw {
    private static final Path LEDGERS = Path.of("..", "rules", "en");
    private static final Path LIST = Path.of("src", "test", "resources", "not-cited.txt");

    private CitationLaw() {}

    /** What is wrong with the citations of a game whose tests are in the module of a test class. */
    public static List<String> faults(String game, Class<?> test) {
        String ledger = game + ".md";
        Situations situations = Situations.beside(test);
        List<String> faults = new ArrayList<>(situations.failed());
        faults.addAll(faults(
                LedgerReader.read(ledger, text(LEDGERS.resolve(ledger))),
                situations.cited(),
                NotCited.read(Files.exists(LIST) ? text(LIST) : "")));
        return faults;
    }

    static List<String> faults(Ledger ledger, Set<String> cited, NotCited list) {
        List<String> faults = new ArrayList<>(list.faults());
        Map<String, Integer> listed = new HashMap<>();
        for (NotCited.Reason reason : list.reasons()) {
            String where = "line " + reason.line() + ": " + reason.rule();
            if (ledger.entry(reason.rule()).isEmpty()) {
                faults.add(where + " is not in the ledger");
            } else if (cited.contains(reason.rule())) {
                faults.add(where + " is cited after all, although \"" + reason.words() + "\"");
            }
            Integer first = listed.putIfAbsent(reason.rule(), reason.line());
            if (first != null) {
                faults.add(where + " is already in line " + first);
            }
        }
        for (LedgerEntry entry : ledger.entries()) {
            if (!entry.isRemark() && !cited.contains(entry.id()) && !listed.containsKey(entry.id())) {
                faults.add(entry.id() + " is neither cited nor listed");
            }
        }
        return faults;
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
