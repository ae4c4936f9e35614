package redoubt.whitedeath.laws;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import redoubt.horde.HordeText;
import redoubt.kernel.Real;
import redoubt.kernel.SetUp;

/** The laws of every game, tried on every mission with few survivors and many. */
class LawsTest {
    private static void hold(SetUp setUp, long seed) {
        hold(setUp, seed, Real.NOTHING);
    }

    private static void hold(SetUp setUp, long seed, Real real) {
        HordeText.laws(Tables.GAME, setUp)
                .telling(real)
                .conserving(Census::of)
                .balancing(new SiegeBalance())
                .endingWithin(5_000)
                .lookingAtOneIn(20)
                .hold(seed);
    }

    @ParameterizedTest
    @MethodSource("redoubt.whitedeath.laws.Tables#missions")
    void withSixSurvivors(String mission) {
        hold(Tables.of(mission, 6), 1);
        hold(Tables.dealt(Tables.of(mission, 6)), 2);
    }

    @ParameterizedTest
    @MethodSource("redoubt.whitedeath.laws.Tables#missions")
    void withThreePlayers(String mission) {
        hold(Tables.of(mission, 6).withSeats(3), 7);
    }

    @ParameterizedTest
    @MethodSource("redoubt.whitedeath.laws.Tables#missions")
    void withOneSurvivor(String mission) {
        hold(Tables.of(mission, 1), 3);
    }

    @ParameterizedTest
    @MethodSource("redoubt.whitedeath.laws.Tables#missions")
    void withFourSurvivors(String mission) {
        hold(Tables.of(mission, 4), 4);
    }

    @ParameterizedTest
    @MethodSource("redoubt.whitedeath.laws.Tables#missions")
    void withEightSurvivors(String mission) {
        hold(Tables.of(mission, 8), 5);
    }

    @ParameterizedTest
    @MethodSource("redoubt.whitedeath.laws.Tables#missions")
    void withRealDiceAndCards(String mission) {
        hold(Tables.of(mission, 6).withSeats(2), 8, Real.DICE_AND_CARDS);
        hold(Tables.of(mission, 6), 9, Real.CARDS);
    }

    @ParameterizedTest
    @MethodSource("redoubt.whitedeath.laws.Tables#missions")
    void withAllModesAtOnce(String mission) {
        SetUp setUp = Tables.of(mission, 8)
                .with("abominations", "festival")
                .with("necromancers")
                .with("ultrared", "yes")
                .with("guard-skills", "chosen");
        hold(setUp, 6);
    }
}
