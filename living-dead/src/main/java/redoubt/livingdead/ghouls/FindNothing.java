package redoubt.livingdead.ghouls;

import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Table;
import redoubt.horde.table.Zone;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** A card that opens finds nothing closed on the board, so nothing comes to its zone. */
public record FindNothing(Zone zone) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Rulings.happened(play, new GhoulEvent.NothingToOpen(GhoulRules.NOTHING_TO_OPEN, zone));
    }
}
