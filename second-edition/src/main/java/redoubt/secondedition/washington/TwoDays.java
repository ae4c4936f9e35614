package redoubt.secondedition.washington;

import java.util.Optional;
import redoubt.horde.rulings.EndOfGame;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Verdict;

/**
 * A mission that is not won when the clock has gone round twice is lost, whether a clock is used or not. A lasting noise could
 * otherwise keep zombies away from an idle team for ever.
 */
public record TwoDays() implements EndOfGame {
    static final int LAST_ROUND = 2 * Clock.HOURS;

    @Override
    public Optional<Verdict> verdict(Table table) {
        return table.round() > LAST_ROUND ? Optional.of(Verdict.lost(WashingtonRules.TIME_IS_UP)) : Optional.empty();
    }
}
