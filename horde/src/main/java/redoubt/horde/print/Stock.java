package redoubt.horde.print;

import java.util.ArrayList;
import java.util.List;
import redoubt.content.Origin;
import redoubt.horde.table.Equipment;

/** An equipment card, how many copies are in the box, which of its values the rulebook states, and where the others come from. */
public record Stock(Equipment card, String kind, int copies, List<String> rulebook, Origin source) {
    public Stock {
        rulebook = List.copyOf(rulebook);
    }

    /** All copies of the cards of a deck, in the order of the card table. */
    public static List<Equipment> deck(List<Stock> stock, String name) {
        List<Equipment> cards = new ArrayList<>();
        for (Stock each : stock) {
            for (int copy = 0; copy < each.copies() && each.card().deck().equals(name); copy++) {
                cards.add(each.card());
            }
        }
        return cards;
    }
}
