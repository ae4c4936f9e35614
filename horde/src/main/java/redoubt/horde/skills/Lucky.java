package redoubt.horde.skills;

import redoubt.horde.rulings.AttackBonus;
import redoubt.horde.rulings.AttackRuling;
import redoubt.horde.rulings.AttackTrait;
import redoubt.horde.rulings.Draft;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Table;

/** All dice of each action and of each armour roll may be rolled again once. */
public record Lucky() implements Skill, AttackRuling {
    @Override
    public String name() {
        return "Lucky";
    }

    @Override
    public AttackBonus bonus(Table table, Draft attack) {
        return AttackBonus.traits(AttackTrait.REROLL);
    }
}
