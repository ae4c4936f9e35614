package redoubt.horde.print;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.SequencedMap;
import redoubt.horde.table.ZombieCard;

/** The kinds of zombie cards of a box and the words for them: the names of an enum as the content writes them. */
public final class CardWords<K extends Enum<K>> {
    private final List<String> words;
    // Every card that is drawn is looked up by its word.
    private final SequencedMap<String, K> kinds = new LinkedHashMap<>();

    public CardWords(K[] kinds) {
        this.words = Arrays.stream(kinds)
                .map(kind -> kind.name().toLowerCase(Locale.ROOT).replace('_', '-'))
                .toList();
        for (K kind : kinds) {
            this.kinds.put(word(kind), kind);
        }
    }

    public String word(K kind) {
        return words.get(kind.ordinal());
    }

    public List<String> words() {
        return words;
    }

    /** The kind of a card. */
    public K of(ZombieCard card) {
        K kind = kinds.get(card.kind());
        if (kind == null) {
            throw new IllegalArgumentException("no zombie card is of the kind " + card.kind());
        }
        return kind;
    }
}
