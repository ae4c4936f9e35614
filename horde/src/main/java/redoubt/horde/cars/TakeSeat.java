package redoubt.horde.cars;

import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Cite;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** A survivor takes a seat of the car, from outside or from another seat. */
public record TakeSeat(Cite rule, SurvivorId survivor, boolean isDriver) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Car car = play.table().annexes().the(Car.class);
        play.table(play.table().with(isDriver ? car.drivenBy(survivor) : car.carrying(survivor)));
        Rulings.happened(play, new CarEvent.SeatTaken(play.table().cite(rule), survivor, isDriver));
    }
}
