package redoubt.kernel;

/** How a game stands between two calls to the engine: waiting for somebody, or over. */
public sealed interface Status {
    /** Laid out on the table but not begun. */
    record SetUpDone() implements Status {}

    /** Somebody must decide. */
    record Waiting(Decision<?> decision) implements Status {}

    /** The players have won, by this rule. */
    record Won(RuleId rule) implements Status {}

    /** The players have lost, by this rule. */
    record Lost(RuleId rule) implements Status {}

    default boolean isOver() {
        return this instanceof Won || this instanceof Lost;
    }
}
