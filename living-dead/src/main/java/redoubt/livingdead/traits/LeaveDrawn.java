package redoubt.livingdead.traits;

import redoubt.horde.event.HordeEvent;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** A card just drawn stays on the discards without effect. */
public record LeaveDrawn(SurvivorId survivor, String card) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        play.log(new HordeEvent.CardDiscarded(BringsRelative.WHAT_KAREN_BRINGS, survivor, card));
    }
}
