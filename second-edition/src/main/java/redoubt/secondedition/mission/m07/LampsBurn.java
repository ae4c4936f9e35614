package redoubt.secondedition.mission.m07;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.mission.LaysOut;
import redoubt.horde.mission.MissionPlan;
import redoubt.horde.table.Table;
import redoubt.kernel.Step;

/** For a team that has let there be light, the lamps burn and the green spawn zone is awake; for others it is not placed (WZ-M07-06). */
public record LampsBurn() implements LaysOut {
    @Override
    public MissionPlan laidOut(MissionPlan plan) {
        List<Step<Table>> opening = new ArrayList<>(plan.opening());
        opening.add(new RememberLamps());
        return plan.withOpening(opening);
    }
}
