package redoubt.app.command;

import java.util.List;
import redoubt.app.desk.Desk;
import redoubt.app.desk.TextTable;
import redoubt.content.rules.Translation;

/** Says how far the ledgers are translated. */
record TranslationText(Desk desk, boolean isWhole) {
    private static final int FIRST = 10;

    void print(List<Translation> translations) {
        TextTable table = new TextTable().row("language", "ledger", "rules", "translated", "missing", "stale");
        for (Translation each : translations) {
            table.row(
                    each.language(),
                    each.game(),
                    each.entries(),
                    each.translated(),
                    each.missing().size(),
                    each.stale().size());
        }
        table.lines().forEach(desk.out()::println);
        for (Translation each : translations) {
            list(each.language() + " " + each.game() + ", not translated", each.missing());
            list(each.language() + " " + each.game() + ", older than the English text", each.stale());
        }
    }

    private void list(String what, List<String> ids) {
        if (!ids.isEmpty()) {
            List<String> shown = isWhole ? ids : ids.subList(0, Math.min(FIRST, ids.size()));
            String rest = shown.size() < ids.size() ? " and " + (ids.size() - shown.size()) + " more (--all)" : "";
            desk.out().println(what + ": " + String.join(" ", shown) + rest);
        }
    }
}
