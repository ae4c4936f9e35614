package redoubt.livingdead.mission.m09;

import java.util.List;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.action.Search;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.mission.Goal;
import redoubt.horde.rulings.AfterEvent;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Checklist;
import redoubt.horde.terms.Errand;
import redoubt.horde.terms.Outlook;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.livingdead.ground.Ground;
import redoubt.livingdead.mission.rules.Chronicle;

/** Every indoor zone has been searched at least once. */
public record EveryRoomSearched(Ground ground) implements Goal, AfterEvent {
    private static final String SEARCHED = "searched ";

    @Override
    public void aims(Table table, Checklist list) {
        ZoneSet zones = table.terrain().board().zones();
        ZoneSet left = ZoneSet.EMPTY;
        int rooms = 0;
        for (int zone = zones.first(); zone != ZoneSet.NONE; zone = zones.nextAfter(zone)) {
            if (ground.isIndoors(table.terrain(), zone)) {
                rooms++;
                left = Chronicle.has(table, SEARCHED + table.zone(zone)) ? left : left.with(zone);
            }
        }
        list.win("EveryRoomSearched", rooms - left.size(), rooms, left);
    }

    @Override
    public boolean isMet(Table table) {
        return progress(table) == 1;
    }

    @Override
    public void after(HordeEvent event, Play<Table> play) {
        Table table = play.table();
        if (event instanceof HordeEvent.CardDrawn drawn && drawn.rule().equals(table.cite(Cite.SEARCH))) {
            Zone zone = table.survivor(drawn.survivor()).zone();
            if (ground.isIndoors(table.terrain(), zone.index())) {
                play.table(Chronicle.noted(table, SEARCHED + zone));
            }
        }
    }

    @Override
    public double progress(Table table) {
        int rooms = 0;
        int searched = 0;
        ZoneSet zones = table.terrain().board().zones();
        for (int zone = zones.first(); zone != ZoneSet.NONE; zone = zones.nextAfter(zone)) {
            if (ground.isIndoors(table.terrain(), zone)) {
                rooms++;
                searched += Chronicle.has(table, SEARCHED + table.zone(zone)) ? 1 : 0;
            }
        }
        return (double) searched / Math.max(1, rooms);
    }

    @Override
    public void errands(Table table, boolean isDue, List<Errand> errands) {
        ZoneSet zones = table.terrain().board().zones();
        for (int zone = zones.first(); zone != ZoneSet.NONE; zone = zones.nextAfter(zone)) {
            if (isUnsearched(table, zone)) {
                errands.add(new Errand(zone, 2, 1));
            }
        }
    }

    private boolean isUnsearched(Table table, int zone) {
        return ground.isIndoors(table.terrain(), zone) && !Chronicle.has(table, SEARCHED + table.zone(zone));
    }

    @Override
    public double opinion(Outlook outlook, Option option) {
        boolean isNew = option instanceof Search.SearchDeck
                && isUnsearched(outlook.table(), outlook.actor().zone().index());
        return isNew ? 7 : 0;
    }
}
