package redoubt.whitedeath.beacon;

import redoubt.board.Zone;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;

/** The beacon is put into a zone. */
record PlaceBeacon(Zone zone) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        play.table(table.withToken(Stronghold.of(table).beacon(), zone.index(), 1));
        Rulings.happened(play, new SiegeEvent.BeaconPlaced(BeaconRules.MISSING_BEACON, zone));
    }
}
