package redoubt.whitedeath.skills;

import redoubt.horde.rulings.AttackRuling;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Table;
import redoubt.horde.terms.AttackBonus;
import redoubt.horde.terms.AttackTrait;
import redoubt.horde.terms.Draft;
import redoubt.whitedeath.edition.ActionKinds;

/** In magic actions the dice of the spell may be replaced by the number of zombies in the target zone. */
public record ManaRain() implements Skill, AttackRuling {
    @Override
    public String name() {
        return "Mana rain";
    }

    @Override
    public AttackBonus bonus(Table table, Draft attack) {
        return attack.use().kind().equals(ActionKinds.MAGIC)
                ? AttackBonus.traits(AttackTrait.DICE_FROM_ZOMBIES)
                : AttackBonus.NONE;
    }
}
