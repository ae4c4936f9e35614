package redoubt.horde.skills;

import redoubt.horde.rulings.AttackRuling;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Table;
import redoubt.horde.terms.AttackBonus;
import redoubt.horde.terms.Draft;

/** Each of the survivor's weapons rolls one more die in actions of a kind. */
public record OneMoreDie(Scope scope) implements Skill, AttackRuling {
    @Override
    public String name() {
        return "+1 die: " + scope.word();
    }

    @Override
    public AttackBonus bonus(Table table, Draft attack) {
        return scope.covers(attack.use().kind()) ? AttackBonus.dicePerWeapon(1) : AttackBonus.NONE;
    }
}
