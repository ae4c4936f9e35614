package redoubt.secondedition.objective.effect;

import redoubt.horde.table.Table;
import redoubt.kernel.Play;
import redoubt.secondedition.objective.CardEffect;
import redoubt.secondedition.objective.CardEvent;
import redoubt.secondedition.objective.CardsLaid;
import redoubt.secondedition.objective.Reading;

/** The card stays face up for the rest of the mission (WZ-OBJ-07). */
public record StayRevealed() implements CardEffect {
    @Override
    public void happen(Play<Table> play, Reading reading) {
        play.table(play.table().with(CardsLaid.of(play.table()).with(reading.card(), CardsLaid.Fate.STAYING)));
        play.log(new CardEvent.CardStays(reading.rule(), reading.card()));
    }
}
