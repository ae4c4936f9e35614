package redoubt.horde.mission;

import java.util.function.UnaryOperator;
import redoubt.horde.table.Ruling;
import redoubt.kernel.RuleId;
import redoubt.kernel.Switch;

/** The other reading of a house ruling, and how a mission is played by it. */
public record Reading(Switch said, UnaryOperator<MissionPlan> change) {
    /** A reading that adds to the rulings of the mission. */
    public static Reading adding(RuleId rule, String other, Ruling ruling) {
        return new Reading(new Switch(rule, other), plan -> plan.withRuling(ruling));
    }
}
