package redoubt.horde.skills;

import redoubt.horde.rulings.AttackRuling;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Reach;

/** The survivor may use polearms in their own zone. */
public record CloseCombatMaster() implements Skill, AttackRuling {
    @Override
    public String name() {
        return "Close combat master";
    }

    @Override
    public Reach reach(Table table, Survivor attacker, Equipment.Use use, Reach reach) {
        return use.kind().equals(ActionKind.MELEE) ? reach.from(0) : reach;
    }
}
