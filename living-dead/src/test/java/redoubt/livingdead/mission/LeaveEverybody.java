package redoubt.livingdead.mission;

import redoubt.horde.cars.Car;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** Everybody gets out of the car, if there is one, for tests of what is done on foot. */
record LeaveEverybody() implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        for (Survivor survivor : play.table().survivors()) {
            Car.of(play.table()).ifPresent(car -> play.table(play.table().with(car.without(survivor.id()))));
        }
    }
}
