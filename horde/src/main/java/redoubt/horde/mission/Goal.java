package redoubt.horde.mission;

import java.util.List;
import java.util.Optional;
import redoubt.board.ZoneSet;
import redoubt.horde.rulings.Advice;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Checklist;
import redoubt.horde.terms.Errand;
import redoubt.horde.terms.Outlook;
import redoubt.kernel.Option;
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

    /** What it adds to the checklist of the people at the table. */
    default void aims(Table table, Checklist list) {
        list.win(getClass().getSimpleName(), isMet(table), ZoneSet.EMPTY);
    }

    /** From 0 (nothing done) to 1 (met), for bots. */
    default double progress(Table table) {
        return isMet(table) ? 1 : 0;
    }

    /** Adds where people should go for this goal, for bots; {@code isDue} once all goals before it are met. */
    default void errands(Table table, boolean isDue, List<Errand> errands) {}

    /** How much more a card is worth for this goal than it is in a fight, for bots; see {@link Advice#wants}. */
    default double wants(Table table, Survivor bearer, Equipment card) {
        return 0;
    }

    /** What to add to the opinion of an option for the sake of this goal, for bots; see {@link Advice#opinion}. */
    default double opinion(Outlook outlook, Option option) {
        return 0;
    }
}
