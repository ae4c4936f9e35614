package redoubt.horde.skills;

import redoubt.horde.rulings.TurnRuling;
import redoubt.horde.table.Skill;

/** The survivor may take their turn between any two turns of others. */
public record Tactician() implements Skill, TurnRuling {
    @Override
    public String name() {
        return "Tactician";
    }

    @Override
    public boolean isTurnAtAnyTime() {
        return true;
    }
}
