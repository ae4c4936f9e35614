package redoubt.horde.skills;

import redoubt.horde.rulings.AttackRuling;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Skill;

/** Every melee weapon counts as dual in the survivor's hands. */
public record Swordmaster() implements Skill, AttackRuling {
    @Override
    public String name() {
        return "Swordmaster";
    }

    @Override
    public boolean makesDual(Equipment.Use use) {
        return use.kind().equals(ActionKind.MELEE);
    }
}
