package redoubt.app.line;

import java.text.Normalizer;
import java.util.Locale;

/** Words as people type them, ignoring case, accents and the shape of apostrophes. */
final class Typed {
    private Typed() {}

    static boolean isSame(String one, String other) {
        return folded(one).equals(folded(other));
    }

    static String folded(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFD)
                .replaceAll("\\p{M}", "")
                .replace('’', '\'')
                .replaceAll("[\\s\u00a0\u202f]+", " ")
                .toLowerCase(Locale.ROOT);
    }
}
