package redoubt.horde.skills;

import redoubt.horde.rulings.AttackRuling;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Table;
import redoubt.horde.terms.AttackBonus;
import redoubt.horde.terms.AttackTrait;
import redoubt.horde.terms.Draft;

/** When shooting, the weapon's dice may be replaced by the number of zombies in the target zone; rulebooks name it differently. */
public record IronRain(String name) implements Skill, AttackRuling {
    @Override
    public AttackBonus bonus(Table table, Draft attack) {
        return attack.use().kind().equals(ActionKind.RANGED)
                ? AttackBonus.traits(AttackTrait.DICE_FROM_ZOMBIES)
                : AttackBonus.NONE;
    }
}
