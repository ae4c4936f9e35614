package redoubt.horde.skills;

import redoubt.horde.rulings.WoundRuling;
import redoubt.horde.table.Skill;

/** The survivor ignores the first wound of each attack part and of each friendly fire. */
public record Tough() implements Skill, WoundRuling {
    @Override
    public String name() {
        return "Tough";
    }

    @Override
    public int ignoredWounds() {
        return 1;
    }
}
