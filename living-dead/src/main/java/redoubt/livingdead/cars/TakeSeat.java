package redoubt.livingdead.cars;

import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** A survivor takes a seat of the car, from outside or from another seat. */
public record TakeSeat(RuleId rule, SurvivorId survivor, boolean isDriver) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Car car = play.table().annexes().the(Car.class);
        play.table(play.table().with(isDriver ? car.drivenBy(survivor) : car.carrying(survivor)));
        Rulings.happened(play, new CarEvent.SeatTaken(rule, survivor, isDriver));
    }
}
