package redoubt.livingdead.mission.rules;

import redoubt.board.Deck;
import redoubt.horde.mission.Goal;
import redoubt.horde.table.Table;

/** The last card of a deck must be drawn (NL-GAP-49). */
public record DeckEmpty(String deck) implements Goal {
    @Override
    public boolean isMet(Table table) {
        return table.deck(deck).draw().isEmpty();
    }

    @Override
    public double progress(Table table) {
        Deck pile = table.deck(deck);
        long all = table.print().equipment().size();
        return 1.0 - Math.min(1.0, (double) pile.draw().size() / all);
    }
}
