package redoubt.server.http;

import java.util.List;
import redoubt.server.protocol.Fault;
import redoubt.server.protocol.TableMessage.MarkCard;
import redoubt.server.session.Refused;
import redoubt.server.store.StoreFailed;
import redoubt.server.wire.WireRefused;

/** A call or message is refused, by the table or before it gets there, and nothing has changed. */
final class CallRefused extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final Fault fault;
    private final String rule;
    private final transient List<MarkCard> about;

    CallRefused(Fault fault, String reason) {
        this(fault, reason, "", List.of());
    }

    private CallRefused(Fault fault, String reason, String rule, List<MarkCard> about) {
        super(reason, null, false, false);
        this.fault = fault;
        this.rule = rule;
        this.about = about;
    }

    static CallRefused of(Refused refused) {
        return new CallRefused(refused.fault(), refused.reason(), refused.rule(), refused.about());
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

    /** What the refusal is about, such as a setting; empty if that is not known. */
    List<MarkCard> about() {
        return about;
    }
}
