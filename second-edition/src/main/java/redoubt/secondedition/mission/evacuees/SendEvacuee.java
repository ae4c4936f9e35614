package redoubt.secondedition.mission.evacuees;

import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** A survivor in the exit sends an evacuee off the board. */
record SendEvacuee(SurvivorId survivor) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Evacuees.saved(play, survivor, 1, Evacuees.RULE);
    }
}
