package redoubt.livingdead.mission.m08;

import java.util.List;
import java.util.Optional;
import redoubt.board.ZoneSet;
import redoubt.horde.rulings.Moment;
import redoubt.horde.rulings.MomentRuling;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.kernel.RuleId;
import redoubt.kernel.Step;
import redoubt.livingdead.cars.Car;
import redoubt.livingdead.mission.rules.WinScene;

/** At the end of a players' phase everybody is on the last tile, no ghoul is there, and somebody sits at the wheel. */
public record JohnnysCarReady(String tile, RuleId rule) implements MomentRuling {
    @Override
    public List<Step<Table>> at(Moment moment, Table table, Optional<SurvivorId> survivor) {
        return moment == Moment.PLAYERS_PHASE_ENDS && survivor.isEmpty() && isReady(table)
                ? List.of(new WinScene(rule))
                : List.of();
    }

    private boolean isReady(Table table) {
        ZoneSet zones = table.terrain().board().onTile(tile);
        for (Survivor survivor : table.survivors()) {
            if (!zones.contains(survivor.zone().index())) {
                return false;
            }
        }
        Optional<Car> car = Car.of(table);
        return car.isPresent()
                && car.get().driver().isPresent()
                && table.zombies().where().and(zones).isEmpty();
    }
}
