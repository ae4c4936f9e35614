package redoubt.horde.cars;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import redoubt.board.Zone;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.ActionLimit;
import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.rulings.AfterEvent;
import redoubt.horde.rulings.AttackRuling;
import redoubt.horde.rulings.EntryRuling;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Draft;
import redoubt.horde.terms.Menu;
import redoubt.kernel.Obstacle;
import redoubt.kernel.Play;

/**
 * The actions in and around the car; who sits in it does nothing on foot and is safe from the car itself, and who leaves the board leaves
 * the seat.
 */
public record CarActions(Driving driving) implements ActionRuling, ActionLimit, EntryRuling, AttackRuling, AfterEvent {
    /** Why somebody does nothing on foot, as clients look it up. */
    public static final String IN_CAR = "in car";

    @Override
    public void offer(Table table, Survivor actor, Menu menu) {
        Optional<Car> car = Car.of(table);
        if (car.isEmpty() || !menu.canPay(CarOption.CAR_ACTION, 1)) {
            return;
        }
        if (car.get().holds(actor.id())) {
            offerSeats(car.get(), actor.id(), menu);
            menu.add(new CarOption.GetOut());
            if (driving.mayDrive(table, car.get(), actor.id())) {
                driving.drives(table, car.get()).forEach(menu::add);
            }
        } else if (car.get().zone().equals(actor.zone())
                && !table.zombies().isAny(actor.zone().index())) {
            offerEntry(car.get(), menu);
        }
    }

    private void offerEntry(Car car, Menu menu) {
        if (car.driver().isEmpty()) {
            menu.add(new CarOption.Sit(true, false));
        }
        if (hasPassengerSeat(car)) {
            menu.add(new CarOption.Sit(false, false));
        }
    }

    /** Who finds the wanted seat taken has to swap. */
    private void offerSeats(Car car, SurvivorId actor, Menu menu) {
        if (!car.isDriver(actor)) {
            menu.add(
                    car.driver().isEmpty()
                            ? new CarOption.Sit(true, true)
                            : new CarOption.Swap(car.driver().get()));
        } else if (hasPassengerSeat(car)) {
            menu.add(new CarOption.Sit(false, true));
        } else {
            car.passengers().forEach(passenger -> menu.add(new CarOption.Swap(passenger)));
        }
    }

    private boolean hasPassengerSeat(Car car) {
        return car.passengers().size() < driving.passengers();
    }

    @Override
    public boolean isLimited(Table table, Survivor actor) {
        return Car.holds(table, actor.id());
    }

    @Override
    public boolean allows(Table table, Survivor actor, ActionKind kind) {
        return kind.equals(CarOption.CAR_ACTION) || driving.allowsInside(table, actor, kind);
    }

    /** Whoever rides is told why there is nothing on foot. */
    @Override
    public List<Obstacle> bars(Table table, Survivor actor) {
        return Stream.of(ActionKind.MOVE, ActionKind.MELEE, ActionKind.RANGED, ActionKind.SEARCH)
                .filter(kind -> !allows(table, actor, kind))
                .map(kind -> new Obstacle(kind.name(), IN_CAR, driving.inside()))
                .toList();
    }

    /** No skill moves anybody on foot out of the car. */
    @Override
    public boolean allows(Table table, Survivor mover, Zone to) {
        return !Car.holds(table, mover.id());
    }

    @Override
    public boolean isSafeFromFriendlyFire(Table table, Survivor survivor, Draft attack) {
        return attack.use().kind().equals(CarOption.CAR_ACTION) && Car.holds(table, survivor.id());
    }

    @Override
    public void after(HordeEvent event, Play<Table> play) {
        if (event instanceof HordeEvent.SurvivorLeft left) {
            freeSeat(left.survivor(), play);
        } else if (event instanceof HordeEvent.SurvivorEliminated eliminated) {
            freeSeat(eliminated.survivor(), play);
        }
    }

    private static void freeSeat(SurvivorId survivor, Play<Table> play) {
        if (Car.holds(play.table(), survivor)) {
            Car car = play.table().annexes().the(Car.class);
            play.table(play.table().with(car.without(survivor)));
        }
    }
}
