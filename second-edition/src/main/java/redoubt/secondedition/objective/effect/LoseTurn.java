package redoubt.secondedition.objective.effect;

import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.kernel.Play;
import redoubt.secondedition.objective.CardEffect;
import redoubt.secondedition.objective.Reading;

/** The taker loses all remaining actions, free and bonus ones included (WZ-CARD-13). */
public record LoseTurn() implements CardEffect {
    @Override
    public void happen(Play<Table> play, Reading reading) {
        Survivor taker = reading.taker(play.table());
        play.table(play.table().with(taker.withTurn(taker.turn().ended())));
    }
}
