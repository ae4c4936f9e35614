package redoubt.livingdead.cars;

import java.util.List;
import java.util.Optional;
import redoubt.board.Gait;
import redoubt.board.Paths;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.rulings.ActionLimit;
import redoubt.horde.rulings.ActionRuling;
import redoubt.horde.rulings.AttackRuling;
import redoubt.horde.rulings.MoveRuling;
import redoubt.horde.rulings.OtherReading;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Draft;
import redoubt.horde.terms.Menu;
import redoubt.kernel.RuleId;
import redoubt.livingdead.barricades.Barricades;

/**
 * The actions in and around the car, how it strikes and how it drives; who sits in it can neither walk, search nor handle doors and
 * barricades, and is safe from the car itself.
 */
public record CarActions(Equipment.Use strike, Gait gait)
        implements ActionRuling, ActionLimit, MoveRuling, AttackRuling {
    /** Whether only the survivor in the driver's seat drives. */
    public static final RuleId WHO_DRIVES = new RuleId("NL-GAP-33");

    /** Whether those in the car fight. */
    public static final RuleId FIGHTING_FROM_CAR = new RuleId("NL-GAP-34");

    /** Whether the car may come back to where it started within one action. */
    public static final RuleId COMING_BACK = new RuleId("NL-GAP-75");

    private static final List<ActionKind> ON_FOOT =
            List.of(ActionKind.MOVE, ActionKind.SEARCH, Barricades.DOOR_ACTION, Barricades.BARRICADE_ACTION);
    private static final List<ActionKind> FIGHTING = List.of(ActionKind.MELEE, ActionKind.RANGED);

    @Override
    public void offer(Table table, Survivor actor, Menu menu) {
        Optional<Car> car = Car.of(table);
        if (car.isEmpty() || !menu.canPay(CarOption.CAR_ACTION, 1)) {
            return;
        }
        if (car.get().holds(actor.id())) {
            offerSeats(car.get(), actor.id(), menu);
            menu.add(new CarOption.GetOut());
        } else if (car.get().zone().equals(actor.zone())
                && !table.zombies().isAny(actor.zone().index())) {
            offerEntry(car.get(), menu);
        }
        if (drives(table, car.get(), actor.id())) {
            offerWays(table, car.get(), menu);
        }
    }

    private static boolean drives(Table table, Car car, SurvivorId actor) {
        return car.isDriver(actor) || car.holds(actor) && OtherReading.isAgreed(table, WHO_DRIVES);
    }

    private static void offerEntry(Car car, Menu menu) {
        if (car.driver().isEmpty()) {
            menu.add(new CarOption.Sit(true, false));
        }
        if (car.hasPassengerSeat()) {
            menu.add(new CarOption.Sit(false, false));
        }
    }

    /** Who finds the wanted seat taken has to swap. */
    private static void offerSeats(Car car, SurvivorId actor, Menu menu) {
        if (!car.isDriver(actor)) {
            menu.add(
                    car.driver().isEmpty()
                            ? new CarOption.Sit(true, true)
                            : new CarOption.Swap(car.driver().get()));
        } else if (car.hasPassengerSeat()) {
            menu.add(new CarOption.Sit(false, true));
        } else {
            car.passengers().forEach(passenger -> menu.add(new CarOption.Swap(passenger)));
        }
    }

    private void offerWays(Table table, Car car, Menu menu) {
        Paths paths = table.terrain().paths(gait);
        ZoneSet near = paths.neighbours(car.zone().index());
        boolean comesBack = !OtherReading.isAgreed(table, COMING_BACK);
        for (int first = near.first(); first != ZoneSet.NONE; first = near.nextAfter(first)) {
            Zone one = table.zone(first);
            menu.add(new CarOption.Drive(strike, List.of(one)));
            ZoneSet onward = paths.neighbours(first);
            for (int second = onward.first(); second != ZoneSet.NONE; second = onward.nextAfter(second)) {
                if (comesBack || second != car.zone().index()) {
                    menu.add(new CarOption.Drive(strike, List.of(one, table.zone(second))));
                }
            }
        }
    }

    @Override
    public boolean allows(Table table, Survivor actor, ActionKind kind) {
        if (!Car.holds(table, actor.id())) {
            return true;
        }
        return !ON_FOOT.contains(kind) && !(FIGHTING.contains(kind) && OtherReading.isAgreed(table, FIGHTING_FROM_CAR));
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
}
