package redoubt.secondedition.objective;

import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** A card beside the board is read aloud as part of the story and does nothing. */
public record TellCard(String card) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        play.table(play.table().with(CardsLaid.of(play.table()).with(card, CardsLaid.Fate.DISCARDED)));
        play.reveal(new CardEvent.CardRevealed(new RuleId(card), card));
    }
}
