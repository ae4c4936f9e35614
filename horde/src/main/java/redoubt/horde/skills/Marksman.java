package redoubt.horde.skills;

import redoubt.horde.rulings.AttackRuling;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Table;
import redoubt.horde.terms.AttackBonus;
import redoubt.horde.terms.AttackTrait;
import redoubt.horde.terms.Draft;

/** The survivor chooses the targets of all shots and spells, and misses hit nobody. */
public record Marksman(String name) implements Skill, AttackRuling {
    @Override
    public AttackBonus bonus(Table table, Draft attack) {
        return !attack.use().kind().equals(ActionKind.MELEE)
                ? AttackBonus.traits(AttackTrait.FREE_TARGETS, AttackTrait.NO_FRIENDLY_FIRE)
                : AttackBonus.NONE;
    }
}
