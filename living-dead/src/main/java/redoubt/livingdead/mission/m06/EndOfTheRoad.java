package redoubt.livingdead.mission.m06;

import java.util.List;
import java.util.Optional;
import redoubt.board.ZoneSet;
import redoubt.horde.mission.Goal;
import redoubt.horde.rulings.MomentRuling;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Checklist;
import redoubt.horde.terms.Errand;
import redoubt.horde.terms.Moment;
import redoubt.kernel.Step;
import redoubt.livingdead.mission.rules.Chronicle;
import redoubt.livingdead.mission.rules.Note;
import redoubt.livingdead.mission.travel.Journey;

/** The road has been followed to its last tile, and everybody stands on it when a players' phase ends. */
public record EndOfTheRoad(String tile, int tiles) implements Goal, MomentRuling {
    private static final String ARRIVED = "arrived at the end of the road";

    @Override
    public void aims(Table table, Checklist list) {
        ZoneSet there = table.terrain().board().onTile(tile);
        Journey journey = table.annexes().the(Journey.class);
        int arrived = (int) table.survivors().stream()
                .filter(survivor -> there.contains(survivor.zone().index()))
                .count();
        list.win("TilesOfTheRoad", Math.min(tiles, journey.laid()), tiles);
        list.win("EveryoneOnLastTile", arrived, table.survivors().size(), there);
    }

    @Override
    public boolean isMet(Table table) {
        return Chronicle.has(table, ARRIVED);
    }

    @Override
    public List<Step<Table>> at(Moment moment, Table table, Optional<SurvivorId> survivor) {
        return moment == Moment.PLAYERS_PHASE_ENDS && isReached(table) ? List.of(new Note(ARRIVED)) : List.of();
    }

    private boolean isReached(Table table) {
        Journey journey = table.annexes().the(Journey.class);
        return journey.isOver() && journey.newest().equals(tile) && isEverybodyThere(table);
    }

    private boolean isEverybodyThere(Table table) {
        ZoneSet zones = table.terrain().board().onTile(tile);
        return table.survivors().stream()
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
}
