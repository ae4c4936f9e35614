package redoubt.livingdead.mission.rules;

import redoubt.horde.mission.Goal;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Table;

/** A relative must be eliminated in the zone of a spawn token. */
public record RelativeKilledAt(String token) implements Goal {
    @Override
    public boolean isMet(Table table) {
        for (SpawnPoint point : table.spawnPoints()) {
            if (point.name().equals(token) && RelativesKilled.isAt(table, point.zone())) {
                return true;
            }
        }
        return false;
    }
}
