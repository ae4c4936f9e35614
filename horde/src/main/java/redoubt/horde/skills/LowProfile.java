package redoubt.horde.skills;

import redoubt.horde.rulings.AttackRuling;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Draft;

/** The survivor is never hit by friendly fire. */
public record LowProfile() implements Skill, AttackRuling {
    @Override
    public String name() {
        return "Low profile";
    }

    @Override
    public boolean isSafeFromFriendlyFire(Table table, Survivor survivor, Draft attack) {
        return true;
    }
}
