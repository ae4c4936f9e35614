package redoubt.horde.skills;

import redoubt.horde.rulings.AttackRuling;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Table;
import redoubt.horde.terms.AttackBonus;
import redoubt.horde.terms.Draft;

/** Melee weapons in the survivor's hands do 3 damage. */
public record SuperStrength() implements Skill, AttackRuling {
    @Override
    public String name() {
        return "Super strength";
    }

    @Override
    public AttackBonus bonus(Table table, Draft attack) {
        return attack.use().kind().equals(ActionKind.MELEE) ? AttackBonus.setDamage(3) : AttackBonus.NONE;
    }
}
