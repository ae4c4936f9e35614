package redoubt.horde.skills;

import redoubt.horde.rulings.AttackRuling;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Reach;

/** The survivor's ranged weapons and spells reach one zone farther. */
public record LongerRange() implements Skill, AttackRuling {
    @Override
    public String name() {
        return "+1 max Range";
    }

    @Override
    public Reach reach(Table table, Survivor attacker, Equipment.Use use, Reach reach) {
        return use.kind().equals(ActionKind.MELEE) ? reach : reach.upTo(reach.farthest() + 1);
    }
}
