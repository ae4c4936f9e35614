package redoubt.toy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import redoubt.kernel.History;
import redoubt.kernel.SetUp;
import redoubt.testkit.CampaignLaws;
import redoubt.testkit.Laws;
import redoubt.testkit.Rule;

/** The kernel proven on the smallest game. */
class ToyLawsTest {
    private static Laws<Gate> laws(String mission, int seats) {
        return laws(SetUp.of("toy", mission).withSeats(seats));
    }

    private static Laws<Gate> laws(SetUp setUp) {
        return new Laws<>(new ToyGame(), setUp).endingWithin(500).conserving(gate -> {
            TreeMap<String, Integer> pieces = new TreeMap<>();
            pieces.put("keepers", gate.wounds().size());
            Stream.concat(gate.deck().stream(), gate.drawn().stream())
                    .forEach(card -> pieces.merge("card " + card, 1, Integer::sum));
            return pieces;
        });
    }

    @Test
    void theLawsHoldForTenThousandGames() {
        Laws<Gate> short1 = laws("TY-M01", 1);
        Laws<Gate> short3 = laws("TY-M01", 3);
        Laws<Gate> long2 = laws("TY-M02", 2);
        for (long seed = 0; seed < 10_000; seed++) {
            switch ((int) (seed % 3)) {
                case 0 -> short1.hold(seed);
                case 1 -> short3.hold(seed);
                default -> long2.hold(seed);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"TY-M01, 16", "TY-M02, 5", "TY-M03, 3"})
    void theLawsHoldForManySeats(String mission, int seats) {
        for (long seed = 0; seed < 100; seed++) {
            laws(mission, seats).hold(seed);
        }
    }

    @Test
    @Rule({"TB-CAMP-02", "TY-CAMP-06"})
    void theLawsHoldForWholeCampaigns() {
        int won = 0;
        int lost = 0;
        for (long seed = 0; seed < 150; seed++) {
            SetUp agreed = SetUp.of("toy", "TY-M01").withSeats(1 + (int) (seed % 5));
            List<History<Gate>> played =
                    new CampaignLaws<>(new ToyGame(), LongWatch.CARD, agreed, ToyLawsTest::laws).hold(seed);
            History<Gate> last = played.getLast();
            assertThat(played).as("three won and two lost at most").hasSizeLessThanOrEqualTo(5);
            assertThat(new ToyGame().sequel(last.setUp(), last.state())).isEmpty();
            boolean isWon = last.state().isWon();
            won += isWon ? 1 : 0;
            lost += isWon ? 0 : 1;
        }
        assertThat(won).as("campaigns won").isPositive();
        assertThat(lost).as("campaigns lost").isPositive();
    }
}
