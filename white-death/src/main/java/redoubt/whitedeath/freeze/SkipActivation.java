package redoubt.whitedeath.freeze;

import redoubt.board.ZoneSet;
import redoubt.horde.rulings.Rulings;
import redoubt.horde.table.Table;
import redoubt.horde.table.TokenKind;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.whitedeath.beacon.SiegeEvent;
import redoubt.whitedeath.beacon.Stronghold;

/** The freeze tokens of zones whose zombies skip an activation are discarded, all before anybody acts (WD-GAP-51). */
record SkipActivation(ZoneSet zones) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        TokenKind freeze = Stronghold.of(play.table()).freeze();
        for (int zone = zones.first(); zone != ZoneSet.NONE; zone = zones.nextAfter(zone)) {
            Table table = play.table();
            play.table(table.withToken(freeze, zone, -table.count(freeze, zone)));
            Rulings.happened(play, new SiegeEvent.ActivationSkipped(FreezeRules.SKIP_ACTIVATION, table.zone(zone)));
        }
    }
}
