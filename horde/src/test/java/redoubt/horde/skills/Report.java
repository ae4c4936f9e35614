package redoubt.horde.skills;

import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** Something is said to have happened, so that whoever waits for it acts. */
record Report(HordeEvent event) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Rulings.happened(play, event);
    }
}
