package redoubt.secondedition.objective.effect;

import redoubt.horde.action.Move;
import redoubt.horde.action.MoveOn;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.kernel.Play;
import redoubt.secondedition.objective.CardEffect;
import redoubt.secondedition.objective.Reading;

/** The taker may make a move action at once, for which zombies left behind cost nothing. */
public record FreeMove() implements CardEffect {
    @Override
    public void happen(Play<Table> play, Reading reading) {
        Survivor taker = reading.taker(play.table());
        if (taker.isOnBoard()) {
            play.then(new MoveOn(reading.taker(), Move.zonesPerMove(play.table(), taker), 0, reading.rule()));
        }
    }
}
