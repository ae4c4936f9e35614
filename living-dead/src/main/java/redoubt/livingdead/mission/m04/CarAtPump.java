package redoubt.livingdead.mission.m04;

import java.util.Optional;
import redoubt.board.Zone;
import redoubt.horde.mission.Goal;
import redoubt.horde.table.Table;
import redoubt.livingdead.cars.Car;

/** The car stands at the pump. */
public record CarAtPump(Zone pump) implements Goal {
    @Override
    public boolean isMet(Table table) {
        Optional<Car> car = Car.of(table);
        return car.isPresent() && car.get().zone().equals(pump);
    }
}
