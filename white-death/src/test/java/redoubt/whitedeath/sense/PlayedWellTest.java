package redoubt.whitedeath.sense;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.table.Table;
import redoubt.kernel.Engine;
import redoubt.kernel.Game;
import redoubt.kernel.Luck;
import redoubt.kernel.Option;
import redoubt.kernel.SetUp;
import redoubt.kernel.State;
import redoubt.whitedeath.Scene;

/** Whoever follows the game's own opinions wins the introduction. */
class PlayedWellTest {
    private static final int GAMES = 20;
    private static final int ENDLESS = 5000;

    @Test
    void opinionsAloneWinTheIntroduction() {
        int won = 0;
        for (int seed = 1; seed <= GAMES; seed++) {
            won += isWon("WD-M00", seed) ? 1 : 0;
        }
        assertThat(won).isGreaterThanOrEqualTo(16);
    }

    private static boolean isWon(String mission, long seed) {
        Game<Table> game = Scene.GAME;
        Engine<Table> engine = new Engine<>(game).silent();
        State<Table> state =
                engine.begin(SetUp.of(game.id(), mission), Luck.seeded(seed)).state();
        for (int decisions = 0; !state.isOver(); decisions++) {
            assertThat(decisions).as("the game ends").isLessThan(ENDLESS);
            state = engine.apply(state, preferred(game, state)).state();
        }
        return state.isWon();
    }

    private static Option preferred(Game<Table> game, State<Table> state) {
        List<? extends Option> options = state.decision().options();
        double[] opinions = game.sense().opinions(state, options);
        int best = 0;
        for (int i = 0; i < opinions.length; i++) {
            best = opinions[i] > opinions[best] ? i : best;
        }
        return options.get(best);
    }
}
