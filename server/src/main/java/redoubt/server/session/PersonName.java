package redoubt.server.session;

import java.text.Normalizer;
import java.util.Locale;
import redoubt.kernel.OneLine;
import redoubt.server.protocol.Fault;

/** What a person is called at a table: short, and nothing in it that cannot be seen or turns the text around it. */
final class PersonName {
    private static final int LONGEST = 24;
    private static final int NON_JOINER = 0x200C;
    private static final int JOINER = 0x200D;

    private PersonName() {}

    /** The name without the spaces around it, or a refusal. */
    static String of(String given) {
        String name = given.strip();
        if (!OneLine.is(name)
                || name.length() > LONGEST
                || name.indexOf(':') >= 0
                || name.codePoints().anyMatch(PersonName::isInvisible)) {
            throw new Refused(
                    Fault.WRONG,
                    "a name must have 1 to " + LONGEST
                            + " characters, without colons, control characters and invisible ones");
        }
        return name;
    }

    /** Marks of direction and width; the two joiners are part of words in some scripts. */
    static boolean isInvisible(int codePoint) {
        return Character.getType(codePoint) == Character.FORMAT && codePoint != NON_JOINER && codePoint != JOINER;
    }

    /** Whether people would take one for the other: Ada, ADA and a full-width Ada. */
    static boolean isSame(String one, String other) {
        return folded(one).equals(folded(other));
    }

    private static String folded(String name) {
        return Normalizer.normalize(name, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT);
    }
}
