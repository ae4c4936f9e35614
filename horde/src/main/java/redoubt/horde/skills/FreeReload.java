package redoubt.horde.skills;

import redoubt.horde.rulings.AttackRuling;
import redoubt.horde.table.Skill;

/** Reloading costs the survivor no action. */
public record FreeReload() implements Skill, AttackRuling {
    @Override
    public String name() {
        return "Free reload";
    }

    @Override
    public boolean isReloadFree() {
        return true;
    }
}
