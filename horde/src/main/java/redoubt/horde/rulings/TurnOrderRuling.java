package redoubt.horde.rulings;

import redoubt.horde.table.Ruling;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;

/** Hook: who may take the turn between two turns of others, whoever's seat it is. */
public interface TurnOrderRuling extends Ruling {
    default boolean isTurnAtAnyTime(Table table, Survivor owner) {
        return true;
    }
}
