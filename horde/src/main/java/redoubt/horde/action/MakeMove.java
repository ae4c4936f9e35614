package redoubt.horde.action;

import redoubt.board.Zone;
import redoubt.horde.table.Cite;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** A survivor makes a move action whose first zone has been chosen. */
public record MakeMove(SurvivorId survivor, Zone to) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        int zones = Move.zonesPerMove(play.table(), play.table().survivor(survivor));
        if (zones > 1) {
            play.then(new GoOn(survivor, zones - 1, 0, play.table().cite(Cite.MOVE)));
        }
        play.then(new Relocate(survivor, to));
    }
}
