package redoubt.kernel;

/** A game cannot be set up as asked; says which rule forbids it and which part of the set-up is at fault. */
public final class SetUpRefused extends RuntimeException {
    private final RuleId rule;
    private final Mark about;
    private final String reason;

    private SetUpRefused(RuleId rule, Mark about, String reason) {
        super(reason + " [" + rule + "]");
        this.rule = rule;
        this.about = about;
        this.reason = reason;
    }

    public static SetUpRefused ofGame(RuleId rule, String game, String reason) {
        return new SetUpRefused(rule, new Mark("game", game), reason);
    }

    public static SetUpRefused ofMission(RuleId rule, String mission, String reason) {
        return new SetUpRefused(rule, new Mark("mission", mission), reason);
    }

    /** A refusal of the number of seats. */
    public static SetUpRefused ofSeats(RuleId rule, int seats, String reason) {
        return new SetUpRefused(rule, new Mark("seats", Integer.toString(seats)), reason);
    }

    public static SetUpRefused ofSetting(RuleId rule, String name, String reason) {
        return new SetUpRefused(rule, new Mark("setting", name), reason);
    }

    public RuleId rule() {
        return rule;
    }

    /** The part of the set-up: a {@code game}, a {@code mission}, the {@code seats} or a {@code setting}. */
    public Mark about() {
        return about;
    }

    public String reason() {
        return reason;
    }
}
