package redoubt.app.table;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import redoubt.content.rules.HowToPlay;
import redoubt.content.rules.Ledger;
import redoubt.content.rules.LedgerEntry;
import redoubt.content.rules.Ledgers;
import redoubt.content.rules.RuleFiles;
import redoubt.content.rules.Source;
import redoubt.server.http.RuleLibrary;
import redoubt.server.protocol.Calls.PlayPage;
import redoubt.server.protocol.Calls.PlayPart;
import redoubt.server.protocol.Calls.RuleEntry;

/** The ledgers, each language read when first asked for; a language without ledgers gets English. */
public final class LedgerLibrary implements RuleLibrary {
    private static final String ENGLISH = "en";

    private final RuleFiles files;
    private final Map<String, Ledgers> read = new ConcurrentHashMap<>();

    public LedgerLibrary(RuleFiles files) {
        this.files = files;
    }

    @Override
    public Optional<RuleEntry> entry(String id, String language) {
        Ledgers ledgers = ledgers(language);
        return ledgers.ledgerOf(id).flatMap(ledger -> ledger.entry(id).map(entry -> told(ledgers, ledger, entry)));
    }

    @Override
    public List<RuleEntry> entries(String game, String language) {
        Ledgers ledgers = ledgers(language);
        return ledgers.ledger(game).stream()
                .flatMap(ledger -> ledger.entries().stream().map(entry -> told(ledgers, ledger, entry)))
                .toList();
    }

    @Override
    public Optional<PlayPage> howToPlay(String game, String language) {
        return HowToPlay.of(game, language, files)
                .map(page -> new PlayPage(
                        page.game(),
                        page.language(),
                        page.title(),
                        page.parts().stream()
                                .map(part -> new PlayPart(part.title(), part.picture(), part.text(), part.rules()))
                                .toList()));
    }

    private Ledgers ledgers(String language) {
        String known = files.languages().contains(language) ? language : ENGLISH;
        return read.computeIfAbsent(known, each -> Ledgers.in(each, files));
    }

    private static RuleEntry told(Ledgers ledgers, Ledger ledger, LedgerEntry entry) {
        return new RuleEntry(
                entry.id(),
                ledger.game(),
                entry.chapter(),
                ledgers.untranslated().contains(entry.id()) ? ENGLISH : ledgers.language(),
                entry.text(),
                entry.sources().stream().map(Source::word).collect(Collectors.joining(", ")));
    }
}
