package redoubt.server.session;

import redoubt.server.protocol.Fault;

/** The table does not do what was asked, says why, and is as before; the rule is an entry of a ledger, or empty. */
public final class Refused extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final Fault fault;
    private final String rule;

    public Refused(Fault fault, String reason) {
        this(fault, reason, "");
    }

    public Refused(Fault fault, String reason, String rule) {
        super(reason, null, false, false);
        this.fault = fault;
        this.rule = rule;
    }

    public Fault fault() {
        return fault;
    }

    public String reason() {
        return getMessage();
    }

    public String rule() {
        return rule;
    }
}
