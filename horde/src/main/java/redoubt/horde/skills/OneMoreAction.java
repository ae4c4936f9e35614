package redoubt.horde.skills;

import redoubt.horde.rulings.TurnRuling;
import redoubt.horde.table.Skill;

/** The survivor has one more action in each turn. */
public record OneMoreAction() implements Skill, TurnRuling {
    @Override
    public String name() {
        return "+1 Action";
    }

    @Override
    public int extraActions() {
        return 1;
    }
}
