package redoubt.horde.terms;

import java.util.Optional;
import redoubt.kernel.RuleId;

/**
 * A way to ignore all the breaks of a roll, by this rule: a skill that may be used once per round, or the card in a slot that is
 * discarded, either through a skill or because the card says so.
 */
public record Remedy(RuleId rule, Optional<String> skill, Optional<Integer> slot) {
    public static Remedy oncePerRound(RuleId rule, String skill) {
        return new Remedy(rule, Optional.of(skill), Optional.empty());
    }

    public static Remedy discarding(RuleId rule, String skill, int slot) {
        return new Remedy(rule, Optional.of(skill), Optional.of(slot));
    }

    public static Remedy byCard(RuleId rule, int slot) {
        return new Remedy(rule, Optional.empty(), Optional.of(slot));
    }
}
