package redoubt.horde.skills;

import redoubt.horde.rulings.AttackRuling;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Table;
import redoubt.horde.terms.AttackBonus;
import redoubt.horde.terms.Draft;

/** The survivor's attacks of a kind do at least 2 damage. */
public record TwoDamage(Scope scope) implements Skill, AttackRuling {
    @Override
    public String name() {
        return "2 Damage: " + scope.word();
    }

    @Override
    public AttackBonus bonus(Table table, Draft attack) {
        return scope.covers(attack.use().kind()) ? AttackBonus.leastDamage(2) : AttackBonus.NONE;
    }
}
