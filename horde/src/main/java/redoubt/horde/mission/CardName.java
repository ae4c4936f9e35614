package redoubt.horde.mission;

import redoubt.horde.table.Equipment;
import redoubt.horde.table.Print;

/** How an equipment card is named in saves and plans: by its name, preceded by its deck if two decks have a card of that name. */
public final class CardName {
    private CardName() {}

    public static String of(Equipment card) {
        return card.deck() + "/" + card.name();
    }

    /** The card of this name, with or without its deck. */
    public static Equipment find(Print print, String name) {
        for (Equipment card : print.equipment()) {
            if (card.name().equals(name) || of(card).equals(name)) {
                return card;
            }
        }
        throw new IllegalArgumentException("no card named " + name);
    }
}
