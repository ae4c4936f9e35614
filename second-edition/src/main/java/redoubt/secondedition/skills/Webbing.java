package redoubt.secondedition.skills;

import redoubt.horde.rulings.AttackRuling;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Skill;

/** All cards of the survivor count as held in hand. */
public record Webbing() implements Skill, AttackRuling {
    @Override
    public String name() {
        return "Webbing";
    }

    @Override
    public boolean isInHand(Equipment card) {
        return true;
    }
}
