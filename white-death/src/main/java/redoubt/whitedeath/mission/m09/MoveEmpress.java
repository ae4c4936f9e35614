package redoubt.whitedeath.mission.m09;

import redoubt.board.Zone;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.AllyKind;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.whitedeath.mission.rules.MissionEvent;

/** The Empress walks to another zone. */
record MoveEmpress(AllyKind empress, Zone from, Zone to) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        play.table(table.withAllies(table.allies().moved(from.index(), to.index(), empress.index(), 1)));
        Rulings.happened(play, new MissionEvent.EmpressMoved(WalkingEmpress.WALK, from, to));
    }
}
