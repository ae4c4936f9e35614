package redoubt.whitedeath.traits;

import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** A survivor is blessed for the rest of the round. */
public record Bless(SurvivorId survivor) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Blessed blessed = play.table().annexes().find(Blessed.class).orElse(Blessed.NOBODY);
        play.table(play.table().with(blessed.with(survivor)));
    }
}
