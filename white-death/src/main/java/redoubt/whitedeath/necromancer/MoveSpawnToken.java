package redoubt.whitedeath.necromancer;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.Zone;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.whitedeath.beacon.Corrupt;
import redoubt.whitedeath.beacon.SiegeEvent;

/** A pushed spawn token enters a zone and corrupts it. */
record MoveSpawnToken(String token, Zone to) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        List<SpawnPoint> points = new ArrayList<>(table.spawnPoints().size());
        Zone from = to;
        for (SpawnPoint point : table.spawnPoints()) {
            boolean isPushed = point.name().equals(token);
            from = isPushed ? point.zone() : from;
            points.add(isPushed ? point.withZone(to) : point);
        }
        play.table(table.withSpawnPoints(points));
        play.then(new Corrupt(NecromancerRules.CORRUPT_ON_PUSH, to));
        Rulings.happened(play, new SiegeEvent.SpawnTokenMoved(NecromancerRules.PUSH, token, from, to));
    }
}
