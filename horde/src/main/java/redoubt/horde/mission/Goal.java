package redoubt.horde.mission;

import java.util.Optional;
import redoubt.horde.table.Table;
import redoubt.kernel.RuleId;

/** Something that must be true for the players to win; checked after every change, so it must be quick. */
public interface Goal {
    boolean isMet(Table table);

    /** Whether it can no longer be met, which loses the game. */
    default boolean isOutOfReach(Table table) {
        return false;
    }

    /** The rule by which the game is then lost, if not the mission's own. */
    default Optional<RuleId> reason() {
        return Optional.empty();
    }

    /** From 0 (nothing done) to 1 (met), for bots. */
    default double progress(Table table) {
        return isMet(table) ? 1 : 0;
    }
}
