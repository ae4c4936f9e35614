package redoubt.horde.sense;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.fixture.Town;
import redoubt.horde.mission.MissionGoals;
import redoubt.horde.mission.TakeAllObjectives;
import redoubt.horde.round.ChooseSurvivor;
import redoubt.horde.table.Table;
import redoubt.kernel.Option;
import redoubt.kernel.Order;
import redoubt.kernel.RuleId;
import redoubt.kernel.Seat;
import redoubt.kernel.Sense;

/** What partners in lent seats make of orders. */
class PartnersTest {
    private static final Seat LENT = new Seat(2);
    private static final RuleId ANY = new RuleId("X-ANY-01");

    /** Ben of the lent seat between a friend and two things. */
    private static Town town() {
        return Town.under(List.of(new MissionGoals(List.of(new TakeAllObjectives(1)), ANY, ANY)), ".~.~.~.")
                .survivor("Ana", "a", "")
                .survivor("Ben", "b", "")
                .card("Ben", "hand1", "Sword")
                .objective("d", "red")
                .twoSeats()
                .seat("Ben", 2);
    }

    private static Order order(Town town, Order.Kind kind) {
        return Partners.orders(town.table(), LENT).stream()
                .filter(order -> order.kind() == kind)
                .findFirst()
                .orElseThrow();
    }

    private static String preferred(Town town, Order... orders) {
        List<? extends Option> options = town.decision().options();
        double[] opinions = Town.GAME.sense().under(List.of(orders)).opinions(town.state(), options);
        int best = 0;
        for (int i = 0; i < opinions.length; i++) {
            best = opinions[i] > opinions[best] ? i : best;
        }
        return options.get(best).key();
    }

    @Test
    void everySurvivorOfTheSeatCanBeAsked() {
        assertThat(Partners.orders(town().table(), LENT))
                .extracting(order -> order.kind() + " "
                        + order.marks().stream().map(mark -> mark.id()).toList())
                .containsExactly("HOLD [Ben, T.b]", "FOLLOW [Ben, Ana]", "FETCH [Ben, T.d]", "FIRST [Ben]");
        assertThat(Partners.orders(town().table(), new Seat(3))).isEmpty();
    }

    @Test
    void whoIsToFollowGoesToTheFriend() {
        Town town = town();
        assertThat(preferred(town.turn("Ben"), order(town, Order.Kind.FOLLOW))).isEqualTo("move T.a");
    }

    @Test
    void whoIsToFetchGoesThere() {
        Town town = town();
        assertThat(preferred(town.turn("Ben"), order(town, Order.Kind.FETCH))).isEqualTo("move T.c");
    }

    @Test
    void whoIsToHoldStays() {
        Town town = town();
        Order hold = order(town, Order.Kind.HOLD);
        town.turn("Ben");
        assertThat(preferred(town)).as("without an order").isEqualTo("move T.c");
        assertThat(preferred(town, hold)).isEqualTo("end turn");
    }

    @Test
    void whoWouldDieLeavesInSpiteOfTheOrder() {
        Town town = town().zombies("b", "Brute", 2).wounds("Ben", 1);
        Order hold = order(town, Order.Kind.HOLD);
        assertThat(preferred(town.turn("Ben"), hold)).startsWith("move");
    }

    @Test
    void whoIsToGoFirstIsActivatedFirst() {
        Town town = town().seat("Ana", 2).run(new ChooseSurvivor(0));
        List<Order> firsts = Partners.orders(town.table(), LENT).stream()
                .filter(order -> order.kind() == Order.Kind.FIRST)
                .toList();
        assertThat(preferred(town, firsts.getFirst())).isEqualTo("activate Ana");
        assertThat(preferred(town, firsts.getLast())).isEqualTo("activate Ben");
    }

    @Test
    void aPartnerSaysThatItWasAsked() {
        Town town = town();
        Order follow = order(town, Order.Kind.FOLLOW);
        town.turn("Ben");
        Sense<Table> sense = Town.GAME.sense().under(List.of(follow));
        Option back = town.decision().option("move T.a").orElseThrow();
        assertThat(sense.reason(town.state(), back).orElseThrow().name()).isEqualTo("asAsked");
        assertThat(sense.reasons()).contains("asAsked");
        Option end = town.decision().option("end turn").orElseThrow();
        assertThat(sense.reason(town.state(), end).orElseThrow().name()).isEqualTo("nothingBetter");
    }
}
