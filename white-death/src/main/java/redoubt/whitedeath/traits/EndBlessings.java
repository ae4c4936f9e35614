package redoubt.whitedeath.traits;

import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** At the end of the round nobody is blessed any more. */
public record EndBlessings() implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        play.table(play.table().with(Blessed.NOBODY));
    }
}
