package redoubt.server.http;

import redoubt.server.protocol.Fault;
import redoubt.server.session.Refused;
import redoubt.server.store.StoreFailed;
import redoubt.server.wire.WireRefused;

/** A call or message is refused before or by the table, and nothing has changed. */
final class CallRefused extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final Fault fault;
    private final String rule;

    CallRefused(Fault fault, String reason) {
        this(fault, reason, "");
    }

    private CallRefused(Fault fault, String reason, String rule) {
        super(reason, null, false, false);
        this.fault = fault;
        this.rule = rule;
    }

    static CallRefused of(Refused refused) {
        return new CallRefused(refused.fault(), refused.reason(), refused.rule());
    }

    static CallRefused of(WireRefused refused) {
        return new CallRefused(Fault.MALFORMED, refused.getMessage());
    }

    static CallRefused of(StoreFailed failed) {
        return new CallRefused(Fault.FAILED, "the store failed: " + failed.getMessage());
    }

    Fault fault() {
        return fault;
    }

    String reason() {
        return getMessage();
    }

    String rule() {
        return rule;
    }
}
