package redoubt.horde.edition;

import redoubt.horde.table.Ruling;

/** Hook: a mission in which zombies choose their way differently. */
public interface PursuitRuling extends Ruling {
    /** How zombies choose their way here, given how they do it elsewhere. */
    Pursuit pursuit(Pursuit usual);
}
