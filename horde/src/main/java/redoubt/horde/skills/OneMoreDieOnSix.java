package redoubt.horde.skills;

import redoubt.horde.rulings.AttackRuling;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Table;
import redoubt.horde.terms.AttackBonus;
import redoubt.horde.terms.AttackTrait;
import redoubt.horde.terms.Draft;

/** Each six the survivor rolls in actions of a kind may bring one more die. */
public record OneMoreDieOnSix(Scope scope) implements Skill, AttackRuling {
    @Override
    public String name() {
        return "Roll 6: +1 die: " + scope.word();
    }

    @Override
    public AttackBonus bonus(Table table, Draft attack) {
        return scope.covers(attack.use().kind()) ? AttackBonus.traits(AttackTrait.MORE_DICE_ON_SIX) : AttackBonus.NONE;
    }
}
