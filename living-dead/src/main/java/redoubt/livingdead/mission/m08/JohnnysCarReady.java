package redoubt.livingdead.mission.m08;

import java.util.List;
import java.util.Optional;
import redoubt.board.ZoneSet;
import redoubt.horde.cars.Car;
import redoubt.horde.cars.CarOption;
import redoubt.horde.mission.Goal;
import redoubt.horde.rulings.MomentRuling;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Checklist;
import redoubt.horde.terms.Errand;
import redoubt.horde.terms.Moment;
import redoubt.horde.terms.Outlook;
import redoubt.kernel.Option;
import redoubt.kernel.Step;
import redoubt.livingdead.mission.rules.Chronicle;
import redoubt.livingdead.mission.rules.Note;
import redoubt.livingdead.mission.travel.Journey;

/** At the end of a players' phase everybody is on the last tile, no ghoul is there, and somebody sits at the wheel. */
public record JohnnysCarReady(String tile, int tiles) implements Goal, MomentRuling {
    private static final String READY = "ready to drive off";

    @Override
    public void aims(Table table, Checklist list) {
        ZoneSet there = table.terrain().board().onTile(tile);
        Journey journey = table.annexes().the(Journey.class);
        int arrived = (int) table.survivors().stream()
                .filter(survivor -> there.contains(survivor.zone().index()))
                .count();
        list.win("TilesOfTheRoad", Math.min(tiles, journey.laid()), tiles);
        list.win("EveryoneOnLastTile", arrived, table.survivors().size(), there);
        ZoneSet infested = table.zombies().where().and(there);
        list.win("NoGhoulOnLastTile", !there.isEmpty() && infested.isEmpty(), infested);
        boolean isDriven = Car.of(table).flatMap(Car::driver).isPresent();
        list.win("SomebodyAtTheWheel", isDriven, ZoneSet.EMPTY);
    }

    @Override
    public boolean isMet(Table table) {
        return Chronicle.has(table, READY);
    }

    @Override
    public List<Step<Table>> at(Moment moment, Table table, Optional<SurvivorId> survivor) {
        return moment == Moment.PLAYERS_PHASE_ENDS && survivor.isEmpty() && isReady(table)
                ? List.of(new Note(READY))
                : List.of();
    }

    private boolean isReady(Table table) {
        ZoneSet zones = table.terrain().board().onTile(tile);
        Optional<Car> car = Car.of(table);
        return car.isPresent()
                && car.get().driver().isPresent()
                && table.zombies().where().and(zones).isEmpty()
                && table.survivors().stream()
                        .allMatch(survivor -> zones.contains(survivor.zone().index()));
    }

    @Override
    public double progress(Table table) {
        int laid = table.annexes().the(Journey.class).laid();
        return isMet(table) ? 1 : (double) laid / (tiles + 1);
    }

    /** Everybody goes to the newest tile. */
    @Override
    public void errands(Table table, boolean isDue, List<Errand> errands) {
        Journey.errands(table, errands);
    }

    @Override
    public double opinion(Outlook outlook, Option option) {
        boolean isOver = outlook.table().annexes().the(Journey.class).isOver();
        return switch (option) {
            case CarOption.Sit sit -> sit.isDriver() && !sit.isInside() && isOver ? 9 : 0;
            case CarOption.GetOut _ -> -6;
            case CarOption.Drive _ -> -4;
            default -> 0;
        };
    }
}
