package redoubt.secondedition.mission.evacuees;

import redoubt.board.Zone;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.secondedition.things.Lying;

/** After the zombies' activation, evacuees with zombies and without any survivor in their zone are lost. */
record LoseAbandoned() implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        for (Lying.Thing thing : Lying.of(play.table()).all()) {
            Table table = play.table();
            Zone zone = thing.zone();
            boolean isAbandoned = table.zombies().isAny(zone.index())
                    && table.survivorsIn(zone.index()).isEmpty();
            if (thing.name().equals(Evacuees.THING) && isAbandoned) {
                play.table(table.with(Lying.of(table).without(Evacuees.THING, zone)));
                play.log(new EvacueeEvent.EvacueesLost(Evacuees.RULE, zone, 1));
            }
        }
    }
}
