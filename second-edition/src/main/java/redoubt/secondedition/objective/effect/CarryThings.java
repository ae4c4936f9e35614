package redoubt.secondedition.objective.effect;

import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Table;
import redoubt.kernel.Play;
import redoubt.secondedition.objective.CardEffect;
import redoubt.secondedition.objective.Reading;
import redoubt.secondedition.things.Burden;
import redoubt.secondedition.things.ThingEvent;

/** The taker carries so many things of a kind from now on (WZ-CARD-11). */
public record CarryThings(int count, String thing) implements CardEffect {
    @Override
    public void happen(Play<Table> play, Reading reading) {
        for (int i = 0; i < count; i++) {
            play.table(Burden.with(play.table(), reading.taker(), thing));
            Rulings.happened(play, new ThingEvent.ThingTaken(reading.rule(), reading.taker(), thing, reading.zone()));
        }
    }

    /** One more than the taker may carry cannot be taken along. */
    @Override
    public boolean isPossible(Table table, Reading reading) {
        return Burden.hasRoom(table, reading.taker(table), thing);
    }
}
