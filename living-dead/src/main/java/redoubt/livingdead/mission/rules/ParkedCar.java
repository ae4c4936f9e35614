package redoubt.livingdead.mission.rules;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Zone;
import redoubt.horde.mission.LaysOut;
import redoubt.horde.mission.MissionPlan;
import redoubt.horde.table.Annexes;
import redoubt.livingdead.cars.Car;

/** A car stands in a zone when the scene begins. */
public record ParkedCar(Zone zone) implements LaysOut {
    @Override
    public MissionPlan laidOut(MissionPlan plan) {
        List<Annexes.Annex> annexes = new ArrayList<>(plan.annexes());
        annexes.add(Car.at(zone));
        return plan.withAnnexes(annexes);
    }
}
