package redoubt.horde.rulings;

import redoubt.horde.table.Ruling;
import redoubt.horde.table.Table;

/** Hook: noise tokens that stay when all others leave the board. */
public interface NoiseRuling extends Ruling {
    /** How many tokens stay in this zone at the end of the round. */
    int staying(Table table, int zone);
}
