package redoubt.whitedeath.freeze;

import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Table;
import redoubt.horde.table.Zone;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.whitedeath.beacon.SiegeEvent;
import redoubt.whitedeath.beacon.Stronghold;

/** A freeze token is put into a zone; a second one is lost. */
public record Freeze(Zone zone) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        Stronghold stronghold = Stronghold.of(table);
        if (table.count(stronghold.freeze(), zone.index()) == 0) {
            play.table(table.withToken(stronghold.freeze(), zone.index(), 1));
            Rulings.happened(play, new SiegeEvent.FreezePlaced(FreezeRules.ONE_TOKEN, zone));
        }
    }
}
