package redoubt.secondedition.campaign;

import redoubt.board.Deck;
import redoubt.horde.mission.CardName;
import redoubt.horde.mission.ReceiveStarting;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** A survivor begins with a card: a copy is taken out of its deck or its discards, or made if none is left (WZ-CSK-04). */
record FetchCard(SurvivorId survivor, String card) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Equipment fetched = CardName.find(play.table().print(), card);
        play.table(without(play.table(), fetched));
        play.then(new ReceiveStarting(survivor, fetched.index(), Cite.SET_UP_EQUIPMENT));
    }

    private static Table without(Table table, Equipment card) {
        for (Deck deck : table.decks()) {
            if (deck.name().equals(card.deck())) {
                if (deck.draw().contains(card.index())) {
                    return table.with(deck.withDraw(deck.draw().without(card.index())));
                }
                if (deck.discard().contains(card.index())) {
                    return table.with(deck.withDiscard(deck.discard().without(card.index())));
                }
            }
        }
        return table;
    }
}
