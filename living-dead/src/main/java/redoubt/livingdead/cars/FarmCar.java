package redoubt.livingdead.cars;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.board.Gait;
import redoubt.board.Paths;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.cars.Car;
import redoubt.horde.cars.CarOption;
import redoubt.horde.cars.Driving;
import redoubt.horde.rulings.OtherReading;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.RuleId;
import redoubt.livingdead.barricades.Barricades;

/** The car of a scene: it drives one or two zones and strikes in each; who sits in it can neither walk, search nor handle doors and barricades. */
public record FarmCar(Equipment.Use strike, Gait gait) implements Driving {
    /** Whether only the survivor in the driver's seat drives. */
    public static final RuleId WHO_DRIVES = new RuleId("NL-GAP-33");

    /** Whether those in the car fight. */
    public static final RuleId FIGHTING_FROM_CAR = new RuleId("NL-GAP-34");

    /** Whether the car may come back to where it started within one action. */
    public static final RuleId COMING_BACK = new RuleId("NL-GAP-75");

    private static final int PASSENGERS = 5;
    private static final List<ActionKind> ON_FOOT =
            List.of(ActionKind.MOVE, ActionKind.SEARCH, Barricades.DOOR_ACTION, Barricades.BARRICADE_ACTION);

    @Override
    public int passengers() {
        return PASSENGERS;
    }

    @Override
    public boolean mayDrive(Table table, Car car, SurvivorId rider) {
        return car.isDriver(rider) || OtherReading.isAgreed(table, WHO_DRIVES);
    }

    @Override
    public List<CarOption.Drive> drives(Table table, Car car) {
        List<CarOption.Drive> drives = new ArrayList<>();
        Paths paths = table.terrain().paths(gait);
        ZoneSet near = paths.neighbours(car.zone().index());
        boolean comesBack = !OtherReading.isAgreed(table, COMING_BACK);
        for (int first = near.first(); first != ZoneSet.NONE; first = near.nextAfter(first)) {
            Zone one = table.zone(first);
            drives.add(new CarOption.Drive(Optional.of(strike), List.of(one)));
            ZoneSet onward = paths.neighbours(first);
            for (int second = onward.first(); second != ZoneSet.NONE; second = onward.nextAfter(second)) {
                if (comesBack || second != car.zone().index()) {
                    drives.add(new CarOption.Drive(Optional.of(strike), List.of(one, table.zone(second))));
                }
            }
        }
        return drives;
    }

    @Override
    public boolean allowsInside(Table table, Survivor rider, ActionKind kind) {
        return !ON_FOOT.contains(kind) && !(kind.isCombat() && OtherReading.isAgreed(table, FIGHTING_FROM_CAR));
    }

    @Override
    public RuleId inside() {
        return FIGHTING_FROM_CAR;
    }
}
