package redoubt.kernel;

/** The engine does not accept a choice; the state it was made on is as before. */
public final class ChoiceRefused extends RuntimeException {
    private final RuleId rule;
    private final String reason;

    public ChoiceRefused(RuleId rule, String reason) {
        super(reason + " [" + rule + "]");
        this.rule = rule;
        this.reason = reason;
    }

    public RuleId rule() {
        return rule;
    }

    public String reason() {
        return reason;
    }
}
