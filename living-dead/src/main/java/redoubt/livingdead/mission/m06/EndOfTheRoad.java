package redoubt.livingdead.mission.m06;

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
import redoubt.livingdead.mission.rules.WinScene;
import redoubt.livingdead.mission.travel.Journey;

/** The road has been followed to its last tile, and everybody stands on it when a players' phase ends. */
public record EndOfTheRoad(String tile, RuleId rule) implements MomentRuling {
    @Override
    public List<Step<Table>> at(Moment moment, Table table, Optional<SurvivorId> survivor) {
        return moment == Moment.PLAYERS_PHASE_ENDS && survivor.isEmpty() && isReached(table)
                ? List.of(new WinScene(rule))
                : List.of();
    }

    private boolean isReached(Table table) {
        Journey journey = table.annexes().the(Journey.class);
        return journey.isOver() && journey.newest().equals(tile) && isEverybodyOn(table, tile);
    }

    /** Whether all survivors stand on a tile. */
    public static boolean isEverybodyOn(Table table, String tile) {
        ZoneSet zones = table.terrain().board().onTile(tile);
        for (Survivor survivor : table.survivors()) {
            if (!zones.contains(survivor.zone().index())) {
                return false;
            }
        }
        return true;
    }
}
