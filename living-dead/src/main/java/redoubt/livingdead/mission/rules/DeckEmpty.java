package redoubt.livingdead.mission.rules;

import redoubt.board.Deck;
import redoubt.board.ZoneSet;
import redoubt.horde.action.Search;
import redoubt.horde.mission.Goal;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Checklist;
import redoubt.horde.terms.Outlook;
import redoubt.kernel.Option;

/** The last card of a deck must be drawn (NL-GAP-49). */
public record DeckEmpty(String deck, int cards) implements Goal {
    @Override
    public void aims(Table table, Checklist list) {
        Deck pile = table.deck(deck);
        int left = pile.draw().size();
        list.win("DeckEmpty", left == 0, ZoneSet.EMPTY, MarkKind.DECK.mark(deck), Checklist.count(left));
    }

    @Override
    public boolean isMet(Table table) {
        return table.deck(deck).draw().isEmpty();
    }

    @Override
    public double progress(Table table) {
        return 1.0 - Math.min(1.0, (double) table.deck(deck).draw().size() / cards);
    }

    @Override
    public double opinion(Outlook outlook, Option option) {
        return option instanceof Search.SearchDeck search && search.deck().equals(deck) ? 6 : 0;
    }
}
