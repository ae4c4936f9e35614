package redoubt.secondedition.objective.effect;

import redoubt.horde.spawning.CallOne;
import redoubt.horde.table.Table;
import redoubt.kernel.Play;
import redoubt.secondedition.abomination.Fest;
import redoubt.secondedition.edition.SecondEdition;
import redoubt.secondedition.objective.CardEffect;
import redoubt.secondedition.objective.Reading;

/**
 * An abomination comes to a zone, or the one on the board gets an extra activation, as if its zombie card had been drawn (Z2-ABOM-02);
 * where the card never brings a second one, that holds in a fest too.
 */
public record CallAbomination(Where where, boolean isNeverSecond) implements CardEffect {
    @Override
    public void happen(Play<Table> play, Reading reading) {
        play.then(new CallOne(reading.rule(), SecondEdition.ABOMINATION, where.of(reading), Fest.most(play.table())));
    }
}
