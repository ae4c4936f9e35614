package redoubt.whitedeath.switches;

import java.util.List;
import redoubt.horde.fixture.Altered;
import redoubt.horde.mission.MissionPlan;
import redoubt.horde.mission.OtherReadings;
import redoubt.horde.table.Mission;
import redoubt.horde.table.Table;
import redoubt.kernel.MissionCard;
import redoubt.whitedeath.Box;
import redoubt.whitedeath.mission.Scenario;
import redoubt.whitedeath.modes.HouseReadings;

/** Lets a test read house rulings otherwise, in a mission or on a small board. */
final class Otherwise {
    private static final OtherReadings READINGS = new OtherReadings(HouseReadings.on(Box.GROUND));

    private Otherwise() {}

    static Scenario read(Scenario play, String... ids) {
        return play.with(read(play.table(), ids));
    }

    static Table read(Table table, String... ids) {
        return Altered.mission(table, read(table.mission(), table, ids));
    }

    private static Mission read(Mission mission, Table table, String... ids) {
        MissionCard card = new MissionCard(mission.id(), mission.title(), "easy", "short");
        MissionPlan plan = MissionPlan.of(table.print(), card, 6, table.terrain(), List.of())
                .withRulings(mission.rulings());
        return READINGS.applied(plan, List.of(ids)).mission();
    }
}
