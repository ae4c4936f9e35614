package redoubt.darkest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.darkest.round.OrderGroups;
import redoubt.darkest.table.Notes;
import redoubt.darkest.table.Table;
import redoubt.kernel.Option;
import redoubt.kernel.Order;
import redoubt.kernel.Seat;
import redoubt.kernel.Sense;

/** What partners in lent seats make of orders, and the reasons they give. */
class PartnersTest {
    private static final Seat LENT = new Seat(2);
    private static final String DOOR = "I05.a-E1.a";

    /** Bruce of the first seat and Nina of the lent one, both at the Entrance. */
    private static Mansion two() {
        return Mansion.with("Bruce", "Nina");
    }

    private static Order order(Mansion mansion, Order.Kind kind, String thing) {
        return Mansion.GAME.orders(mansion.state(), LENT).stream()
                .filter(order ->
                        order.kind() == kind && order.marks().getLast().id().equals(thing))
                .findFirst()
                .orElseThrow();
    }

    private static double[] opinions(Mansion mansion, Order... orders) {
        return sense(orders)
                .opinions(mansion.state(), mansion.state().decision().options());
    }

    private static Sense<Table> sense(Order... orders) {
        return Mansion.GAME.sense().under(List.of(orders));
    }

    private static double opinion(Mansion mansion, String key, Order... orders) {
        List<? extends Option> options = mansion.state().decision().options();
        for (int i = 0; i < options.size(); i++) {
            if (options.get(i).key().equals(key)) {
                return opinions(mansion, orders)[i];
            }
        }
        throw new AssertionError("not offered: " + key);
    }

    private static String best(Mansion mansion, Order... orders) {
        List<? extends Option> options = mansion.state().decision().options();
        double[] opinions = opinions(mansion, orders);
        int best = 0;
        for (int i = 1; i < opinions.length; i++) {
            best = opinions[i] > opinions[best] ? i : best;
        }
        return options.get(best).key();
    }

    @Test
    void everySurvivorOfTheSeatCanBeAsked() {
        List<Order> orders = Mansion.GAME.orders(two().act("Bruce", "Nina").state(), LENT);
        assertThat(orders)
                .extracting(order -> order.kind() + " "
                        + order.marks().stream().map(mark -> mark.id()).toList())
                .contains(
                        "HOLD [Nina Argento, E1.a]",
                        "FOLLOW [Nina Argento, Bruce Romero]",
                        "FETCH [Nina Argento, " + DOOR + "]",
                        "FIRST [Nina Argento]")
                .allMatch(order -> order.contains("[Nina Argento"));
        assertThat(Mansion.GAME.orders(two().act("Bruce").state(), new Seat(3))).isEmpty();
    }

    @Test
    void nobodyIsSentToADoorThatCannotBeReached() {
        List<Order> orders = Mansion.GAME.orders(two().act("Bruce", "Nina").state(), LENT);
        assertThat(orders)
                .filteredOn(order -> order.kind() == Order.Kind.FETCH)
                .hasSize(13)
                .extracting(order -> order.marks().getLast().kind())
                .containsOnly("door");
        Mansion opened = two().open(DOOR).act("Bruce", "Nina");
        assertThat(Mansion.GAME.orders(opened.state(), LENT))
                .filteredOn(order -> order.kind() == Order.Kind.FETCH)
                .as("the chip of an open door is gone")
                .hasSize(12);
    }

    @Test
    void whoIsToHoldStaysAndWhoWouldBurnLeaves() {
        Mansion mansion = two().act("Bruce", "Nina");
        Order hold = order(mansion, Order.Kind.HOLD, "E1.a");
        String move = "move Nina O03.a";
        assertThat(opinion(mansion, move, hold)).isEqualTo(opinion(mansion, move) - 4);
        Mansion burning = two().fire("E1", 2).wounds("Nina", 9).act("Bruce", "Nina");
        assertThat(opinion(burning, move, hold)).isEqualTo(opinion(burning, move));
    }

    @Test
    void whoIsToFollowGoesToTheFriendAndComesAlong() {
        Mansion mansion = two().at("Bruce", "I01.a").act("Nina");
        Order follow = order(mansion, Order.Kind.FOLLOW, "Bruce Romero");
        assertThat(best(mansion, follow)).isEqualTo("move Nina O01.a");
        Mansion called = two().act("Bruce", "Nina").choose("lead Bruce O03.a");
        assertThat(opinion(called, "join", follow)).isEqualTo(opinion(called, "join") + 4);
        assertThat(opinion(called, "stay", follow)).isEqualTo(opinion(called, "stay"));
    }

    @Test
    void whoIsToFetchOpensTheDoor() {
        Mansion mansion = two().chip(DOOR, "RG").act("Bruce", "Nina");
        Order fetch = order(mansion, Order.Kind.FETCH, DOOR);
        assertThat(best(mansion, fetch)).isEqualTo("open Nina " + DOOR);
        Mansion away = two().chip(DOOR, "RG").at("Nina", "O03.a").act("Nina");
        assertThat(best(away, fetch)).isEqualTo("move Nina E1.a");
        assertThat(opinion(two().open(DOOR).at("Nina", "O03.a").act("Nina"), "move Nina E1.a", fetch))
                .as("the chip is gone")
                .isEqualTo(opinion(two().open(DOOR).at("Nina", "O03.a").act("Nina"), "move Nina E1.a"));
    }

    @Test
    void whoIsToGoFirstActsBeforeTheOthers() {
        Mansion mansion = two().zombies("E1.a", 2).act("Bruce", "Nina");
        Order first = order(mansion, Order.Kind.FIRST, "Nina Argento");
        assertThat(best(mansion)).startsWith("fight Bruce");
        assertThat(best(mansion, first)).startsWith("fight Nina");
        assertThat(opinion(mansion, "rest Nina", first)).isEqualTo(opinion(mansion, "rest Nina"));
        Mansion groups = two().at("Nina", "O03.a")
                .with(table -> table.with(
                        table.notes().withGroups(List.of(new Notes.Group(List.of(0)), new Notes.Group(List.of(1))))))
                .run(new OrderGroups(List.of()));
        assertThat(best(groups, first)).isEqualTo("group Nina");
    }

    @Test
    void aPartnerSaysWhy() {
        Mansion mansion = two().at("Bruce", "I01.a").act("Nina");
        Order follow = order(mansion, Order.Kind.FOLLOW, "Bruce Romero");
        assertThat(reason(mansion, "move Nina O01.a", follow)).isEqualTo("asAsked");
        assertThat(reason(mansion, "rest Nina", follow)).isEqualTo("nothingBetter");
        assertThat(reason(two().zombies("E1.a", 2).act("Bruce"), "fight Bruce Handgun R"))
                .isEqualTo("enemiesHere");
        assertThat(reason(two().chip(DOOR, "RG").act("Bruce"), "open Bruce " + DOOR))
                .isEqualTo("chipForTheCode");
        assertThat(reason(two().fire("E1", 2).act("Bruce"), "put out fire Bruce"))
                .isEqualTo("tileInDanger");
    }

    private static String reason(Mansion mansion, String key, Order... orders) {
        Option option = mansion.state().decision().option(key).orElseThrow();
        Sense<Table> sense = sense(orders);
        String name = sense.reason(mansion.state(), option).orElseThrow().name();
        assertThat(sense.reasons()).contains(name);
        return name;
    }
}
