package redoubt.horde.print;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import redoubt.horde.table.ZombieCard;

/** The kinds of zombie cards of a box and the words for them: the names of an enum as the content writes them. */
public final class CardWords<K extends Enum<K>> {
    private final K[] kinds;
    // Made once, since every card that is drawn is looked up by its word.
    private final List<String> words;

    public CardWords(K[] kinds) {
        this.kinds = kinds;
        this.words = Arrays.stream(kinds)
                .map(kind -> kind.name().toLowerCase(Locale.ROOT).replace('_', '-'))
                .toList();
    }

    public String word(K kind) {
        return words.get(kind.ordinal());
    }

    public List<String> words() {
        return words;
    }

    /** The kind of a card. */
    public K of(ZombieCard card) {
        int place = words.indexOf(card.kind());
        if (place < 0) {
            throw new IllegalArgumentException("no zombie card is of the kind " + card.kind());
        }
        return kinds[place];
    }
}
