package redoubt.livingdead.mission;

import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** All spawn tokens lie in one zone, for tests of what follows. */
record GatherTokens(String zone) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        play.table(table.withSpawnPoints(table.spawnPoints().stream()
                .map(point -> point.withZone(table.zone(zone)))
                .toList()));
    }
}
