package redoubt.kernel;

/** Something that happened, for people to see; it names the rule behind it. */
public interface Event {
    RuleId rule();

    /** The players have won. */
    record GameWon(RuleId rule) implements Event {}

    /** The players have lost. */
    record GameLost(RuleId rule) implements Event {}
}
