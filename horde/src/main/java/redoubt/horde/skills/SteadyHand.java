package redoubt.horde.skills;

import redoubt.horde.rulings.AttackRuling;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Table;
import redoubt.horde.terms.AttackBonus;
import redoubt.horde.terms.AttackTrait;
import redoubt.horde.terms.Draft;

/** The survivor's misses cannot hit survivors they choose to spare. */
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
