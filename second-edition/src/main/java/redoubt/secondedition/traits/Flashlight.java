package redoubt.secondedition.traits;

import redoubt.horde.rulings.SearchRuling;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;

/** By its light two cards are drawn in a search; several do not add up (Z2-TRAIT-01). */
public record Flashlight() implements SearchRuling {
    @Override
    public int cards(Table table, Survivor searcher) {
        return 2;
    }
}
