package redoubt.whitedeath.siege;

import java.util.ArrayList;
import java.util.List;
import redoubt.board.ZoneSet;
import redoubt.horde.spawning.Miniatures;
import redoubt.horde.spawning.PlaceZombies;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.whitedeath.beacon.SiegeEvent;
import redoubt.whitedeath.beacon.Stronghold;

/** The first step of a siege: so many zombies of a kind in every corruption zone. */
record SpawnInCorruption(int kind, int count) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        ZoneSet zones = Stronghold.of(table).corrupted(table);
        int needed = zones.size() * count;
        int left = Miniatures.left(table, kind);
        String zombie = table.print().zombieKinds().get(kind).name();
        play.log(
                needed == 0
                        ? new SiegeEvent.SiegeWithoutZombies(SiegeRules.IN_EVERY_CORRUPTION_ZONE, zombie, zones.size())
                        : new SiegeEvent.SiegeBegan(SiegeRules.SIEGE, zombie, count, zones.size()));
        if (needed > left) {
            play.then(new ShareMiniatures(kind, count, left, ZoneSet.EMPTY, List.of()).next(table));
        } else if (needed > 0) {
            List<PlaceZombies.Lot> lots = new ArrayList<>(zones.size());
            zones.forEachIndex(zone -> lots.add(new PlaceZombies.Lot(kind, count, table.zone(zone))));
            play.then(new PlaceZombies(lots));
        }
    }
}
