package redoubt.horde.print;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import redoubt.content.Column;
import redoubt.content.Library;
import redoubt.content.Place;
import redoubt.content.Problems;
import redoubt.content.Row;
import redoubt.content.TableFormat;
import redoubt.kernel.RuleId;

/** The names of skills, or of traits, that cards may have, each with its rule. */
public record Names(String table, List<Entry> entries) {
    private static final String ANY_SKILL = "skills";
    private static final Column<String> OF = Column.text("of");
    private static final Column<String> RULE = Column.text("rule");

    /** A name, its place in the file, the words that may replace its star, and its rule. */
    public record Entry(Place place, Template template, List<String> words, RuleId rule) {
        public Entry {
            words = List.copyOf(words);
        }
    }

    public Names {
        entries = List.copyOf(entries);
    }

    public static Names read(
            Library library, String table, List<String> zombies, List<String> cards, Problems problems) {
        List<Entry> entries = new ArrayList<>();
        for (Row row : library.rows(TableFormat.of(table, OF, RULE), problems)) {
            List<String> words = Lists.split(row.value(OF));
            List<String> named = words.equals(List.of("zombies")) ? zombies : words;
            named = words.equals(List.of("equipment")) ? cards : named;
            Template template = new Template(row.key());
            if (template.hasParameter() == named.isEmpty()) {
                problems.add(row.place(), "expected words in the column 'of' for a name with a star, and only then");
            }
            entries.add(new Entry(row.place(), template, named, new RuleId(row.value(RULE))));
        }
        return new Names(table, entries);
    }

    /** Reports every name that the program does not know. */
    public void check(Predicate<String> isWritten, Problems problems) {
        for (Entry entry : entries) {
            for (String name : names(entry)) {
                if (!isWritten.test(name)) {
                    problems.add(entry.place(), "the program knows no " + table + " called '" + name + "'");
                }
            }
        }
    }

    /** The rule of a name, if it is known. */
    public Optional<RuleId> rule(String name) {
        for (Entry entry : entries) {
            if (entry.template().text().equals(name) && !entry.template().hasParameter()) {
                return Optional.of(entry.rule());
            }
        }
        for (Entry entry : entries) {
            Optional<String> word = entry.template().parameter(name);
            if (word.isPresent() && isAllowed(entry, word.orElseThrow())) {
                return Optional.of(entry.rule());
            }
        }
        return Optional.empty();
    }

    public boolean has(String name) {
        return rule(name).isPresent();
    }

    private boolean isAllowed(Entry entry, String word) {
        return isOfSkills(entry) ? has(word) : entry.words().contains(word);
    }

    private static boolean isOfSkills(Entry entry) {
        return entry.words().equals(List.of(ANY_SKILL));
    }

    /** Every name, those with a star once for each word; skills that take any other skill are left out, as they never end. */
    public List<String> all() {
        return entries.stream().flatMap(entry -> names(entry).stream()).toList();
    }

    private static List<String> names(Entry entry) {
        if (!entry.template().hasParameter()) {
            return List.of(entry.template().text());
        }
        return isOfSkills(entry)
                ? List.of()
                : entry.words().stream().map(entry.template()::with).toList();
    }
}
