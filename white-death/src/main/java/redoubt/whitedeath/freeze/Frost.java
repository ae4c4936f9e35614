package redoubt.whitedeath.freeze;

import java.util.List;
import java.util.Optional;
import redoubt.board.ZoneSet;
import redoubt.horde.rulings.MomentRuling;
import redoubt.horde.rulings.Settling;
import redoubt.horde.rulings.ZombieRuling;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Table;
import redoubt.horde.table.TokenKind;
import redoubt.horde.terms.Moment;
import redoubt.kernel.Play;
import redoubt.kernel.Step;
import redoubt.whitedeath.beacon.SiegeEvent;

/** Zombies that begin their activation under a freeze token lose it; tokens go with the last zombie, or at the end of the round. */
public record Frost(TokenKind freeze) implements ZombieRuling, Settling, MomentRuling {
    @Override
    public ZoneSet skipping(Table table, ZoneSet activating) {
        return table.tokens().where(freeze.index()).and(activating);
    }

    @Override
    public List<Step<Table>> skipped(Table table, ZoneSet zones) {
        return List.of(new SkipActivation(zones));
    }

    @Override
    public void settle(Play<Table> play) {
        Table table = play.table();
        ZoneSet frozen = table.tokens().where(freeze.index());
        Table settled = table;
        for (int zone = frozen.first(); zone != ZoneSet.NONE; zone = frozen.nextAfter(zone)) {
            if (!table.zombies().isAny(zone)) {
                settled = settled.withToken(freeze, zone, -table.count(freeze, zone));
            }
        }
        if (settled != table) {
            play.table(settled);
            int gone = table.tokens().total(freeze.index()) - settled.tokens().total(freeze.index());
            play.log(new SiegeEvent.FreezeRemoved(FreezeRules.NOBODY_FROZEN, gone));
        }
    }

    @Override
    public List<Step<Table>> at(Moment moment, Table table, Optional<SurvivorId> survivor) {
        return moment == Moment.BOARD_CLEARED
                        && !table.tokens().where(freeze.index()).isEmpty()
                ? List.of(new Thaw())
                : List.of();
    }
}
