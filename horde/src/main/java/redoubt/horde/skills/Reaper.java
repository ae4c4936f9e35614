package redoubt.horde.skills;

import redoubt.horde.rulings.AttackRuling;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Table;
import redoubt.horde.terms.AttackBonus;
import redoubt.horde.terms.AttackTrait;
import redoubt.horde.terms.Draft;

/** Once in each action of a kind, a hit may eliminate one more zombie like the first. */
public record Reaper(Scope scope) implements Skill, AttackRuling {
    @Override
    public String name() {
        return "Reaper: " + scope.word();
    }

    @Override
    public AttackBonus bonus(Table table, Draft attack) {
        return scope.covers(attack.use().kind()) ? AttackBonus.traits(AttackTrait.REAPS) : AttackBonus.NONE;
    }
}
