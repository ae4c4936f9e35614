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

    static List<String> words() {
        return CardWords.words(values());
    }

    public static CardKind of(ZombieCard card) {
        return CardWords.of(values(), card);
    }
}
