package redoubt.horde.rulings;

import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;

/** A skill that gives another skill to those around its owner. */
public interface LendsSkill extends Skill {
    Skill lent();

    boolean isLentTo(Table table, Survivor owner, Survivor other);
}
