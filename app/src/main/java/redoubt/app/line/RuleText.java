package redoubt.app.line;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import redoubt.content.rules.Ledger;
import redoubt.content.rules.LedgerEntry;
import redoubt.content.rules.Ledgers;
import redoubt.content.rules.Source;
import redoubt.kernel.SetUp;

/** An entry of a ledger as lines. */
public final class RuleText {
    private static final int WIDTH = 100;

    private RuleText() {}

    /** The entry with this id, or one line saying that there is none. */
    public static List<String> lines(Ledgers ledgers, String id) {
        return ledgers.find(id)
                .map(entry -> lines(ledgers, entry))
                .orElse(List.of(id + ": the ledgers do not hold this rule"));
    }

    /** What the ledger says about a mission, an entry after the other. */
    public static List<String> ofMission(Ledgers ledgers, SetUp setUp) {
        List<String> lines = new ArrayList<>();
        ledgers.ledger(setUp.game())
                .ifPresent(ledger -> ledger.entries().stream()
                        .filter(entry -> entry.id().startsWith(setUp.mission() + "-"))
                        .forEach(entry -> lines.addAll(wrapped(entry.text() + " [" + entry.id() + "]"))));
        return lines.isEmpty() ? List.of("the ledgers say nothing about " + setUp.mission()) : lines;
    }

    private static List<String> lines(Ledgers ledgers, LedgerEntry entry) {
        List<String> lines = new ArrayList<>();
        String title = ledgers.ledgerOf(entry.id()).map(Ledger::title).orElse("");
        lines.add(entry.id() + "  " + title + ", " + entry.chapter());
        lines.addAll(wrapped(entry.text()));
        String sources = entry.sources().stream().map(Source::word).collect(Collectors.joining(", "));
        lines.add("  [" + sources + "]" + (ledgers.untranslated().contains(entry.id()) ? " (not yet translated)" : ""));
        return lines;
    }

    private static List<String> wrapped(String text) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder(" ");
        for (String word : text.split(" ")) {
            if (line.length() + word.length() >= WIDTH) {
                lines.add(line.toString());
                line = new StringBuilder(" ");
            }
            line.append(' ').append(word);
        }
        lines.add(line.toString());
        return lines;
    }
}
