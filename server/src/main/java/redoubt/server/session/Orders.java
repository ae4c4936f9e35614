package redoubt.server.session;

import java.util.ArrayList;
import java.util.List;
import redoubt.kernel.Decision;
import redoubt.kernel.Mark;
import redoubt.kernel.Order;
import redoubt.kernel.Seat;
import redoubt.kernel.Seats;
import redoubt.kernel.TableRules;
import redoubt.server.protocol.Fault;
import redoubt.server.protocol.JudgeCalls.GiveOrder;
import redoubt.server.protocol.TableMessage.OrderCard;

/**
 * What the bots of a table have been asked to do. Whoever is to do it has one order at a time; they hold until somebody takes them back or
 * no bot plays for the seat any more, and are forgotten with the program, since a table can be played without them.
 */
final class Orders {
    private List<Order> given = List.of();

    List<Order> list() {
        return given;
    }

    List<OrderCard> cards(int seat) {
        return given.stream()
                .filter(order -> order.seat().number() == seat)
                .map(Orders::card)
                .toList();
    }

    static OrderCard card(Order order) {
        return new OrderCard(order.seat().number(), order.kind().word(), Telling.cards(order.marks()));
    }

    /** Gives an order that is offered, in the place of another one for the same partner, or takes one back. */
    void turn(Sitting<?> sitting, Chairs chairs, GiveOrder wanted) {
        int seat = wanted.order().seat();
        if (!chairs.at(seat).isBotPlaying()) {
            throw new Refused(Fault.NOT_OFFERED, "no bot plays for seat " + seat, TableRules.ORDERS.id());
        }
        List<Order> known = wanted.isGiven() ? sitting.orders(seat) : given;
        Order order = known.stream()
                .filter(each -> card(each).equals(wanted.order()))
                .findFirst()
                .orElseThrow(() -> new Refused(
                        Fault.NOT_OFFERED,
                        "this order cannot be " + (wanted.isGiven() ? "given now" : "taken back: nobody has it"),
                        TableRules.ORDERS.id()));
        List<Order> changed = new ArrayList<>(given);
        changed.removeIf(each -> isForTheSame(each, order));
        if (wanted.isGiven()) {
            changed.add(order);
        }
        given = List.copyOf(changed);
    }

    private static boolean isForTheSame(Order one, Order other) {
        return one.seat().equals(other.seat()) && whom(one).equals(whom(other));
    }

    private static List<Mark> whom(Order order) {
        return order.marks().stream().limit(1).toList();
    }

    /** Whoever plays for a seat again has no orders. */
    void keepFor(Chairs chairs) {
        given = given.stream()
                .filter(order -> chairs.at(order.seat().number()).isBotPlaying())
                .toList();
    }

    /** Whether the bot of a seat is asked to act before others, and has something of its own to choose now. */
    boolean isFirst(int seat, Decision<?> decision) {
        Seats own = Seats.of(new Seat(seat));
        return given.stream().anyMatch(order -> order.seat().number() == seat && order.kind() == Order.Kind.FIRST)
                && decision.options().stream()
                        .anyMatch(option -> decision.seats(option).equals(own));
    }
}
