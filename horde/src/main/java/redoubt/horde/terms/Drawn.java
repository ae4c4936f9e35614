package redoubt.horde.terms;

import redoubt.horde.table.Equipment;
import redoubt.horde.table.SurvivorId;

/**
 * A card just drawn from a deck and not yet kept: by whom, whether in a search, how many cards are still to be drawn after it, and
 * how many rulings have been asked about it.
 */
public record Drawn(SurvivorId searcher, Equipment card, String deck, boolean bySearch, int more, int asked) {
    public Drawn withAsked(int changed) {
        return new Drawn(searcher, card, deck, bySearch, more, changed);
    }
}
