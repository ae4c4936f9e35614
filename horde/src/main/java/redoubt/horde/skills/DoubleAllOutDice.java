package redoubt.horde.skills;

import redoubt.horde.rulings.AttackRuling;
import redoubt.horde.table.Skill;

/** When going all out, the survivor may roll twice as many all-out dice as the cards used say. */
public record DoubleAllOutDice() implements Skill, AttackRuling {
    @Override
    public String name() {
        return "Double All-Out dice";
    }

    @Override
    public int allOutTimes(int most) {
        return 2 * most;
    }
}
