package redoubt.horde.skills;

import redoubt.horde.rulings.AttackRuling;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Table;
import redoubt.horde.terms.AttackBonus;
import redoubt.horde.terms.Draft;

/** The survivor adds one to each die in actions of a kind. */
public record OneMoreOnDice(Scope scope) implements Skill, AttackRuling {
    @Override
    public String name() {
        return "+1 to dice roll: " + scope.word();
    }

    @Override
    public AttackBonus bonus(Table table, Draft attack) {
        return scope.covers(attack.use().kind()) ? AttackBonus.onEachDie(1) : AttackBonus.NONE;
    }
}
