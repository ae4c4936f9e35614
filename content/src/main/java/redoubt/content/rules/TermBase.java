package redoubt.content.rules;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The words that a language uses for the terms of the games, in the file {@code terms} of its folder: one term per line, the words that
 * stand for it, those that never do, and the games for which this holds if not for all.
 *
 * <pre>
 * spawn zone*   | zon* di generazione | zon* di spawn |
 * (survivor*)   | sopravvissut*       | superstit*    |
 * board         | tabellone           | mappa         | night-of-the-living-dead
 * except WD-GAP-11 | walker* | names cards in English
 * </pre>
 *
 * <p>A star stands for any ending; case, accents and kinds of apostrophe do not count. Wherever an English text has a term, its
 * translation has one of the words, unless the term is in parentheses, because the language may well do without it.
 */
public record TermBase(String language, List<Term> terms, List<Exemption> exemptions) {
    static final String FILE = "terms";

    private static final String EXCEPT = "except ";
    private static final Pattern RULE_ID = Pattern.compile("\\b[A-Z][A-Z0-9]+(-[A-Z0-9]+)+\\b");
    private static final int TERM_COLUMNS = 4;
    private static final int EXEMPTION_COLUMNS = 3;

    /** One term: in English, in the language, what it is never called, and the games concerned (none: all). */
    public record Term(
            Phrases english, boolean isOptional, Phrases words, Phrases never, List<String> games, String name) {
        boolean holdsFor(String game) {
            return games.isEmpty() || games.contains(game);
        }
    }

    /** A text that may do without a term, for a reason. */
    public record Exemption(String key, String term, String reason) {
        boolean covers(Misuse misuse) {
            return key.equals(misuse.key()) && term.equals(misuse.term());
        }
    }

    /** A text in English and in the language: an entry of a ledger or a message. */
    public record Translated(String game, String key, String english, String text) {}

    /** A text whose words are not those of the term base. */
    public record Misuse(String game, String key, String term, String complaint) {
        @Override
        public String toString() {
            return game + " " + key + ": " + complaint;
        }
    }

    public TermBase {
        terms = List.copyOf(terms);
        exemptions = List.copyOf(exemptions);
    }

    /** Reads the terms of a language, or lists every mistake in the file; a language without the file has no terms. */
    public static TermBase of(String language, RuleFiles files) {
        String name = language + "/" + FILE;
        List<Term> terms = new ArrayList<>();
        List<Exemption> exemptions = new ArrayList<>();
        List<LedgerProblem> problems = new ArrayList<>();
        List<String> lines = files.textByName().getOrDefault(name, "").lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            if (line.isBlank() || line.startsWith("#")) {
                continue;
            }
            boolean isExemption = line.startsWith(EXCEPT);
            String[] cells = (isExemption ? line.substring(EXCEPT.length()) : line).split("\\|", -1);
            Arrays.setAll(cells, cell -> cells[cell].strip());
            if (isExemption && cells.length == EXEMPTION_COLUMNS && !cells[2].isEmpty()) {
                exemptions.add(new Exemption(cells[0], cells[1], cells[2]));
            } else if (!isExemption && cells.length == TERM_COLUMNS && !cells[0].isEmpty() && !cells[1].isEmpty()) {
                terms.add(term(cells));
            } else {
                problems.add(new LedgerProblem(
                        name, i + 1, 1, "expected term | words | never | games, or except key | term | reason"));
            }
        }
        if (!problems.isEmpty()) {
            throw new LedgerException(problems);
        }
        return new TermBase(language, terms, exemptions);
    }

    private static Term term(String[] cells) {
        boolean isOptional = cells[0].startsWith("(") && cells[0].endsWith(")");
        String english = isOptional ? cells[0].substring(1, cells[0].length() - 1) : cells[0];
        List<String> games = cells[3].isEmpty() ? List.of() : List.of(cells[3].split(", *"));
        return new Term(Phrases.of(english), isOptional, Phrases.of(cells[1]), Phrases.of(cells[2]), games, english);
    }

    /** What is wrong with these texts, which are all there are: an exemption that none of them needs is wrong too. */
    public List<Misuse> misuses(List<Translated> texts) {
        List<Misuse> all = new ArrayList<>();
        texts.forEach(text -> complain(text, all));
        for (Exemption exemption : exemptions) {
            if (!all.removeIf(exemption::covers)) {
                all.add(new Misuse(
                        FILE, exemption.key(), exemption.term(), "needs no exemption for " + exemption.term()));
            }
        }
        return all;
    }

    private void complain(Translated text, List<Misuse> all) {
        String original = folded(text.english());
        String words = folded(text.text());
        for (Term term : terms) {
            if (!term.holdsFor(text.game())) {
                continue;
            }
            String call = term.name() + " is called " + term.words();
            if (!term.isOptional()
                    && term.english().isIn(original)
                    && !term.words().isIn(words)) {
                all.add(new Misuse(text.game(), text.key(), term.name(), call + ": " + text.text()));
            }
            term.never()
                    .in(words)
                    .ifPresent(word -> all.add(new Misuse(
                            text.game(), text.key(), term.name(), call + " and never " + word + ": " + text.text())));
        }
    }

    /** The entries of all ledgers that are translated into the language. */
    public static List<Translated> entries(String language, RuleFiles files) {
        Ledgers translated = Ledgers.in(language, files);
        List<Translated> all = new ArrayList<>();
        for (Ledger ledger : Ledgers.english(files).ledgers()) {
            for (LedgerEntry entry : ledger.entries()) {
                if (!translated.untranslated().contains(entry.id())) {
                    String text = translated.find(entry.id()).orElseThrow().text();
                    all.add(new Translated(ledger.game(), entry.id(), entry.text(), text));
                }
            }
        }
        return all;
    }

    private static String folded(String text) {
        String plain = RULE_ID.matcher(text).replaceAll("").replace('’', '\'').toLowerCase(Locale.ROOT);
        return Normalizer.normalize(plain, Normalizer.Form.NFD).replaceAll("\\p{M}", "");
    }

    /** Words or groups of words, any of which will do. */
    public record Phrases(List<String> phrases, List<Pattern> patterns) {
        static Phrases of(String cell) {
            List<String> phrases = cell.isEmpty() ? List.of() : List.of(cell.split(", *"));
            return new Phrases(phrases, phrases.stream().map(Phrases::pattern).toList());
        }

        private static Pattern pattern(String phrase) {
            String stars = Arrays.stream(folded(phrase).split("\\*", -1))
                    .map(Pattern::quote)
                    .collect(Collectors.joining("\\p{L}*"));
            return Pattern.compile("(?<!\\p{L})" + stars + "(?!\\p{L})");
        }

        boolean isIn(String text) {
            return in(text).isPresent();
        }

        Optional<String> in(String text) {
            for (int i = 0; i < patterns.size(); i++) {
                if (patterns.get(i).matcher(text).find()) {
                    return Optional.of(phrases.get(i));
                }
            }
            return Optional.empty();
        }

        @Override
        public String toString() {
            return String.join(" or ", phrases);
        }
    }
}
