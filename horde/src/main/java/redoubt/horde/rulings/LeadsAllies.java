package redoubt.horde.rulings;

import redoubt.horde.table.Skill;

/** A skill that gives another skill to the allies whose attack its owner commands. */
public interface LeadsAllies extends Skill {
    Skill given();
}
