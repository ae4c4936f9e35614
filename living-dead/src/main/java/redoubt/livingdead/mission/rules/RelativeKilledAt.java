package redoubt.livingdead.mission.rules;

import java.util.List;
import redoubt.horde.mission.Goal;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Table;
import redoubt.horde.table.Zone;

/** A relative must be eliminated in the zone of a spawn token. */
public record RelativeKilledAt(String token) implements Goal {
    @Override
    public boolean isMet(Table table) {
        List<Zone> zones = table.annexes().the(Deeds.class).zones();
        for (SpawnPoint point : table.spawnPoints()) {
            if (point.name().equals(token) && zones.contains(point.zone())) {
                return true;
            }
        }
        return false;
    }
}
