package redoubt.horde.print;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import redoubt.horde.table.ZombieCard;

/** The words for the kinds of zombie cards of a box, which are the names of an enum as the content writes them. */
public final class CardWords {
    private CardWords() {}

    public static String word(Enum<?> kind) {
        return kind.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public static List<String> words(Enum<?>[] kinds) {
        return Arrays.stream(kinds).map(CardWords::word).toList();
    }

    /** The kind of a card. */
    public static <K extends Enum<K>> K of(K[] kinds, ZombieCard card) {
        for (K kind : kinds) {
            if (word(kind).equals(card.kind())) {
                return kind;
            }
        }
        throw new IllegalArgumentException("no zombie card is of the kind " + card.kind());
    }
}
