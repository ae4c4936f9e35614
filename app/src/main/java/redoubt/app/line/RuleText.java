package redoubt.app.line;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import redoubt.app.words.Words;
import redoubt.content.rules.Ledger;
import redoubt.content.rules.LedgerEntry;
import redoubt.content.rules.Ledgers;
import redoubt.kernel.MissionCard;
import redoubt.kernel.SetUp;

/** Ledger entries as lines. */
public record RuleText(Ledgers ledgers, Words words) {
    private static final int WIDTH = 100;

    /** The entry with this id, or one line saying that there is none. */
    public List<String> lines(String id) {
        return ledgers.find(id)
                .map(this::lines)
                .orElseGet(() -> List.of(words.say("terminal.rule.unknown", Map.of("rule", id))));
    }

    /** What a mission is about, or what the ledger says about it if there is no short text. */
    public List<String> briefing(SetUp setUp, MissionCard mission) {
        List<String> brief = new ArrayList<>();
        words.briefing(mission).forEach(text -> brief.addAll(wrapped(text)));
        return brief.isEmpty() ? entries(setUp) : brief;
    }

    /** Everything there is to read about a mission. */
    public List<String> mission(SetUp setUp, MissionCard mission) {
        List<String> lines = new ArrayList<>();
        words.briefing(mission).forEach(text -> lines.addAll(wrapped(text)));
        lines.addAll(entries(setUp));
        return lines.isEmpty()
                ? List.of(words.say("terminal.mission.nothing", Map.of("mission", mission.id())))
                : lines;
    }

    /** What the ledger says about a mission, one entry after another, as far as it is translated. */
    private List<String> entries(SetUp setUp) {
        List<String> lines = new ArrayList<>();
        ledgers.ledger(setUp.game())
                .ifPresent(ledger -> ledger.entries().stream()
                        .filter(entry -> entry.id().startsWith(setUp.mission() + "-"))
                        .filter(entry -> !ledgers.untranslated().contains(entry.id()))
                        .forEach(entry -> lines.addAll(wrapped(entry.text() + " [" + entry.id() + "]"))));
        return lines;
    }

    private List<String> lines(LedgerEntry entry) {
        List<String> lines = new ArrayList<>();
        String title = ledgers.ledgerOf(entry.id()).map(Ledger::title).orElse("");
        lines.add(entry.id() + "  " + title + ", " + entry.chapter());
        lines.addAll(wrapped(entry.text()));
        String sources = entry.sources().stream()
                .map(source -> words.say("rules.source." + source.word()))
                .collect(Collectors.joining(", "));
        lines.add("  [" + sources + "]"
                + (ledgers.untranslated().contains(entry.id()) ? " (" + words.say("rules.notTranslated") + ")" : ""));
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
