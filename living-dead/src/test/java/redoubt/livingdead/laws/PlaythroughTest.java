package redoubt.livingdead.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import redoubt.bots.Budget;
import redoubt.bots.GreedyBot;
import redoubt.horde.table.Table;
import redoubt.kernel.MissionCard;
import redoubt.livingdead.Night;
import redoubt.testkit.Playthroughs;

/** One whole game of each scene is played as before; see {@link Playthroughs}. */
class PlaythroughTest {
    /** All the time in the world, so that the same seed always plays the same game. */
    private static final Budget UNHURRIED = Budget.tries(Integer.MAX_VALUE);

    private static final Playthroughs<Table> PLAYTHROUGHS =
            new Playthroughs<>(Night.GAME, seed -> new GreedyBot<>(Night.GAME, seed, UNHURRIED)::choose);

    static Stream<String> missions() {
        return Night.GAME.missions().stream().map(MissionCard::id);
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
