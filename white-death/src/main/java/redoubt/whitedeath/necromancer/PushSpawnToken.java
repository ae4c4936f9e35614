package redoubt.whitedeath.necromancer;

import java.util.Optional;
import redoubt.board.ZoneSet;
import redoubt.horde.table.SpawnPoint;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.whitedeath.beacon.Beacon;
import redoubt.whitedeath.beacon.Stronghold;

/** The Defiler pushes the numbered spawn token it came from, wherever that lies now, one zone towards the beacon. */
record PushSpawnToken() implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        Optional<SpawnPoint> token = Defilement.origin(table);
        Stronghold stronghold = Stronghold.of(table);
        int beacon = Beacon.at(table, stronghold.beacon());
        if (token.isPresent() && beacon != ZoneSet.NONE) {
            ZoneSet ways = table.terrain()
                    .paths(stronghold.gaits().unhindered())
                    .firstSteps(token.get().zone().index(), beacon);
            if (!ways.isEmpty()) {
                play.then(new ChooseRoute(token.get().name(), ways));
            }
        }
    }
}
