package redoubt.server.session;

import java.util.Optional;
import redoubt.kernel.TableRules;
import redoubt.server.protocol.Fault;
import redoubt.server.protocol.TableMessage.UndoDropped;
import redoubt.server.protocol.TableMessage.UndoProposed;

/** How a table agrees to take back a choice: one proposal at a time, announced to everybody and dropped when the game goes on. */
final class UndoAgreement {
    private final Audience audience;
    private Optional<Proposal> open = Optional.empty();

    UndoAgreement(Audience audience) {
        this.audience = audience;
    }

    void propose(Proposal made) {
        open = Optional.of(made);
        audience.tell(message(made));
    }

    boolean isWaitingFor(String hash) {
        return open.filter(each -> each.waitingFor().containsKey(hash)).isPresent();
    }

    /** Records that somebody who was asked agrees, and returns the proposal if everybody now does. */
    Optional<Proposal> agreedBy(String hash) {
        Proposal left = asked(hash).agreedBy(hash);
        if (left.isAgreed()) {
            return Optional.of(left);
        }
        propose(left);
        return Optional.empty();
    }

    /** Drops the proposal because somebody who was asked does not agree. */
    void refusedBy(Access access) {
        asked(access.hash());
        drop(access.name());
    }

    private Proposal asked(String hash) {
        return open.filter(each -> each.waitingFor().containsKey(hash))
                .orElseThrow(() -> new Refused(
                        Fault.NOT_OFFERED, "nobody has asked you to undo a choice", TableRules.UNDO_BY_AGREEMENT.id()));
    }

    /** The proposal, if there is one, is gone because of what this person did. */
    void drop(String by) {
        open.ifPresent(gone -> {
            open = Optional.empty();
            audience.tell(Message.of(new UndoDropped(gone.step(), by)));
        });
    }

    /** What was proposed has happened. */
    void settle() {
        open = Optional.empty();
    }

    void tell(Listener newcomer) {
        open.ifPresent(each -> newcomer.tell(message(each)));
    }

    private static Message message(Proposal made) {
        return Message.of(new UndoProposed(made.step(), made.by(), made.names()));
    }
}
