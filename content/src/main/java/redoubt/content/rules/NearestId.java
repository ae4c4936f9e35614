package redoubt.content.rules;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** Finds the id somebody most likely meant. */
final class NearestId {
    private NearestId() {}

    /** The closest of the known ids, or nothing if even that one differs in more than half its letters. */
    static Optional<String> to(String wanted, Collection<String> known) {
        String upper = wanted.toUpperCase(Locale.ROOT);
        Comparator<String> byDistance = Comparator.comparingInt(id -> distance(upper, id));
        return known.stream()
                .min(byDistance.thenComparingInt(id -> -commonPrefix(upper, id)))
                .filter(id -> distance(upper, id) * 2 <= id.length());
    }

    private static int commonPrefix(String a, String b) {
        int length = 0;
        while (length < Math.min(a.length(), b.length()) && a.charAt(length) == b.charAt(length)) {
            length++;
        }
        return length;
    }

    private static int distance(String a, String b) {
        int[] previous = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            previous[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int[] current = new int[b.length() + 1];
            current[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int change = previous[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                current[j] = Math.min(change, Math.min(previous[j], current[j - 1]) + 1);
            }
            previous = current;
        }
        return previous[b.length()];
    }
}
