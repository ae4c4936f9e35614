package redoubt.horde.rulings;

import redoubt.horde.table.Hook;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.Table;
import redoubt.kernel.Play;

/** Hook: what changes at once because of the state of the table, such as a token that falls off; asked after every change. */
public interface Settling extends Ruling {
    Hook<Settling> HOOK = new Hook<>(14, Settling.class);

    /** Puts right whatever is wrong and logs it; leaves the table alone if nothing is. */
    void settle(Play<Table> play);
}
