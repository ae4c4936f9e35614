package redoubt.horde.print;

import java.util.List;
import redoubt.content.Origin;
import redoubt.horde.table.Equipment;

/** A card of equipment, its copies in the box, which of its values the rulebook states, and the origin of the others. */
public record Stock(Equipment card, String kind, int copies, List<String> rulebook, Origin source) {
    public Stock {
        rulebook = List.copyOf(rulebook);
    }
}
