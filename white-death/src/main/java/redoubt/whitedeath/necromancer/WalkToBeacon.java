package redoubt.whitedeath.necromancer;

import redoubt.board.Paths;
import redoubt.board.Zone;
import redoubt.board.ZoneSet;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.whitedeath.beacon.Beacon;
import redoubt.whitedeath.beacon.Stronghold;

/**
 * A necromancer walks one zone towards the beacon, over ramparts as it likes; without an open path it follows the shortest one as if
 * there were no obstacles, until one stops it.
 */
record WalkToBeacon(Zone from, int kind) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        Stronghold stronghold = Stronghold.of(table);
        int beacon = Beacon.at(table, stronghold.beacon());
        if (beacon == ZoneSet.NONE || table.zombies().count(from.index(), kind) == 0) {
            return;
        }
        Paths paths = table.terrain().paths(stronghold.gaits().abomination());
        ZoneSet ways = paths.distance(from.index(), beacon) == Paths.UNREACHABLE
                ? table.terrain().paths(stronghold.gaits().unhindered()).firstSteps(from.index(), beacon)
                : paths.firstSteps(from.index(), beacon);
        if (ways.meets(paths.neighbours(from.index()))) {
            play.then(new ChooseWalk(from, kind, ways));
        }
    }
}
