package redoubt.secondedition.edition;

import java.util.List;
import redoubt.horde.print.CardWords;
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

    private static final CardWords<CardKind> WORDS = new CardWords<>(values());

    /** As it stands in the content. */
    public String word() {
        return WORDS.word(this);
    }

    static List<String> words() {
        return WORDS.words();
    }

    public static CardKind of(ZombieCard card) {
        return WORDS.of(card);
    }
}
