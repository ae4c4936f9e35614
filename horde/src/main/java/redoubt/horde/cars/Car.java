package redoubt.horde.cars;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.board.Zone;
import redoubt.horde.table.Annexes;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.table.TokenKind;

/** The car of a mission: where it stands, who drives and who rides along. */
public record Car(Zone zone, Optional<SurvivorId> driver, List<SurvivorId> passengers) implements Annexes.Annex {
    private static final String TOKEN = "car";

    public Car {
        passengers = List.copyOf(passengers);
    }

    /** An empty car in a zone. */
    public static Car at(Zone zone) {
        return new Car(zone, Optional.empty(), List.of());
    }

    public static Optional<Car> of(Table table) {
        return table.annexes().find(Car.class);
    }

    /** The table with the car as given, its token where it stands now. */
    public static Table put(Table table, Car car) {
        Table changed = table;
        for (TokenKind kind : table.print().tokenKinds()) {
            if (kind.name().equals(TOKEN)) {
                changed = changed.withTokens(changed.tokens().without(kind.index()))
                        .withToken(kind, car.zone().index(), 1);
            }
        }
        return changed.with(car);
    }

    /** Whether a survivor sits in the car of this table, if there is one. */
    public static boolean holds(Table table, SurvivorId survivor) {
        Optional<Car> car = of(table);
        return car.isPresent() && car.get().holds(survivor);
    }

    public boolean holds(SurvivorId survivor) {
        return isDriver(survivor) || passengers.contains(survivor);
    }

    public boolean isDriver(SurvivorId survivor) {
        return driver.isPresent() && driver.get().equals(survivor);
    }

    /** All who sit in the car, the driver first. */
    public List<SurvivorId> riders() {
        List<SurvivorId> riders = new ArrayList<>(driver.stream().toList());
        riders.addAll(passengers);
        return riders;
    }

    public Car withZone(Zone changed) {
        return new Car(changed, driver, passengers);
    }

    /** With a survivor at the wheel, wherever it sat before; whoever drove rides along. */
    public Car drivenBy(SurvivorId survivor) {
        List<SurvivorId> others = new ArrayList<>(riders());
        others.remove(survivor);
        return new Car(zone, Optional.of(survivor), others);
    }

    /** With a survivor riding along, wherever it sat before. */
    public Car carrying(SurvivorId survivor) {
        Car without = without(survivor);
        List<SurvivorId> longer = new ArrayList<>(without.passengers);
        longer.add(survivor);
        return new Car(zone, without.driver, longer);
    }

    /** Without a survivor; a driver's seat stays empty. */
    public Car without(SurvivorId survivor) {
        List<SurvivorId> others = new ArrayList<>(passengers);
        others.remove(survivor);
        return new Car(zone, isDriver(survivor) ? Optional.empty() : driver, others);
    }
}
