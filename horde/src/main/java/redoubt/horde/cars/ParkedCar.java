package redoubt.horde.cars;

import redoubt.board.Zone;
import redoubt.horde.mission.LaysOut;
import redoubt.horde.mission.MissionPlan;

/** A car stands in a zone when the mission begins. */
public record ParkedCar(Zone zone) implements LaysOut {
    @Override
    public MissionPlan laidOut(MissionPlan plan) {
        return plan.withAnnex(Car.at(zone));
    }
}
