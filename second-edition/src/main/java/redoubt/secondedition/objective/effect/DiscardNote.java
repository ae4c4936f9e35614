package redoubt.secondedition.objective.effect;

import redoubt.horde.table.Table;
import redoubt.kernel.Play;
import redoubt.secondedition.objective.CardEffect;
import redoubt.secondedition.objective.CardsLaid;
import redoubt.secondedition.objective.Reading;

/** A note or a card is discarded unread. */
public record DiscardNote(String card) implements CardEffect {
    @Override
    public void happen(Play<Table> play, Reading reading) {
        CardsLaid laid = CardsLaid.of(play.table());
        if (laid.laid(card).isThere()) {
            play.table(play.table().with(laid.with(card, CardsLaid.Fate.UNREAD)));
        }
    }
}
