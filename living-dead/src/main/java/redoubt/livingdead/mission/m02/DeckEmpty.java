package redoubt.livingdead.mission.m02;

import redoubt.horde.mission.Goal;
import redoubt.horde.table.Table;

/** The last card of a deck has been drawn; it is never shuffled again (NL-GAP-49). */
public record DeckEmpty(String deck, int cards) implements Goal {
    @Override
    public boolean isMet(Table table) {
        return table.deck(deck).draw().isEmpty();
    }

    @Override
    public double progress(Table table) {
        return 1 - (double) table.deck(deck).draw().size() / cards;
    }
}
