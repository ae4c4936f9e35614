package redoubt.livingdead.search;

import java.util.List;
import redoubt.horde.rulings.SearchRuling;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;

/** In some scenes everybody searches any deck in any room (NL-SEARCH-07). */
public record Armory() implements SearchRuling {
    @Override
    public List<String> decks(Table table, Survivor searcher, List<String> decks) {
        return DecksByMode.ALL;
    }
}
