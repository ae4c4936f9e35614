package redoubt.horde.skills;

import redoubt.horde.rulings.AttackRuling;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Table;
import redoubt.horde.terms.AttackBonus;
import redoubt.horde.terms.Draft;

/** The survivor's hits in actions of a kind do one more damage. */
public record OneMoreDamage(Scope scope) implements Skill, AttackRuling {
    @Override
    public String name() {
        return "+1 Damage: " + scope.word();
    }

    @Override
    public AttackBonus bonus(Table table, Draft attack) {
        return scope.covers(attack.use().kind()) ? AttackBonus.damage(1) : AttackBonus.NONE;
    }
}
