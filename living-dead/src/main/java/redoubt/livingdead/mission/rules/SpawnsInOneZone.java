package redoubt.livingdead.mission.rules;

import redoubt.horde.mission.Goal;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Table;

/** All spawn tokens must lie in one zone. */
public record SpawnsInOneZone() implements Goal {
    @Override
    public boolean isMet(Table table) {
        return table.spawnPoints().stream().map(SpawnPoint::zone).distinct().count() <= 1;
    }
}
