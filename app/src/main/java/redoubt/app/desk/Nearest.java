package redoubt.app.desk;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;

/** Says which of the known words somebody most likely meant. */
public final class Nearest {
    private Nearest() {}

    /** A question to end a refusal with, or nothing if no word is close. */
    public static String hint(String wanted, Collection<String> known) {
        String lower = wanted.toLowerCase(Locale.ROOT);
        return known.stream()
                .min(Comparator.comparingInt(word -> distance(lower, word.toLowerCase(Locale.ROOT))))
                .filter(word -> distance(lower, word.toLowerCase(Locale.ROOT)) <= Math.max(2, word.length() / 2))
                .map(word -> "; did you mean " + word + "?")
                .orElse("");
    }

    private static int distance(String one, String other) {
        int[] row = new int[other.length() + 1];
        for (int j = 0; j <= other.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= one.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= other.length(); j++) {
                int change = diagonal + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(change, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[other.length()];
    }
}
