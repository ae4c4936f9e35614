package redoubt.horde.terms;

import redoubt.kernel.RuleId;

/** The game is decided, by this rule. */
public record Verdict(boolean isWon, RuleId rule) {
    public static Verdict won(RuleId rule) {
        return new Verdict(true, rule);
    }

    public static Verdict lost(RuleId rule) {
        return new Verdict(false, rule);
    }
}
