package redoubt.horde.mission;

import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import redoubt.board.Deck;
import redoubt.horde.HordeText;
import redoubt.horde.action.Hamlet;
import redoubt.horde.table.Item;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.kernel.SetUp;
import redoubt.testkit.Laws;

/** The laws of the kernel, held by random games of the whole family on a small edition. */
class HamletLawsTest {
    private static Laws<Table> laws(SetUp setUp) {
        return HordeText.laws(Hamlet.GAME, setUp)
                .endingWithin(20_000)
                .lookingAtOneIn(20)
                .conserving(HamletLawsTest::cards);
    }

    /** Cards of the equipment deck are in it, on its discards or with somebody. */
    private static TreeMap<String, Integer> cards(Table table) {
        TreeMap<String, Integer> pieces = new TreeMap<>();
        Deck deck = table.deck("equipment");
        deck.draw().list().forEach(card -> pieces.merge("card " + card, 1, Integer::sum));
        deck.discard().list().forEach(card -> pieces.merge("card " + card, 1, Integer::sum));
        for (Survivor survivor : table.survivors()) {
            for (Item item : survivor.inventory().items()) {
                if (item.card().deck().equals("equipment")) {
                    pieces.merge("card " + item.card().index(), 1, Integer::sum);
                }
            }
        }
        return pieces;
    }

    @ParameterizedTest
    @CsvSource({"HA-M01, 1", "HA-M01, 3", "HA-M02, 2"})
    void theLawsHold(String mission, int seats) {
        for (long seed = 0; seed < 30; seed++) {
            laws(SetUp.of("hamlet", mission).withSeats(seats).with("starting", "dealt"))
                    .hold(seed);
        }
    }

    @Test
    void theLawsHoldWhenThePlayersSetUp() {
        for (long seed = 0; seed < 10; seed++) {
            HordeText.laws(Hamlet.GAME, SetUp.of("hamlet", "HA-M02").withSeats(2))
                    .endingWithin(20_000)
                    .hold(seed);
        }
    }
}
