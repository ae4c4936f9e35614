package redoubt.horde.rulings;

import redoubt.board.SightRule;
import redoubt.horde.table.Hook;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;

/** Hook: how a survivor sees. */
public interface SightRuling extends Ruling {
    Hook<SightRuling> HOOK = new Hook<>(8, SightRuling.class);

    SightRule sight(Table table, Survivor viewer, SightRule rule);
}
