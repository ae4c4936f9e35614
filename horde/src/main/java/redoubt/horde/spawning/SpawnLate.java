package redoubt.horde.spawning;

import java.util.ArrayList;
import java.util.List;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** A spawn token brought by an extra card still draws its card in the same spawn step. */
record SpawnLate(List<String> known) implements Effect<Table> {
    SpawnLate {
        known = List.copyOf(known);
    }

    @Override
    public void happen(Play<Table> play) {
        for (SpawnPoint point : play.table().spawnPoints()) {
            if (point.isActive() && !known.contains(point.name())) {
                List<String> longer = new ArrayList<>(known);
                longer.add(point.name());
                play.then(new DrawZombieCard(point), new SpawnLate(longer));
                return;
            }
        }
    }
}
