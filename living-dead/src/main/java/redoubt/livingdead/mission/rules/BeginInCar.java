package redoubt.livingdead.mission.rules;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.mission.LaysOut;
import redoubt.horde.mission.MissionPlan;
import redoubt.horde.table.Table;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;
import redoubt.livingdead.cars.ChooseDriver;

/** All survivors begin in the car; who drives is chosen once the starting equipment is dealt. */
public record BeginInCar(RuleId rule) implements LaysOut {
    @Override
    public MissionPlan laidOut(MissionPlan plan) {
        List<Step<Table>> opening = new ArrayList<>(plan.opening());
        opening.add(new ChooseDriver(rule));
        return plan.withOpening(opening);
    }
}
