package redoubt.horde.rulings;

import redoubt.horde.table.Ruling;
import redoubt.horde.table.Table;

/** Hook: what changes at once because of how the table lies, such as a token that falls off; asked after every change. */
public interface Settling extends Ruling {
    /** The table as it must be; the very same table if nothing is amiss. */
    Table settled(Table table);
}
