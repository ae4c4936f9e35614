package redoubt.content;

import java.util.Collection;
import java.util.Locale;
import java.util.Optional;

/** Finds the known word that an unknown one was probably meant to be. */
public final class Spelling {
    private Spelling() {}

    /** The first of the nearest words, if no more than a third of the letters differ. */
    public static Optional<String> nearest(String word, Collection<String> known) {
        Optional<String> nearest = Optional.empty();
        // A word of one letter is close to every other, so nothing is suggested for it.
        int least = Math.min(word.length() - 1, Math.max(1, word.length() / 3)) + 1;
        for (String each : known) {
            int distance = distance(word.toLowerCase(Locale.ROOT), each.toLowerCase(Locale.ROOT));
            if (distance < least && !each.equals(word)) {
                least = distance;
                nearest = Optional.of(each);
            }
        }
        return nearest;
    }

    /** How many letters to insert, delete, replace or swap with the next one to turn one word into the other. */
    static int distance(String one, String other) {
        int[][] steps = new int[one.length() + 1][other.length() + 1];
        for (int i = 0; i <= one.length(); i++) {
            for (int j = 0; j <= other.length(); j++) {
                if (i == 0 || j == 0) {
                    steps[i][j] = i + j;
                    continue;
                }
                int change = one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1;
                int least = Math.min(steps[i - 1][j] + 1, steps[i][j - 1] + 1);
                least = Math.min(least, steps[i - 1][j - 1] + change);
                boolean swapped = i > 1
                        && j > 1
                        && one.charAt(i - 1) == other.charAt(j - 2)
                        && one.charAt(i - 2) == other.charAt(j - 1);
                steps[i][j] = swapped ? Math.min(least, steps[i - 2][j - 2] + 1) : least;
            }
        }
        return steps[one.length()][other.length()];
    }
}
