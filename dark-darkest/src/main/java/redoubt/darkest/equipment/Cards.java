package redoubt.darkest.equipment;

import java.util.Optional;
import redoubt.darkest.print.Card;
import redoubt.darkest.table.Item;
import redoubt.darkest.table.Survivor;

/** Finds the cards that somebody holds. */
final class Cards {
    private Cards() {}

    static Optional<Card> held(Survivor survivor, String kind) {
        return survivor.pack().find(kind).map(Item::card);
    }
}
