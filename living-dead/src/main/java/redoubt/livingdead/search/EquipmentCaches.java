package redoubt.livingdead.search;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.rulings.Advice;
import redoubt.horde.rulings.SearchRuling;
import redoubt.horde.sense.Arms;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Errand;
import redoubt.horde.view.Landmarks;
import redoubt.kernel.Obstacle;
import redoubt.kernel.RuleId;
import redoubt.livingdead.edition.LivingDead;
import redoubt.livingdead.edition.ScenePage;
import redoubt.livingdead.faces.Face;
import redoubt.livingdead.faces.Faces;

/** In some scenes weapons are found in marked zones only, household things anywhere (NL-SEARCH-06). */
public record EquipmentCaches(List<ScenePage.Cache> caches) implements SearchRuling, ActionRuling, Landmarks, Advice {
    /** The action that Romero mode lacks beside a cache, and why, as clients look them up. */
    public static final String WEAPON_SEARCH = "EquipmentCaches.WeaponSearch";

    public static final String ROMERO_MODE = "romero mode";

    private static final RuleId RULE = new RuleId("NL-SEARCH-06");

    private static final double WELL_ARMED = 1;
    private static final double WEAPON = 2;
    private static final int SEARCHERS = 3;

    public EquipmentCaches {
        caches = List.copyOf(caches);
    }

    @Override
    public List<String> decks(Table table, Survivor searcher, List<String> decks) {
        List<String> here = new ArrayList<>(decks);
        here.removeIf(deck -> !isHere(deck, searcher));
        return here;
    }

    /** Who stands beside a cache in Romero mode is told why no weapon is found there. */
    @Override
    public List<Obstacle> obstacles(Table table, Survivor actor) {
        boolean isBeside = caches.stream().anyMatch(cache -> cache.zone().equals(actor.zone()));
        return isBeside && Faces.of(table, actor) == Face.ROMERO
                ? List.of(new Obstacle(WEAPON_SEARCH, ROMERO_MODE, RULE))
                : List.of();
    }

    @Override
    public List<Landmark> landmarks(Table table) {
        return caches.stream()
                .map(cache -> new Landmark(cache.deck() + " cache", cache.zone()))
                .toList();
    }

    /** Whoever may search a cache and has nothing better than a table leg goes there first. */
    @Override
    public void errands(Table table, List<Errand> errands) {
        if (table.annexes().find(Faces.class).isEmpty()) {
            return; // The cards have not been dealt yet.
        }
        for (ScenePage.Cache cache : caches) {
            int who = 0;
            for (Survivor survivor : table.survivors()) {
                boolean isPoor = survivor.isOnBoard()
                        && Faces.of(table, survivor) == Face.ZOMBICIDE
                        && Arms.strongest(survivor) < WELL_ARMED;
                who |= isPoor ? Errand.bit(survivor) : 0;
            }
            if (who != 0 && !table.deck(cache.deck()).draw().list().isEmpty()) {
                errands.add(new Errand(cache.zone().index(), WEAPON, SEARCHERS, who));
            }
        }
    }

    private boolean isHere(String deck, Survivor searcher) {
        return deck.equals(LivingDead.HOUSEHOLD_DECK) || caches.contains(new ScenePage.Cache(deck, searcher.zone()));
    }
}
