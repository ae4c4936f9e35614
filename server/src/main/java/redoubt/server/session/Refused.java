package redoubt.server.session;

import java.util.List;
import redoubt.kernel.Mark;
import redoubt.kernel.SetUpRefused;
import redoubt.server.protocol.Fault;
import redoubt.server.protocol.TableMessage.MarkCard;

/**
 * The table refuses what was asked, says why, and is unchanged; the rule is an entry of a ledger, or empty. It may say what the
 * refusal is about, such as a setting of a game that cannot be set up.
 */
public final class Refused extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final Fault fault;
    private final String rule;
    private final transient List<MarkCard> about;

    public Refused(Fault fault, String reason) {
        this(fault, reason, "");
    }

    public Refused(Fault fault, String reason, String rule) {
        this(fault, reason, rule, List.of());
    }

    public Refused(Fault fault, String reason, String rule, List<MarkCard> about) {
        super(reason, null, false, false);
        this.fault = fault;
        this.rule = rule;
        this.about = List.copyOf(about);
    }

    /** A set-up is refused, with the part that is at fault. */
    static Refused of(Fault fault, SetUpRefused refused) {
        Mark part = refused.about();
        return new Refused(fault, refused.reason(), refused.rule().id(), List.of(new MarkCard(part.kind(), part.id())));
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

    public List<MarkCard> about() {
        return about;
    }
}
