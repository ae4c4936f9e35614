package redoubt.livingdead.edition;

import java.util.List;
import redoubt.horde.print.CardWords;
import redoubt.horde.table.ZombieCard;

/** What a ghoul card does. */
public enum CardKind {
    /** So many ghouls in the spawn zone. */
    SPAWN,
    /** Barricades and doors open, and nobody comes. */
    OPENING;

    private static final CardWords<CardKind> WORDS = new CardWords<>(values());

    static List<String> words() {
        return WORDS.words();
    }

    public static CardKind of(ZombieCard card) {
        return WORDS.of(card);
    }
}
