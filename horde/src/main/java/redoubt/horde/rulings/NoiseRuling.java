package redoubt.horde.rulings;

import redoubt.horde.table.Hook;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.Table;

/** Hook: noise tokens that stay when all others leave the board, and noise without any token. */
public interface NoiseRuling extends Ruling {
    Hook<NoiseRuling> HOOK = new Hook<>(10, NoiseRuling.class);

    /** How many tokens stay in this zone at the end of the round. */
    default int staying(Table table, int zone) {
        return 0;
    }

    /** How much noise there is in this zone besides its tokens, survivors and allies. */
    default int more(Table table, int zone) {
        return 0;
    }
}
