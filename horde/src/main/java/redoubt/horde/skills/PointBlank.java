package redoubt.horde.skills;

import redoubt.horde.rulings.AttackRuling;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.AttackBonus;
import redoubt.horde.terms.AttackTrait;
import redoubt.horde.terms.Draft;
import redoubt.horde.terms.Reach;

/**
 * The survivor may shoot and cast in their own zone whatever the minimum range, choosing targets freely and never hitting a friend.
 */
public record PointBlank() implements Skill, AttackRuling {
    @Override
    public String name() {
        return "Point-blank";
    }

    @Override
    public Reach reach(Table table, Survivor attacker, Equipment.Use use, Reach reach) {
        return use.kind().equals(ActionKind.MELEE) ? reach : reach.from(0);
    }

    @Override
    public AttackBonus bonus(Table table, Draft attack) {
        boolean near = attack.range() == 0 && !attack.use().kind().equals(ActionKind.MELEE);
        return near ? AttackBonus.traits(AttackTrait.POINT_BLANK, AttackTrait.NO_FRIENDLY_FIRE) : AttackBonus.NONE;
    }
}
