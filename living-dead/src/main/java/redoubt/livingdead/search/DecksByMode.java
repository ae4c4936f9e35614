package redoubt.livingdead.search;

import java.util.List;
import redoubt.horde.rulings.SearchRuling;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.livingdead.edition.LivingDead;
import redoubt.livingdead.faces.Face;
import redoubt.livingdead.faces.Faces;

/** Romero mode searches the household deck only, Zombicide mode any of three (NL-SEARCH-04, NL-SEARCH-05). */
public record DecksByMode() implements SearchRuling {
    static final List<String> ALL = List.of(LivingDead.HOUSEHOLD_DECK, LivingDead.MELEE_DECK, LivingDead.RANGED_DECK);

    @Override
    public List<String> decks(Table table, Survivor searcher, List<String> decks) {
        return Faces.of(table, searcher) == Face.ZOMBICIDE ? ALL : List.of(LivingDead.HOUSEHOLD_DECK);
    }
}
