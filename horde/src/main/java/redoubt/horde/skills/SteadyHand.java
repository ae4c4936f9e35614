package redoubt.horde.skills;

import redoubt.horde.rulings.AttackBonus;
import redoubt.horde.rulings.AttackRuling;
import redoubt.horde.rulings.AttackTrait;
import redoubt.horde.rulings.Draft;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Table;

/** Misses of the survivor hit no survivor that the shooter spares. */
public record SteadyHand() implements Skill, AttackRuling {
    @Override
    public String name() {
        return "Steady hand";
    }

    @Override
    public AttackBonus bonus(Table table, Draft attack) {
        return !attack.use().kind().equals(ActionKind.MELEE)
                ? AttackBonus.traits(AttackTrait.SPARES_SURVIVORS)
                : AttackBonus.NONE;
    }
}
