package redoubt.secondedition.objective.effect;

import redoubt.horde.table.Table;
import redoubt.kernel.Play;
import redoubt.secondedition.objective.CardEffect;
import redoubt.secondedition.objective.Reading;

/** A branch of a choice in which nothing happens. */
public record LeaveAlone() implements CardEffect {
    @Override
    public void happen(Play<Table> play, Reading reading) {
        // The taker leaves it at that.
    }
}
