package redoubt.whitedeath.edition;

import java.util.List;
import redoubt.horde.print.CardWords;
import redoubt.horde.table.ZombieCard;

/** What a card of the zombie deck does. */
public enum CardKind {
    /** So many zombies in the spawn zone. */
    SPAWN,
    /** One Brute at blue, from yellow on the abomination. */
    BRUTE_THEN_ABOMINATION,
    /** A necromancer. */
    NECROMANCER,
    /** All zombies of a kind activate once more, but not at blue. */
    EXTRA_ACTIVATION,
    /** So many zombies in every corruption zone, then zombies climb the ramparts. */
    SIEGE;

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
