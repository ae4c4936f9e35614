package redoubt.horde.mission;

import redoubt.horde.table.Ruling;

/** A mission rule that changes what is laid on the table or what happens before the first round. */
public interface LaysOut extends Ruling {
    MissionPlan laidOut(MissionPlan plan);
}
