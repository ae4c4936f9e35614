package redoubt.secondedition.skills;

import redoubt.horde.rulings.AttackRuling;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Skill;

/** Every ranged weapon counts as dual in the survivor's hands. */
public record Gunslinger() implements Skill, AttackRuling {
    @Override
    public String name() {
        return "Gunslinger";
    }

    @Override
    public boolean makesDual(Equipment.Use use) {
        return use.kind().equals(ActionKind.RANGED);
    }
}
