package redoubt.secondedition.cars;

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
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.RuleId;
import redoubt.secondedition.edition.ActionKinds;

/**
 * A car in the streets: slowly it goes one zone and strikes nobody, fast it goes two zones without turning back and strikes in both
 * (Z2-CAR-02). Who sits in it does what somebody standing there could do, but walks nowhere, opens no door and searches nothing but
 * a police car (Z2-CAR-05).
 */
public record CityCar(boolean isSearched, boolean isDriven, Equipment.Use strike, Gait gait) implements Driving {
    private static final RuleId INSIDE = new RuleId("Z2-CAR-05");
    private static final int PASSENGERS = 3;

    @Override
    public int passengers() {
        return PASSENGERS;
    }

    @Override
    public boolean mayDrive(Table table, Car car, SurvivorId rider) {
        return isDriven && car.isDriver(rider);
    }

    @Override
    public List<CarOption.Drive> drives(Table table, Car car) {
        List<CarOption.Drive> drives = new ArrayList<>();
        Paths paths = table.terrain().paths(gait);
        int start = car.zone().index();
        ZoneSet near = paths.neighbours(start);
        for (int first = near.first(); first != ZoneSet.NONE; first = near.nextAfter(first)) {
            Zone one = table.zone(first);
            drives.add(new CarOption.Drive(Optional.empty(), List.of(one)));
            ZoneSet onward = paths.neighbours(first).without(start);
            for (int second = onward.first(); second != ZoneSet.NONE; second = onward.nextAfter(second)) {
                drives.add(new CarOption.Drive(Optional.of(strike), List.of(one, table.zone(second))));
            }
        }
        return drives;
    }

    @Override
    public boolean allowsInside(Table table, Survivor rider, ActionKind kind) {
        if (kind.equals(ActionKind.SEARCH)) {
            return isSearched;
        }
        if (kind.equals(ActionKinds.CRATE)) {
            return CarriedCrate.isIn(table);
        }
        return !kind.equals(ActionKind.MOVE) && !kind.equals(ActionKinds.DOOR);
    }

    @Override
    public RuleId inside() {
        return INSIDE;
    }
}
