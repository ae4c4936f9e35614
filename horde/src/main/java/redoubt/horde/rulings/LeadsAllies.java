package redoubt.horde.rulings;

import redoubt.horde.table.Hook;
import redoubt.horde.table.Skill;

/** A skill that gives another skill to the allies whose attack its owner commands. */
public interface LeadsAllies extends Skill {
    Hook<LeadsAllies> HOOK = new Hook<>(16, LeadsAllies.class);

    Skill given();
}
