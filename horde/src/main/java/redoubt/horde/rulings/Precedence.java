package redoubt.horde.rulings;

import java.util.Optional;
import redoubt.horde.table.Ruling;
import redoubt.horde.table.Table;
import redoubt.horde.terms.Verdict;

/** Policy: what counts when the table both wins and loses the game; a mission names one of these among its rulings. */
public enum Precedence implements Ruling {
    DEFEAT,
    VICTORY;

    public static Precedence of(Table table) {
        return table.mission().policy(Precedence.class, DEFEAT);
    }

    /** Which of two verdicts counts, if there are any. */
    public Optional<Verdict> first(Optional<Verdict> one, Optional<Verdict> other) {
        if (one.isEmpty() || other.isEmpty()) {
            return one.isEmpty() ? other : one;
        }
        return isFirst(one.get()) || !isFirst(other.get()) ? one : other;
    }

    private boolean isFirst(Verdict verdict) {
        return verdict.isWon() == (this == VICTORY);
    }
}
