package redoubt.content.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How a ledger in another language keeps up with the English one: the entries it lacks, and those whose English text has changed
 * since they were translated. A translated entry keeps a short mark of the English text it was made from.
 */
public record Translation(String language, String game, int entries, List<String> missing, List<String> stale) {
    public Translation {
        missing = List.copyOf(missing);
        stale = List.copyOf(stale);
    }

    /** Every ledger in every language but English. */
    public static List<Translation> all(RuleFiles files) {
        Ledgers english = Ledgers.english(files);
        List<Translation> all = new ArrayList<>();
        for (String language : files.languages()) {
            if (!language.equals(english.language())) {
                Ledgers translated = Ledgers.in(language, files);
                Map<String, String> marks = TranslationMarks.read(files, language);
                english.ledgers().forEach(ledger -> all.add(of(translated, ledger, marks)));
            }
        }
        return all;
    }

    private static Translation of(Ledgers translated, Ledger english, Map<String, String> marks) {
        List<String> missing = new ArrayList<>();
        List<String> stale = new ArrayList<>();
        for (LedgerEntry entry : english.entries()) {
            if (translated.untranslated().contains(entry.id())) {
                missing.add(entry.id());
            } else if (!Optional.of(TranslationMarks.of(entry)).equals(Optional.ofNullable(marks.get(entry.id())))) {
                stale.add(entry.id());
            }
        }
        return new Translation(
                translated.language(), english.game(), english.entries().size(), missing, stale);
    }

    public int translated() {
        return entries - missing.size();
    }
}
