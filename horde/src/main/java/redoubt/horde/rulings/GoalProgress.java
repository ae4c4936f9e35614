package redoubt.horde.rulings;

import redoubt.horde.table.Ruling;
import redoubt.horde.table.Table;

/** Hook: how close the players are to a goal, for bots; from 0 (nothing done) to 1 (reached). */
public interface GoalProgress extends Ruling {
    double progress(Table table);
}
