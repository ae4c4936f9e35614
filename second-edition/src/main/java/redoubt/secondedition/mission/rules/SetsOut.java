package redoubt.secondedition.mission.rules;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.mission.LaysOut;
import redoubt.horde.mission.MissionPlan;
import redoubt.horde.table.Table;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;

/**
 * A companion begins the mission with a leader if somebody has an achievement: one of those who have it, or anybody. In a campaign only
 * a companion who is with the team sets out; in a mission alone the achievement is enough (WZ-ALONE-02).
 */
public record SetsOut(RuleId rule, String companion, String achievement, boolean isWithFriend) implements LaysOut {
    @Override
    public MissionPlan laidOut(MissionPlan plan) {
        List<Step<Table>> opening = new ArrayList<>(plan.opening());
        opening.add(new RememberCompanion(rule, companion, achievement, isWithFriend));
        return plan.withOpening(opening);
    }
}
