package redoubt.whitedeath.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import redoubt.bots.Budget;
import redoubt.bots.GreedyBot;
import redoubt.horde.table.Table;
import redoubt.kernel.MissionCard;
import redoubt.testkit.Playthroughs;
import redoubt.whitedeath.Scene;

/** One whole game of each mission is played as before; see {@link Playthroughs}. */
class PlaythroughTest {
    /** All the time in the world, so that the same seed always plays the same game. */
    private static final Budget UNHURRIED = Budget.tries(Integer.MAX_VALUE);

    private static final Playthroughs<Table> PLAYTHROUGHS =
            new Playthroughs<>(Scene.GAME, seed -> new GreedyBot<>(Scene.GAME, seed, UNHURRIED)::choose);

    static Stream<String> missions() {
        return Scene.GAME.missions().stream().map(MissionCard::id);
    }

    @ParameterizedTest
    @MethodSource("missions")
    void theGameIsPlayedAsBefore(String mission) {
        assertThat(PLAYTHROUGHS.differences(mission)).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("missions")
    void optionsOfADecisionDifferInClassOrMarks(String mission) {
        assertThat(PLAYTHROUGHS.toldAlike(mission)).isEmpty();
    }
}
