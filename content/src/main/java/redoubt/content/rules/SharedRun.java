package redoubt.content.rules;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * A run of words that an entry of a ledger shares with a book. Facts and names may be the same; a sentence may not be.
 *
 * <p>Words are compared without capitals and punctuation. With runs of at least three words, "the dead rise at night" shares "rise
 * at night" with a book that says "they rise at night".
 */
public record SharedRun(String id, String words) {
    private static final Pattern BETWEEN_WORDS = Pattern.compile("[^\\p{L}\\p{N}]+");

    /** All runs of at least this many words that the entries share with any of the books, each as long as it goes. */
    public static List<SharedRun> all(Ledger ledger, List<String> books, int least) {
        Set<List<String>> known = new HashSet<>();
        for (String book : books) {
            List<String> words = words(book);
            for (int i = 0; i + least <= words.size(); i++) {
                known.add(List.copyOf(words.subList(i, i + least)));
            }
        }
        List<SharedRun> all = new ArrayList<>();
        ledger.entries().forEach(entry -> find(entry, known, least, all));
        return all;
    }

    private static void find(LedgerEntry entry, Set<List<String>> known, int least, List<SharedRun> all) {
        List<String> words = words(entry.text());
        int at = 0;
        while (at + least <= words.size()) {
            int end = at;
            while (end + least <= words.size() && known.contains(words.subList(end, end + least))) {
                end++;
            }
            if (end > at) {
                all.add(new SharedRun(entry.id(), String.join(" ", words.subList(at, end + least - 1))));
            }
            at = Math.max(end, at + 1);
        }
    }

    private static List<String> words(String text) {
        return BETWEEN_WORDS
                .splitAsStream(text.toLowerCase(Locale.ROOT))
                .filter(word -> !word.isEmpty())
                .toList();
    }
}
