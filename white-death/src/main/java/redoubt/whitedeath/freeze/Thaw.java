package redoubt.whitedeath.freeze;

import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.whitedeath.beacon.SiegeEvent;
import redoubt.whitedeath.beacon.Stronghold;

/** All freeze tokens leave the board at the end of the round. */
record Thaw() implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        Table table = play.table();
        int freeze = Stronghold.of(table).freeze().index();
        int tokens = table.tokens().total(freeze);
        play.table(table.withTokens(table.tokens().without(freeze)));
        play.log(new SiegeEvent.FreezeRemoved(FreezeRules.END_PHASE, tokens));
    }
}
