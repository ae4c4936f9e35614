package redoubt.horde.mission;

import redoubt.horde.table.Ruling;

/** A rule of a mission that changes what is laid on the table or happens before the first round. */
public interface LaysOut extends Ruling {
    MissionPlan laidOut(MissionPlan plan);
}
