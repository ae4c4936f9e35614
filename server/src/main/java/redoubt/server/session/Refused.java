package redoubt.server.session;

/** The table does not do what was asked, says why, and is as before; the rule is an entry of a ledger, or empty. */
public final class Refused extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** What kind of refusal it is, for programs. */
    public enum Why {
        /** There is no such table, game, mission or seat. */
        UNKNOWN,
        /** The token does not allow it. */
        FORBIDDEN,
        /** The table has moved on since. */
        STALE,
        /** It is not offered now. */
        NOT_OFFERED,
        /** The table can only be looked at. */
        READ_ONLY,
        /** What was sent makes no sense. */
        WRONG,
        /** The store could not keep it. */
        FAILED
    }

    private final Why why;
    private final String rule;

    public Refused(Why why, String reason) {
        this(why, reason, "");
    }

    public Refused(Why why, String reason, String rule) {
        super(reason, null, false, false);
        this.why = why;
        this.rule = rule;
    }

    public Why why() {
        return why;
    }

    public String reason() {
        return getMessage();
    }

    public String rule() {
        return rule;
    }
}
