package redoubt.livingdead.cars;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.horde.cars.Car;
import redoubt.horde.cars.CarEvent;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.RuleId;

/** All survivors begin in the car, and the group chooses who drives. */
public record ChooseDriver(RuleId rule) implements Question<Table, ChooseDriver.Driver> {
    /** This survivor drives. */
    public record Driver(SurvivorId survivor) implements Option {
        @Override
        public String key() {
            return "driver " + survivor;
        }

        @Override
        public List<Mark> marks() {
            return List.of(MarkKind.SURVIVOR.mark(survivor.name()));
        }
    }

    @Override
    public Decision<Driver> decision(Table table) {
        List<Driver> options = new ArrayList<>();
        for (Survivor survivor : table.survivors()) {
            options.add(new Driver(survivor.id()));
        }
        return new Decision<>(rule, table.everyone(), options);
    }

    @Override
    public void answer(Driver chosen, Play<Table> play) {
        Table table = play.table();
        Car car = table.annexes().the(Car.class);
        List<SurvivorId> others = new ArrayList<>();
        for (Survivor survivor : table.survivors()) {
            table = table.with(survivor.withZone(car.zone()));
            if (!survivor.id().equals(chosen.survivor())) {
                others.add(survivor.id());
            }
        }
        play.table(table.with(new Car(car.zone(), Optional.of(chosen.survivor()), others)));
        play.log(new CarEvent.SeatTaken(rule, chosen.survivor(), true));
    }
}
