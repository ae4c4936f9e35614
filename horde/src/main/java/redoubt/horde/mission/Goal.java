package redoubt.horde.mission;

import java.util.Optional;
import redoubt.horde.table.Table;
import redoubt.kernel.RuleId;

/** Something that must be so for the players to win; asked after every change, so it must be quick. */
public interface Goal {
    boolean isMet(Table table);

    /** Whether it can never be met any more, which loses the game. */
    default boolean isOutOfReach(Table table) {
        return false;
    }

    /** The rule by which the game is then lost, if it is not the one of the mission. */
    default Optional<RuleId> reason() {
        return Optional.empty();
    }

    /** From 0 (nothing done) to 1 (met), for bots. */
    default double progress(Table table) {
        return isMet(table) ? 1 : 0;
    }
}
