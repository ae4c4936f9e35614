package redoubt.horde.sense;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import redoubt.horde.table.MarkKind;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.kernel.Mark;
import redoubt.kernel.Order;
import redoubt.kernel.Seat;

/**
 * What the survivors of a lent seat can be asked to do: to stay where they are, to go with a survivor of somebody else, to fetch an
 * objective, or to act before the other survivors of their seat.
 */
public final class Partners {
    static final int NOWHERE = -1;

    private Partners() {}

    public static List<Order> orders(Table table, Seat seat) {
        List<Order> orders = new ArrayList<>();
        for (Survivor one : table.survivors()) {
            if (one.isOnBoard() && one.seat().equals(seat)) {
                Mark whom = MarkKind.SURVIVOR.mark(one.name());
                orders.add(new Order(
                        seat, Order.Kind.HOLD, List.of(whom, zone(one.zone().name()))));
                friends(table, seat)
                        .forEach(friend -> orders.add(new Order(seat, Order.Kind.FOLLOW, List.of(whom, friend))));
                things(table).forEach(thing -> orders.add(new Order(seat, Order.Kind.FETCH, List.of(whom, thing))));
                orders.add(new Order(seat, Order.Kind.FIRST, List.of(whom)));
            }
        }
        return orders;
    }

    private static Stream<Mark> friends(Table table, Seat seat) {
        return table.survivors().stream()
                .filter(other -> other.isOnBoard() && !other.seat().equals(seat))
                .map(other -> MarkKind.SURVIVOR.mark(other.name()));
    }

    private static Stream<Mark> things(Table table) {
        return table.objectives().stream()
                .map(objective -> zone(objective.zone().name()))
                .distinct();
    }

    private static Mark zone(String name) {
        return MarkKind.ZONE.mark(name);
    }

    /** Whether an order is for this survivor. */
    static boolean isFor(Order order, Survivor survivor) {
        return order.marks().getFirst().id().equals(survivor.name());
    }

    /** Where an order sends whoever has it; {@link #NOWHERE} if it does not, or what it names is gone. */
    static int goal(Table table, Order order) {
        String named = order.marks().getLast().id();
        return switch (order.kind()) {
            case HOLD, FETCH ->
                table.terrain().board().find(named).map(zone -> zone.index()).orElse(NOWHERE);
            case FOLLOW ->
                table.survivor(named)
                        .filter(Survivor::isOnBoard)
                        .map(friend -> friend.zone().index())
                        .orElse(NOWHERE);
            case FIRST -> NOWHERE;
        };
    }
}
