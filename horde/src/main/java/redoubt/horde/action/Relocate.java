package redoubt.horde.action;

import redoubt.board.Zone;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** A survivor is now in another zone. */
public record Relocate(SurvivorId survivor, Zone to) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Survivor mover = play.table().survivor(survivor);
        if (!mover.isOnBoard() || mover.zone().equals(to)) {
            return;
        }
        play.table(play.table().with(mover.withZone(to)));
        Rulings.happened(play, new HordeEvent.SurvivorMoved(play.table().cite(Cite.MOVE), survivor, mover.zone(), to));
    }
}
