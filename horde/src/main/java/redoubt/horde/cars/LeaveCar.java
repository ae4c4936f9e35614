package redoubt.horde.cars;

import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Cite;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** A survivor gets out of the car into its zone. */
public record LeaveCar(SurvivorId survivor) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Car car = play.table().annexes().the(Car.class);
        play.table(play.table().with(car.without(survivor)));
        Rulings.happened(play, new CarEvent.CarLeft(play.table().cite(Cite.LEAVE_CAR), survivor, car.zone()));
    }
}
