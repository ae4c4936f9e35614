package redoubt.horde.cars;

import java.util.List;
import java.util.Optional;
import redoubt.board.Zone;
import redoubt.horde.combat.Attack;
import redoubt.horde.combat.RollAttack;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Draft;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** The car drives into the next zone of its way with everybody in it and strikes the zombies there, if it strikes at all, then drives on. */
public record DriveOn(SurvivorId driver, Optional<Equipment.Use> strike, List<Zone> way) implements Effect<Table> {
    public DriveOn {
        way = List.copyOf(way);
    }

    @Override
    public void happen(Play<Table> play) {
        Car car = play.table().annexes().the(Car.class);
        Zone to = way.getFirst();
        Table table = Car.put(play.table(), car.withZone(to));
        for (SurvivorId rider : car.riders()) {
            table = table.with(table.survivor(rider).withZone(to));
        }
        play.table(table);
        if (way.size() > 1) {
            play.then(new DriveOn(driver, strike, way.subList(1, way.size())));
        }
        if (strike.isPresent() && table.zombies().isAny(to.index())) {
            play.then(new RollAttack(attack(strike.get(), to)));
        }
        RuleId rule = table.cite(Cite.DRIVE_CAR);
        Rulings.happened(play, new CarEvent.CarDriven(rule, driver, car.zone(), to));
        for (SurvivorId rider : car.riders()) {
            Rulings.happened(play, new HordeEvent.SurvivorMoved(rule, rider, car.zone(), to));
        }
    }

    /** With the numbers of the car alone: no skill and no card changes them. */
    private Attack attack(Equipment.Use numbers, Zone zone) {
        return Attack.plain(new Draft(driver, "Car", numbers, List.of(), zone, zone, 0, 0));
    }
}
