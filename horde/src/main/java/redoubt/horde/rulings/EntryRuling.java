package redoubt.horde.rulings;

import redoubt.board.Zone;
import redoubt.horde.table.Hook;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;

/** Hook: which zones a survivor may enter on foot, and which of them cost more. */
public interface EntryRuling extends Ruling {
    Hook<EntryRuling> HOOK = new Hook<>(19, EntryRuling.class);

    /** Whether the survivor may enter this zone; every ruling must agree. */
    default boolean allows(Table table, Survivor mover, Zone to) {
        return true;
    }

    /**
     * How many actions more it costs to enter this zone, wherever the survivor comes from; where it costs more, the move ends. What
     * rulings ask adds up.
     */
    default int toll(Table table, Survivor mover, Zone to) {
        return 0;
    }
}
