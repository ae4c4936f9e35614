package redoubt.horde.skills;

import redoubt.horde.rulings.AttackRuling;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Reach;

/** The survivor's melee attacks reach range 0 and 1, whatever the weapon. */
public record LongReach() implements Skill, AttackRuling {
    @Override
    public String name() {
        return "Reach";
    }

    @Override
    public Reach reach(Table table, Survivor attacker, Equipment.Use use, Reach reach) {
        return use.kind().equals(ActionKind.MELEE) ? new Reach(0, Math.max(1, reach.farthest())) : reach;
    }
}
