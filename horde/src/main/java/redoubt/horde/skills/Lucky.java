package redoubt.horde.skills;

import redoubt.horde.rulings.AttackRuling;
import redoubt.horde.rulings.WoundRuling;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.AttackBonus;
import redoubt.horde.terms.AttackTrait;
import redoubt.horde.terms.Draft;

/** All dice of each action, and of each armour roll where the rulebook says so, may be rolled again once. */
public record Lucky(boolean isForArmour) implements Skill, AttackRuling, WoundRuling {
    @Override
    public String name() {
        return "Lucky";
    }

    @Override
    public AttackBonus bonus(Table table, Draft attack) {
        return AttackBonus.traits(AttackTrait.REROLL);
    }

    @Override
    public boolean isArmourRollRepeated(Table table, Survivor bearer) {
        return isForArmour;
    }
}
