package redoubt.whitedeath.mission.rules;

import redoubt.horde.table.Table;

/** Something that must be so for the players to win; asked after every change, so it must be quick. */
public interface Goal {
    boolean isMet(Table table);

    /** Whether it can never be met any more, which loses the game. */
    default boolean isOutOfReach(Table table) {
        return false;
    }

    /** From 0 (nothing done) to 1 (met), for bots. */
    default double progress(Table table) {
        return isMet(table) ? 1 : 0;
    }
}
