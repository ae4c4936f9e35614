package redoubt.content.rules;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.TreeMap;

/** The ledgers of all games in one language; an entry not yet translated is in English. */
public record Ledgers(String language, List<Ledger> ledgers, List<String> untranslated) {
    private static final String ENGLISH = "en";

    public Ledgers {
        ledgers = List.copyOf(ledgers);
        untranslated = List.copyOf(untranslated);
    }

    public static Ledgers english(RuleFiles files) {
        return in(ENGLISH, files);
    }

    /** Reads the ledgers of a language; problems of all files are reported together. */
    public static Ledgers in(String language, RuleFiles files) {
        List<LedgerProblem> problems = new ArrayList<>();
        Map<String, Ledger> english = read(ENGLISH, files, problems);
        refuseSharedIds(english.values(), problems);
        List<Ledger> merged = List.copyOf(english.values());
        List<String> untranslated = new ArrayList<>();
        if (!language.equals(ENGLISH)) {
            Map<String, Ledger> translations = read(language, files, problems);
            problems.addAll(orphans(language, files));
            // A game whose English ledger is rejected has problems enough; its translation can wait.
            for (Ledger original : english.values()) {
                Optional.ofNullable(translations.get(original.game()))
                        .ifPresent(translation -> problems.addAll(strangers(language, translation, original)));
            }
            merged = merged.stream()
                    .map(ledger -> merge(ledger, Optional.ofNullable(translations.get(ledger.game())), untranslated))
                    .toList();
        }
        if (!problems.isEmpty()) {
            throw new LedgerException(problems);
        }
        return new Ledgers(language, merged, untranslated);
    }

    public Optional<LedgerEntry> find(String id) {
        return ledgerOf(id).flatMap(ledger -> ledger.entry(id));
    }

    /** The entry with this id; if there is none, the error suggests the id that was probably meant. */
    public LedgerEntry entry(String id) {
        return find(id).orElseThrow(() -> new NoSuchElementException("there is no rule " + id + hint(nearest(id))));
    }

    /** The ledger, and so the game, that an id belongs to. */
    public Optional<Ledger> ledgerOf(String id) {
        return ledgers.stream().filter(ledger -> ledger.byId().containsKey(id)).findFirst();
    }

    public Optional<Ledger> ledger(String game) {
        return ledgers.stream().filter(ledger -> ledger.game().equals(game)).findFirst();
    }

    public Optional<String> nearest(String id) {
        return NearestId.to(
                id,
                ledgers.stream()
                        .flatMap(ledger -> ledger.byId().keySet().stream())
                        .toList());
    }

    private static Map<String, Ledger> read(String language, RuleFiles files, List<LedgerProblem> problems) {
        Map<String, Ledger> byGame = new TreeMap<>();
        for (String name : files.names(language)) {
            try {
                Ledger ledger = LedgerReader.read(name, files.text(name));
                byGame.put(ledger.game(), ledger);
            } catch (LedgerException e) {
                problems.addAll(e.problems());
            }
        }
        return byGame;
    }

    private static void refuseSharedIds(Collection<Ledger> ledgers, List<LedgerProblem> problems) {
        Map<String, String> gameOfId = new LinkedHashMap<>();
        for (Ledger ledger : ledgers) {
            for (LedgerEntry entry : ledger.entries()) {
                Optional.ofNullable(gameOfId.putIfAbsent(entry.id(), ledger.game()))
                        .ifPresent(game ->
                                problems.add(at(ENGLISH, ledger, entry, entry.id() + " is already an id of " + game)));
            }
        }
    }

    private static List<LedgerProblem> strangers(String language, Ledger translation, Ledger english) {
        return translation.entries().stream()
                .filter(entry -> !english.byId().containsKey(entry.id()))
                .map(entry -> at(
                        language,
                        translation,
                        entry,
                        entry.id() + " is not in the English ledger"
                                + hint(NearestId.to(entry.id(), english.byId().keySet()))))
                .toList();
    }

    private static List<LedgerProblem> orphans(String language, RuleFiles files) {
        return files.names(language).stream()
                .filter(name -> !files.textByName().containsKey(ENGLISH + name.substring(language.length())))
                .map(name -> new LedgerProblem(name, 1, 1, "there is no English ledger of this name"))
                .toList();
    }

    private static String hint(Optional<String> nearest) {
        return nearest.map(id -> "; did you mean " + id + "?").orElse("");
    }

    private static LedgerProblem at(String language, Ledger ledger, LedgerEntry entry, String message) {
        return new LedgerProblem(language + "/" + ledger.game() + ".md", entry.line(), 1, message);
    }

    private static Ledger merge(Ledger english, Optional<Ledger> translation, List<String> untranslated) {
        SequencedMap<String, LedgerEntry> entries = new LinkedHashMap<>();
        for (LedgerEntry entry : english.entries()) {
            var translated = translation.flatMap(ledger -> ledger.entry(entry.id()));
            if (translated.isEmpty()) {
                untranslated.add(entry.id());
            }
            entries.put(entry.id(), translated.map(entry::translated).orElse(entry));
        }
        return new Ledger(english.game(), translation.map(Ledger::title).orElse(english.title()), entries);
    }
}
