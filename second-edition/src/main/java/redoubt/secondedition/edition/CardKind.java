package redoubt.secondedition.edition;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import redoubt.horde.table.ZombieCard;

/** What a card of the zombie deck does. */
public enum CardKind {
    /** So many zombies in the spawn zone. */
    SPAWN,
    /** So many zombies, which activate as soon as they are placed. */
    RUSH,
    /** An abomination, or an extra activation of the one on the board. */
    ABOMINATION,
    /** All zombies of a kind activate once more, but not at blue. */
    EXTRA_ACTIVATION;

    /** As it stands in the content. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static List<String> words() {
        return Arrays.stream(values()).map(CardKind::word).toList();
    }

    public static CardKind of(ZombieCard card) {
        for (CardKind kind : values()) {
            if (kind.word().equals(card.kind())) {
                return kind;
            }
        }
        throw new IllegalArgumentException("no zombie card is of the kind " + card.kind());
    }
}
