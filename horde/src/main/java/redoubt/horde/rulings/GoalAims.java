package redoubt.horde.rulings;

import redoubt.horde.table.Ruling;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Checklist;

/** Hook: what a rule adds to the checklist that people read to know what wins and what loses. */
public interface GoalAims extends Ruling {
    void aims(Table table, Checklist list);
}
