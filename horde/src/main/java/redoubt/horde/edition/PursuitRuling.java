package redoubt.horde.edition;

import redoubt.horde.table.Ruling;
import redoubt.horde.table.Table;

/** Hook: a mission in which zombies choose their way differently. */
public interface PursuitRuling extends Ruling {
    /** How zombies choose their way on this table, given how they do it elsewhere. */
    Pursuit pursuit(Table table, Pursuit usual);
}
