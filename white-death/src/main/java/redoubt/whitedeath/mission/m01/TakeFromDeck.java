package redoubt.whitedeath.mission.m01;

import redoubt.board.Deck;
import redoubt.board.Pile;
import redoubt.horde.action.EquipmentDecks;
import redoubt.horde.action.KeepCard;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** A survivor takes a card of its choice out of a deck, which is shuffled, or out of its discards. */
record TakeFromDeck(SurvivorId survivor, Equipment card, boolean isDiscarded) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Deck deck = play.table().deck(card.deck());
        if (isDiscarded) {
            play.table(play.table().with(deck.withDiscard(deck.discard().without(card.index()))));
        } else {
            Pile rest = deck.draw().without(card.index());
            Pile shuffled = Pile.of(play.shuffled(EquipmentDecks.stream(deck.name()), rest.list()));
            play.table(play.table().with(deck.withDraw(shuffled)));
            play.log(new HordeEvent.DeckReshuffled(BannerOfDragonBile.RULE, deck.name(), shuffled.size()));
        }
        play.then(new KeepCard(survivor, card, BannerOfDragonBile.RULE));
        Rulings.happened(play, new HordeEvent.CardDrawn(BannerOfDragonBile.RULE, survivor, card.name()));
    }
}
