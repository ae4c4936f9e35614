package redoubt.livingdead.mission.m03;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.mission.Goal;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Table;
import redoubt.horde.table.Zone;

/** All spawn tokens lie in one zone. */
public record SpawnsInOneZone() implements Goal {
    @Override
    public boolean isMet(Table table) {
        return zones(table) == 1;
    }

    private static int zones(Table table) {
        List<Zone> zones = new ArrayList<>();
        for (SpawnPoint token : table.spawnPoints()) {
            if (!zones.contains(token.zone())) {
                zones.add(token.zone());
            }
        }
        return zones.size();
    }

    @Override
    public double progress(Table table) {
        return 1.0 / Math.max(1, zones(table));
    }
}
