package redoubt.whitedeath.mission.m02;

import redoubt.board.Edges;
import redoubt.board.Terrain;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;
import redoubt.whitedeath.corruption.Corruption;
import redoubt.whitedeath.ladder.LadderActions;
import redoubt.whitedeath.mission.rules.MissionEvent;

/** The corruption of a zone and all that is connected to it leaves the board. */
record PurgeCorruption(Zone start) implements Effect<Table> {
    private static final RuleId RULE = new RuleId("WD-M02-10");

    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        TomesOfPurging tomes = TomesOfPurging.of(table);
        ZoneSet connected = connected(table, tomes);
        Corruption corruption = new Corruption(tomes.ground());
        Terrain terrain = table.terrain();
        Table changed = table;
        for (int zone = connected.first(); zone != ZoneSet.NONE; zone = connected.nextAfter(zone)) {
            terrain = corruption.purge(terrain, zone, LadderActions.placed(table));
            changed = changed.withToken(tomes.corruption(), zone, -table.count(tomes.corruption(), zone));
        }
        play.table(changed.withTerrain(terrain));
        for (int zone = connected.first(); zone != ZoneSet.NONE; zone = connected.nextAfter(zone)) {
            Rulings.happened(play, new MissionEvent.CorruptionPurged(RULE, table.zone(zone)));
        }
    }

    private ZoneSet connected(Table table, TomesOfPurging tomes) {
        ZoneSet found = ZoneSet.EMPTY;
        if (!tomes.ground().isCorrupted(table.terrain(), start.index())) {
            return found;
        }
        Edges edges = table.terrain().board().edges();
        ZoneSet front = ZoneSet.of(start.index());
        while (!front.isEmpty()) {
            found = found.or(front);
            ZoneSet beside = ZoneSet.EMPTY;
            for (int zone = front.first(); zone != ZoneSet.NONE; zone = front.nextAfter(zone)) {
                ZoneSet touching = edges.touching(zone).minus(found);
                for (int other = touching.first(); other != ZoneSet.NONE; other = touching.nextAfter(other)) {
                    beside = tomes.ground().isCorrupted(table.terrain(), other) ? beside.with(other) : beside;
                }
            }
            front = beside;
        }
        return found;
    }
}
