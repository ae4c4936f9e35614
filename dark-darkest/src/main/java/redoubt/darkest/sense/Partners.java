package redoubt.darkest.sense;

import java.util.ArrayList;
import java.util.List;
import redoubt.darkest.table.DoorChip;
import redoubt.darkest.table.Survivor;
import redoubt.darkest.table.Table;
import redoubt.kernel.Mark;
import redoubt.kernel.Order;
import redoubt.kernel.Seat;

/**
 * What the survivors of a lent seat can be asked to do: to stay where they are, to go with a survivor of somebody else, to open a door for
 * its chip, or to act before the others of their group.
 */
public final class Partners {
    private Partners() {}

    public static List<Order> orders(Table table, Seat seat) {
        List<Order> orders = new ArrayList<>();
        Ways ways = new Ways(table);
        for (Survivor one : table.playing()) {
            if (one.owner().equals(seat)) {
                Mark whom = one.person().mark();
                orders.add(new Order(seat, Order.Kind.HOLD, List.of(whom, table.mark(one.room()))));
                for (Survivor friend : table.playing()) {
                    if (!friend.owner().equals(seat)) {
                        orders.add(new Order(
                                seat,
                                Order.Kind.FOLLOW,
                                List.of(whom, friend.person().mark())));
                    }
                }
                for (DoorChip chip : table.security().doors()) {
                    if (ways.toDoor(one.room(), chip.door()) < Ways.FAR) {
                        orders.add(new Order(seat, Order.Kind.FETCH, List.of(whom, door(table, chip.door()))));
                    }
                }
                orders.add(new Order(seat, Order.Kind.FIRST, List.of(whom)));
            }
        }
        return orders;
    }

    private static Mark door(Table table, int door) {
        return new Mark("door", table.house().door(door));
    }

    /** Whether an order is for this survivor. */
    static boolean isFor(Order order, Survivor survivor) {
        return order.marks().getFirst().equals(survivor.person().mark());
    }

    /** Whether an order asks to keep close to this survivor. */
    static boolean isToFollow(Order order, Survivor friend) {
        return order.kind() == Order.Kind.FOLLOW
                && order.marks().getLast().equals(friend.person().mark());
    }

    /** Whether an order asks for the chip on this door. */
    static boolean isToFetch(Order order, Table table, int door) {
        return order.kind() == Order.Kind.FETCH && order.marks().getLast().equals(door(table, door));
    }

    /** Where an order sends whoever has it from a room; {@link Ways#NOWHERE} if it does not, or what it names is gone. */
    static int goal(Table table, Ways ways, Order order, int from) {
        Mark named = order.marks().getLast();
        return switch (order.kind()) {
            case HOLD -> room(table, named);
            case FOLLOW ->
                table.playing().stream()
                        .filter(friend -> friend.person().mark().equals(named))
                        .map(Survivor::room)
                        .findFirst()
                        .orElse(Ways.NOWHERE);
            case FETCH ->
                table.security().doors().stream()
                        .filter(chip -> door(table, chip.door()).equals(named))
                        .map(chip -> ways.nearSide(from, chip.door()))
                        .findFirst()
                        .orElse(Ways.NOWHERE);
            case FIRST -> Ways.NOWHERE;
        };
    }

    private static int room(Table table, Mark named) {
        for (int room = 0; room < table.house().roomCount(); room++) {
            if (table.mark(room).equals(named)) {
                return room;
            }
        }
        return Ways.NOWHERE;
    }
}
