package redoubt.secondedition.objective;

import redoubt.board.Zone;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.RuleId;

/** A card being read: its id, who took it, and the zone it speaks of as this zone. */
public record Reading(String card, SurvivorId taker, Zone zone) {
    public RuleId rule() {
        return new RuleId(card);
    }

    public Survivor taker(Table table) {
        return table.survivor(taker);
    }

    /** The same survivor reads another card in the same place. */
    public Reading of(String other) {
        return new Reading(other, taker, zone);
    }
}
