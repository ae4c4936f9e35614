package redoubt.horde.skills;

import redoubt.horde.rulings.AttackRuling;
import redoubt.horde.table.Skill;

/** The survivor is never hit by friendly fire. */
public record LowProfile() implements Skill, AttackRuling {
    @Override
    public String name() {
        return "Low profile";
    }

    @Override
    public boolean isSafeFromFriendlyFire() {
        return true;
    }
}
