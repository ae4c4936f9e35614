package redoubt.kernel;

/** A house ruling that a group may agree to read differently: its entry in the ledger, and what the other reading says. */
public record Switch(RuleId rule, String other) {}
