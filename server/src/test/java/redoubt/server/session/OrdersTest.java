package redoubt.server.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import redoubt.server.protocol.Calls.LendSeat;
import redoubt.server.protocol.Calls.NewTable;
import redoubt.server.protocol.Calls.Opened;
import redoubt.server.protocol.Calls.Sitter;
import redoubt.server.protocol.Fault;
import redoubt.server.protocol.JudgeCalls.GiveOrder;
import redoubt.server.protocol.TableMessage.OrderCard;
import redoubt.testkit.Rule;

/** People ask the bots of lent seats to do something. */
@Timeout(60)
class OrdersTest {
    private final Room room = new Room();

    private static OrderCard order(Session session, Opened opened, String kind) {
        return session.orders(opened.token()).orders().stream()
                .filter(order -> order.kind().equals(kind))
                .findFirst()
                .orElseThrow();
    }

    private static List<OrderCard> given(Session session, Opened opened, int seat) {
        return session.card(opened.token()).seats().get(seat - 1).orders();
    }

    @Test
    @Rule("TB-SEAT-08")
    void anOrderHoldsUntilItIsTakenBackOrTheSeatIs() {
        Opened opened = room.open(Sitter.ME, Sitter.BOT);
        Session session = room.tables.session(opened.table());
        OrderCard hold = order(session, opened, "hold");
        assertThat(hold.seat()).isEqualTo(2);
        session.order(opened.token(), new GiveOrder(hold, true));
        session.order(opened.token(), new GiveOrder(hold, true));
        assertThat(given(session, opened, 2)).containsExactly(hold);
        assertThat(given(session, opened, 1)).isEmpty();
        session.order(opened.token(), new GiveOrder(hold, false));
        assertThat(given(session, opened, 2)).isEmpty();
        session.order(opened.token(), new GiveOrder(hold, true));
        session.lend(opened.token(), new LendSeat(2, ""));
        assertThat(given(session, opened, 2)).isEmpty();
    }

    @Test
    @Rule("TB-SEAT-08")
    void onlyWhatIsOfferedCanBeAskedAndOnlyOfBots() {
        Opened opened = room.open(Sitter.ME, Sitter.BOT);
        Session session = room.tables.session(opened.table());
        OrderCard hold = order(session, opened, "hold");
        refused(Fault.NOT_OFFERED, session, opened.token(), new OrderCard(1, "hold", hold.about()), true);
        refused(Fault.NOT_OFFERED, session, opened.token(), new OrderCard(2, "dance", hold.about()), true);
        refused(Fault.NOT_OFFERED, session, opened.token(), hold, false);
        refused(Fault.FORBIDDEN, session, opened.watch(), hold, true);
    }

    private static void refused(Fault why, Session session, String token, OrderCard order, boolean isGiven) {
        assertThatThrownBy(() -> session.order(token, new GiveOrder(order, isGiven)))
                .isInstanceOfSatisfying(
                        Refused.class, refused -> assertThat(refused.fault()).isEqualTo(why));
    }

    @Test
    @Rule("TB-SEAT-08")
    void aBotThatIsToGoFirstDoesNotWaitToBeLet() throws InterruptedException {
        Opened opened = room.tables.open(new NewTable(
                "toy", "TY-M03", List.of(Sitter.ME, Sitter.BOT), List.of(), "Ada", Optional.of(7L), false));
        Session session = room.tables.session(opened.table());
        assertThat(session.moment(opened.token())
                        .situation()
                        .question()
                        .orElseThrow()
                        .seats())
                .containsExactly(1, 2);
        Thread.sleep(150);
        assertThat(room.store.entries(opened.table())).as("it waits").isEmpty();
        session.order(opened.token(), new GiveOrder(order(session, opened, "first"), true));
        for (int i = 0; i < 250 && room.store.entries(opened.table()).isEmpty(); i++) {
            Thread.sleep(20);
        }
        assertThat(room.store.entries(opened.table()).getFirst().by()).startsWith("bot:");
    }
}
