package redoubt.secondedition.washington;

import java.util.Optional;
import redoubt.horde.rulings.EndOfGame;
import redoubt.horde.rulings.GoalAims;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Checklist;
import redoubt.horde.terms.Verdict;

/**
 * A mission that is not won when the clock has gone round twice is lost, whether a clock is used or not. A lasting noise could
 * otherwise keep zombies away from an idle team for ever.
 */
public record TwoDays() implements EndOfGame, GoalAims {
    static final int LAST_ROUND = 2 * Clock.HOURS;
    /** How many rounds before the end the checklist speaks of it. */
    private static final int WARNED = Clock.HOURS / 2;

    @Override
    public void aims(Table table, Checklist list) {
        int left = LAST_ROUND - table.round() + 1;
        if (left <= WARNED) {
            list.keep("TwoDays", left > 0 ? 1 : 0, 1, Checklist.count(Math.max(0, left)));
        }
    }

    @Override
    public Optional<Verdict> verdict(Table table) {
        return table.round() > LAST_ROUND ? Optional.of(Verdict.lost(WashingtonRules.TIME_IS_UP)) : Optional.empty();
    }
}
