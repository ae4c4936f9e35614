package redoubt.secondedition.laws;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import redoubt.horde.HordeText;
import redoubt.horde.fixture.CardCounts;
import redoubt.kernel.MissionCard;
import redoubt.kernel.Real;
import redoubt.kernel.SetUp;
import redoubt.secondedition.City;
import redoubt.secondedition.edition.SecondEdition;
import redoubt.secondedition.washington.Clock;

/** The laws of every game, tried on every mission. */
class LawsTest {
    private static final CardCounts CARDS = new CardCounts(
            List.of(
                    SecondEdition.EQUIPMENT_DECK,
                    SecondEdition.PIMPWEAPON_DECK,
                    SecondEdition.SECRET_SERVICE_DECK,
                    SecondEdition.STARTING_DECK),
            SecondEdition.STARTING_DECK);

    static List<String> missions() {
        return City.GAME.missions().stream().map(MissionCard::id).toList();
    }

    private static void hold(SetUp setUp, long seed) {
        hold(setUp, seed, Real.NOTHING);
    }

    private static void hold(SetUp setUp, long seed, Real real) {
        HordeText.laws(City.GAME, setUp)
                .telling(real)
                .conserving(CARDS::of)
                .endingWithin(20_000)
                .lookingAtOneIn(10)
                .hold(seed);
    }

    @ParameterizedTest
    @MethodSource("missions")
    void theLawsHold(String mission) {
        for (long seed = 1; seed <= 5; seed++) {
            hold(SetUp.of(SecondEdition.ID, mission), seed);
        }
    }

    @ParameterizedTest
    @MethodSource("missions")
    void theLawsHoldForTwoPlayers(String mission) {
        hold(SetUp.of(SecondEdition.ID, mission).withSeats(2), 7);
    }

    @ParameterizedTest
    @MethodSource("missions")
    void theLawsHoldWithRealDiceAndCards(String mission) {
        hold(SetUp.of(SecondEdition.ID, mission), 10, Real.DICE_AND_CARDS);
    }

    @ParameterizedTest
    @MethodSource("missions")
    void theLawsHoldInUltraredWithHarderCards(String mission) {
        hold(SetUp.of(SecondEdition.ID, mission).with("ultrared", "yes").with("zombie-cards", "hard", "extra"), 6);
    }

    @ParameterizedTest
    @MethodSource("missions")
    void theLawsHoldByNight(String mission) {
        boolean hasClock = City.GAME.plan(SetUp.of(SecondEdition.ID, mission)).annexes().stream()
                .anyMatch(Clock.class::isInstance);
        if (!hasClock) {
            hold(SetUp.of(SecondEdition.ID, mission).with("clock", "20"), 8);
        }
    }

    @ParameterizedTest
    @MethodSource("missions")
    void theLawsHoldWithDarkZones(String mission) {
        hold(SetUp.of(SecondEdition.ID, mission).with("dark-zones", "yes"), 9);
    }
}
