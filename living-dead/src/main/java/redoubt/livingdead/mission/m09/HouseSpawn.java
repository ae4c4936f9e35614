package redoubt.livingdead.mission.m09;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Gait;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.AfterEvent;
import redoubt.horde.table.Table;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;
import redoubt.livingdead.ground.Ground;
import redoubt.livingdead.mission.rules.Chronicle;

/** When a closed house is first opened to the outside, ghouls are in every room that can be reached from there. */
public record HouseSpawn(Ground ground, Gait walker) implements AfterEvent {
    static final RuleId RULE = new RuleId("NL-M09-07");
    private static final String FILLED = "ghouls were in ";

    @Override
    public void after(HordeEvent event, Play<Table> play) {
        if (event instanceof HordeEvent.PassageOpened opened) {
            Table table = play.table();
            boolean isOneIn = ground.isIndoors(table.terrain(), opened.one().index());
            boolean isOtherIn = ground.isIndoors(table.terrain(), opened.other().index());
            if (isOneIn != isOtherIn) {
                fill(play, isOneIn ? opened.one() : opened.other());
            }
        }
    }

    private void fill(Play<Table> play, Zone entered) {
        ZoneSet rooms = rooms(play.table(), entered);
        List<Zone> unseen = new ArrayList<>();
        for (int zone = rooms.first(); zone != ZoneSet.NONE; zone = rooms.nextAfter(zone)) {
            Zone room = play.table().zone(zone);
            if (!Chronicle.has(play.table(), FILLED + room)) {
                unseen.add(room);
                play.table(Chronicle.noted(play.table(), FILLED + room));
            }
        }
        if (!unseen.isEmpty()) {
            play.then(new FillRooms(unseen));
            play.log(new HouseOpened(RULE, entered, unseen.size()));
        }
    }

    private ZoneSet rooms(Table table, Zone entered) {
        ZoneSet indoors = ZoneSet.EMPTY;
        ZoneSet zones = table.terrain().board().zones();
        for (int zone = zones.first(); zone != ZoneSet.NONE; zone = zones.nextAfter(zone)) {
            indoors = ground.isIndoors(table.terrain(), zone) ? indoors.with(zone) : indoors;
        }
        return table.terrain().paths(walker).reachable(entered.index(), indoors);
    }
}
