package redoubt.horde.rulings;

import redoubt.horde.table.Ruling;
import redoubt.horde.table.Table;
import redoubt.kernel.Play;

/** Hook: what changes at once because of how the table lies, such as a token that falls off; asked after every change. */
public interface Settling extends Ruling {
    /** Puts right what is amiss and says so; leaves the table alone if nothing is. */
    void settle(Play<Table> play);
}
