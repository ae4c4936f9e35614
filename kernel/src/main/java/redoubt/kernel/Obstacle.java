package redoubt.kernel;

/** Why a usual action is not offered now: the action, a word for the reason, and the rule that says so. */
public record Obstacle(String action, String reason, RuleId rule) {}
