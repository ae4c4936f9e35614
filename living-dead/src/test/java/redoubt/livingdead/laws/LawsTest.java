package redoubt.livingdead.laws;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import redoubt.horde.HordeText;
import redoubt.horde.fixture.CardCounts;
import redoubt.kernel.MissionCard;
import redoubt.kernel.Real;
import redoubt.kernel.SetUp;
import redoubt.livingdead.Night;
import redoubt.livingdead.edition.LivingDead;

/** The laws of every game, tried on every scene. */
class LawsTest {
    private static final CardCounts CARDS = new CardCounts(
            List.of(
                    LivingDead.MELEE_DECK,
                    LivingDead.RANGED_DECK,
                    LivingDead.HOUSEHOLD_DECK,
                    LivingDead.SPECIAL_DECK,
                    LivingDead.STARTING_DECK),
            LivingDead.STARTING_DECK);

    static List<String> scenes() {
        return Night.GAME.missions().stream().map(MissionCard::id).toList();
    }

    private static void hold(SetUp setUp, long seed) {
        hold(setUp, seed, Real.NOTHING);
    }

    private static void hold(SetUp setUp, long seed, Real real) {
        HordeText.laws(Night.GAME, setUp)
                .telling(real)
                .conserving(CARDS::of)
                .endingWithin(20_000)
                .lookingAtOneIn(10)
                .hold(seed);
    }

    @ParameterizedTest
    @MethodSource("scenes")
    void theLawsHold(String scene) {
        for (long seed = 1; seed <= 5; seed++) {
            hold(SetUp.of(LivingDead.ID, scene), seed);
        }
    }

    @ParameterizedTest
    @MethodSource("scenes")
    void theLawsHoldForTwoPlayers(String scene) {
        hold(SetUp.of(LivingDead.ID, scene).withSeats(2), 7);
    }

    @ParameterizedTest
    @MethodSource("scenes")
    void theLawsHoldWithRealDiceAndCards(String scene) {
        hold(SetUp.of(LivingDead.ID, scene), 10, Real.DICE_AND_CARDS);
    }

    @ParameterizedTest
    @MethodSource("scenes")
    void theLawsHoldInUltraredWithHarderCards(String scene) {
        hold(SetUp.of(LivingDead.ID, scene).with("ultrared", "yes").with("ghoul-cards", "harder", "opening"), 6);
    }
}
