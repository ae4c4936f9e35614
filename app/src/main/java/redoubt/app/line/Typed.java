package redoubt.app.line;

import java.io.IOException;
import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import redoubt.app.words.Words;

/** Words as people type them, ignoring case, accents and the shape of apostrophes. */
final class Typed {
    private Typed() {}

    /** Asks a question and returns whether the answer was yes; no answer is no. */
    static boolean isAgreed(Typing typing, Words words, String question) throws IOException {
        String yes = words.say("terminal.yes");
        String answer = typing.line(question + " ", List.of(yes, words.say("terminal.no")));
        String folded = answer == null ? "" : folded(answer.strip());
        return !folded.isEmpty()
                && (folded(yes).startsWith(folded)
                        || words.english("terminal.yes").startsWith(folded));
    }

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
