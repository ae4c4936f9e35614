package redoubt.livingdead.edition;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import redoubt.horde.table.ZombieCard;

/** What a ghoul card does. */
public enum CardKind {
    /** So many ghouls in the spawn zone. */
    SPAWN,
    /** Barricades and doors open, and nobody comes. */
    OPENING;

    /** As it stands in the content. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    static List<String> words() {
        return Arrays.stream(values()).map(CardKind::word).toList();
    }

    public static CardKind of(ZombieCard card) {
        return card.kind().equals(OPENING.word()) ? OPENING : SPAWN;
    }
}
