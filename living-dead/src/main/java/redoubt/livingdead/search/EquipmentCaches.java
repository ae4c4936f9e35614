package redoubt.livingdead.search;

import java.util.List;
import redoubt.horde.rulings.SearchRuling;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.view.Landmarks;
import redoubt.livingdead.edition.LivingDead;
import redoubt.livingdead.edition.ScenePage;

/** In some scenes weapons are found in marked zones only, household things anywhere (NL-SEARCH-06). */
public record EquipmentCaches(List<ScenePage.Cache> caches) implements SearchRuling, Landmarks {
    public EquipmentCaches {
        caches = List.copyOf(caches);
    }

    @Override
    public List<String> decks(Table table, Survivor searcher, List<String> decks) {
        return decks.stream().filter(deck -> isHere(deck, searcher)).toList();
    }

    @Override
    public List<Landmark> landmarks(Table table) {
        return caches.stream()
                .map(cache -> new Landmark(cache.deck() + " cache", cache.zone()))
                .toList();
    }

    private boolean isHere(String deck, Survivor searcher) {
        return deck.equals(LivingDead.HOUSEHOLD_DECK) || caches.contains(new ScenePage.Cache(deck, searcher.zone()));
    }
}
