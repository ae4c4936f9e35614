package redoubt.horde.skills;

import redoubt.horde.rulings.AttackRuling;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Skill;

/** Every weapon counts as dual in the survivor's hands. */
public record Ambidextrous() implements Skill, AttackRuling {
    @Override
    public String name() {
        return "Ambidextrous";
    }

    @Override
    public boolean makesDual(Equipment.Use use) {
        return true;
    }
}
