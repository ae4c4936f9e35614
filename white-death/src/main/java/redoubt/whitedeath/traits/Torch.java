package redoubt.whitedeath.traits;

import redoubt.horde.rulings.SearchRuling;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;

/** By its light two cards are drawn in a search. */
public record Torch() implements SearchRuling {
    @Override
    public int cards(Table table, Survivor searcher) {
        return 2;
    }
}
