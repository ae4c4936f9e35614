package redoubt.livingdead.ghouls;

import redoubt.board.Zone;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** A card that opens finds nothing to open, so nothing comes to its zone. */
public record FindNothing(RuleId rule, Zone zone) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Rulings.happened(play, new GhoulEvent.NothingToOpen(rule, zone));
    }
}
