package redoubt.kernel;

/** A game cannot be set up as asked; it says by which rule. */
public final class SetUpRefused extends RuntimeException {
    private final RuleId rule;
    private final String reason;

    public SetUpRefused(RuleId rule, String reason) {
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
