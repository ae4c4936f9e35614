package redoubt.livingdead.mission;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import redoubt.horde.HordeGame;
import redoubt.horde.table.Table;
import redoubt.kernel.SetUp;
import redoubt.testkit.Laws;

/** The laws of the kernel on boards that grow and shrink, in cars and in houses full of ghouls. */
class TravelAndCarLawsTest {
    private static final HordeGame GAME = LivingDeadGame.of(List.of());

    @ParameterizedTest
    @ValueSource(strings = {"NL-M04", "NL-M06", "NL-M07", "NL-M08", "NL-M09", "NL-M10"})
    void theLawsHold(String scene) {
        for (long seed = 0; seed < 6; seed++) {
            SetUp setUp = SetUp.of(GAME.id(), scene).withSeats(2);
            new Laws<Table>(GAME, setUp).endingWithin(20_000).lookingAtOneIn(10).hold(seed);
        }
    }
}
