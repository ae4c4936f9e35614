package redoubt.whitedeath.guards;

import redoubt.board.Zone;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.Table;

/** Hook: guards that cannot leave where they stand. */
public interface GuardRuling extends Ruling {
    /** Whether guards may move out of this zone; one no is enough. */
    boolean allowsLeaving(Table table, Zone zone);
}
