package redoubt.horde.skills;

import redoubt.horde.rulings.TurnOrderRuling;
import redoubt.horde.table.Skill;

/** The survivor's turn may be taken between any two turns of others. */
public record Tactician() implements Skill, TurnOrderRuling {
    @Override
    public String name() {
        return "Tactician";
    }
}
