package redoubt.horde.action;

import redoubt.board.Deck;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Drawn;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/**
 * A survivor draws cards from a deck one at a time; each is dealt with before the next is drawn. Until it is kept, a drawn card
 * lies on the discard pile, so that every card is always somewhere.
 */
public record DrawCards(SurvivorId survivor, String deck, int count, boolean bySearch) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        if (count <= 0 || !play.table().survivor(survivor).isOnBoard() || !EquipmentDecks.refill(play, deck)) {
            return;
        }
        RealDecks.turnUp(play, deck);
        Deck pile = play.table().deck(deck);
        Equipment card = play.table().print().equipment().get(pile.draw().top());
        Table without = play.table().with(pile.withDraw(pile.draw().withoutTop()));
        play.table(EquipmentDecks.discarded(without, card));
        play.then(new ResolveDrawn(new Drawn(survivor, card, deck, bySearch, count - 1, 0)));
        Rulings.revealed(
                play,
                new HordeEvent.CardDrawn(
                        play.table().cite(bySearch ? Cite.SEARCH : Cite.KEEP_OR_DISCARD), survivor, card.name()));
    }
}
