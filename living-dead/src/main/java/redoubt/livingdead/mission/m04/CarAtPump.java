package redoubt.livingdead.mission.m04;

import java.util.List;
import java.util.Optional;
import redoubt.board.Gait;
import redoubt.board.Paths;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.cars.Car;
import redoubt.horde.cars.CarOption;
import redoubt.horde.mission.Goal;
import redoubt.horde.openings.Opener;
import redoubt.horde.table.Item;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Checklist;
import redoubt.horde.terms.Errand;
import redoubt.horde.terms.Outlook;
import redoubt.kernel.Option;

/** The car stands at the pump. */
public record CarAtPump(Zone pump, Gait gait) implements Goal {
    private static final int CREW = 2;

    @Override
    public void aims(Table table, Checklist list) {
        int from = Car.of(table).map(car -> car.zone().index()).orElse(ZoneSet.NONE);
        list.bring("CarAtPump", isMet(table), from, pump.index());
    }

    @Override
    public boolean isMet(Table table) {
        Optional<Car> car = Car.of(table);
        return car.isPresent() && car.get().zone().equals(pump);
    }

    @Override
    public double progress(Table table) {
        Optional<Car> car = Car.of(table);
        if (car.isEmpty()) {
            return 0;
        }
        int steps = table.terrain().paths(gait).distance(car.get().zone().index(), pump.index());
        return steps < 0 ? 0 : 1.0 / (1 + steps);
    }

    /** Two go for the car and the others mind the house. */
    @Override
    public void errands(Table table, boolean isDue, List<Errand> errands) {
        Optional<Car> car = Car.of(table);
        if (car.isPresent() && !isMet(table)) {
            boolean isDriven = car.get().driver().isPresent();
            errands.add(new Errand(isDriven ? pump.index() : car.get().zone().index(), 5, CREW, crew(table)));
        }
    }

    /** Those who are out already, or else those who can open a window. */
    private static int crew(Table table) {
        int out = 0;
        int first = 0;
        for (Survivor survivor : table.survivors()) {
            out |= table.isBuilding(survivor.zone().index()) ? 0 : Errand.bit(survivor);
            first |= Integer.bitCount(first) < CREW && hasTool(survivor) ? Errand.bit(survivor) : 0;
        }
        return out != 0 ? out : first != 0 ? first : -1;
    }

    private static boolean hasTool(Survivor survivor) {
        for (Item item : survivor.inventory().items()) {
            if (item.card().has(Opener.class)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public double opinion(Outlook outlook, Option option) {
        return switch (option) {
            case CarOption.Sit sit -> sit.isDriver() && !sit.isInside() && !isMet(outlook.table()) ? 9 : 0;
            case CarOption.Drive drive -> driving(outlook.table(), drive.way().getLast());
            case CarOption.GetOut _ -> isMet(outlook.table()) ? 0 : -8;
            default -> 0;
        };
    }

    private double driving(Table table, Zone to) {
        Paths paths = table.terrain().paths(gait);
        int from = Car.of(table).orElseThrow().zone().index();
        return 3 * (paths.distance(from, pump.index()) - paths.distance(to.index(), pump.index()));
    }
}
