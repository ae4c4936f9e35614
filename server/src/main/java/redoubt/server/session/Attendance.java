package redoubt.server.session;

import java.util.List;
import java.util.Optional;
import redoubt.server.protocol.Fault;
import redoubt.server.protocol.Protocol;
import redoubt.server.protocol.TableMessage.Happening;
import redoubt.server.protocol.TableMessage.SeatCard;
import redoubt.server.protocol.TableMessage.Seated;
import redoubt.server.protocol.TableMessage.TableCard;
import redoubt.server.protocol.TableMessage.Welcome;
import redoubt.server.protocol.TableMessage.You;
import redoubt.server.store.TableRow;

/** Who comes to a table and goes: what newcomers are told first, and when everybody is told of the seats. */
final class Attendance {
    private final TableRow row;
    private final Sleeper sleeper;
    private final Seating seating;
    private final Audience audience;
    private final Playing playing;
    private final Counsel counsel;
    private final Conversation conversation;
    /** The seats as everybody was last told of them. */
    private List<SeatCard> toldSeats = List.of();

    Attendance(
            TableRow row,
            Sleeper sleeper,
            Seating seating,
            Audience audience,
            Playing playing,
            Counsel counsel,
            Conversation conversation) {
        this.row = row;
        this.sleeper = sleeper;
        this.seating = seating;
        this.audience = audience;
        this.playing = playing;
        this.counsel = counsel;
        this.conversation = conversation;
    }

    /** Who has come, and may listen from now on. */
    Access join(String token, int seen, Listener listener) {
        Access access = seating.access(token);
        Sitting<?> sitting = sleeper.sittingWith(seen);
        if (seen > sitting.step()) {
            throw new Refused(Fault.WRONG, "this table has " + sitting.step() + " steps, not " + seen);
        }
        audience.add(listener, access.hash());
        listener.tell(Message.of(welcome(access, sitting, seen)));
        playing.tellProposal(listener);
        conversation.tell(listener);
        seated();
        return access;
    }

    private Welcome welcome(Access access, Sitting<?> sitting, int seen) {
        You you = new You(
                access.name(),
                access.seats(),
                access.isPerson() ? Optional.of(row.invite()) : Optional.empty(),
                Optional.of(row.watch()),
                seating.chairs().isHost(access.hash()));
        List<Happening> missed = sitting.looking().happeningsSince(seen);
        int untold = Math.max(0, missed.size() - Session.MOST_TOLD);
        return new Welcome(
                Protocol.VERSION,
                card(),
                you,
                sitting.firstMoment(),
                missed.subList(untold, missed.size()),
                untold,
                sitting.looking().timeline());
    }

    void left(Listener listener, Access access) {
        audience.remove(listener);
        if (audience.isEmpty()) {
            sleeper.unheard();
        }
        tellSeats();
        if (!audience.present().contains(access.hash())) {
            playing.gone(access.hash());
        }
    }

    TableCard card() {
        return sleeper.card(counsel.off(), cards());
    }

    private List<SeatCard> cards() {
        return seating.chairs().cards(audience.present(), counsel.orders());
    }

    /** Seats may have changed hands, and bots may have to play. */
    void seated() {
        counsel.orders().keepFor(seating.chairs());
        tellSeats();
        playing.wakeBots();
    }

    /** Tells everybody of the seats, unless nothing has changed: a spectator who comes or goes is nobody's news. */
    private void tellSeats() {
        List<SeatCard> seats = cards();
        if (!seats.equals(toldSeats)) {
            toldSeats = seats;
            audience.tell(Message.of(new Seated(seats)));
        }
    }
}
