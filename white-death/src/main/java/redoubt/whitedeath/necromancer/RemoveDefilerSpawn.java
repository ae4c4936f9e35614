package redoubt.whitedeath.necromancer;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.whitedeath.beacon.SiegeEvent;

/** The Defiler is gone and its spawn token with it; the numbered token and all corruption stay. */
record RemoveDefilerSpawn() implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        Optional<SpawnPoint> own = Defilement.spawn(table, Defilement.DEFILER_SPAWN);
        List<SpawnPoint> points = new ArrayList<>(table.spawnPoints());
        own.ifPresent(points::remove);
        play.table(table.withSpawnPoints(points).with(new Defilement(Optional.empty())));
        own.ifPresent(point -> Rulings.happened(
                play, new SiegeEvent.SpawnTokenRemoved(NecromancerRules.TOKEN_REMOVED, point.name(), point.zone())));
    }
}
