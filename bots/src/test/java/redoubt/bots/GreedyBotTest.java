package redoubt.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.kernel.Engine;
import redoubt.kernel.Luck;
import redoubt.kernel.Option;
import redoubt.kernel.Progress;
import redoubt.kernel.SetUp;
import redoubt.kernel.State;
import redoubt.toy.Gate;
import redoubt.toy.ToyGame;

class GreedyBotTest {
    private final ToyGame game = new ToyGame();
    private final Engine<Gate> engine = new Engine<>(game);

    private int won(BotKind kind, int games) {
        int won = 0;
        for (long seed = 0; seed < games; seed++) {
            Bot<Gate> bot = kind.bot(game, seed);
            Progress<Gate> progress = engine.begin(SetUp.of("toy", "TY-M01").withSeats(2), Luck.seeded(seed));
            while (!progress.state().isOver()) {
                progress = engine.apply(progress.state(), bot.choose(progress.state()));
            }
            won += progress.state().isWon() ? 1 : 0;
        }
        return won;
    }

    @Test
    void holdsTheGateMoreOftenThanChance() {
        assertThat(won(BotKind.GREEDY, 100)).isGreaterThan(won(BotKind.RANDOM, 100) + 10);
    }

    private List<String> game(Budget budget) {
        Bot<Gate> bot = new GreedyBot<>(game, 5, budget);
        List<String> chosen = new ArrayList<>();
        State<Gate> state = engine.begin(SetUp.of("toy", "TY-M02").withSeats(3), Luck.seeded(1))
                .state();
        while (!state.isOver()) {
            Option option = bot.choose(state);
            chosen.add(option.key());
            state = engine.apply(state, option).state();
        }
        return chosen;
    }

    @Test
    void aCountedBudgetGivesTheSameGameEachTime() {
        assertThat(game(Budget.tries(3))).isEqualTo(game(Budget.tries(3))).isNotEqualTo(game(Budget.tries(1)));
    }

    @Test
    void moreTimeThanItNeedsIsAsGoodAsAnyNumberOfTries() {
        assertThat(game(Budget.cpuTime(Duration.ofHours(1)))).isEqualTo(game(Budget.tries(Integer.MAX_VALUE)));
    }

    @Test
    void answersEvenWithoutAnyBudget() {
        State<Gate> state = engine.begin(SetUp.of("toy", "TY-M01").withSeats(3), Luck.seeded(7))
                .state();
        while (!state.isOver()) {
            Option option = new GreedyBot<>(game, 1, Budget.tries(0)).choose(state);
            assertThat(state.decision().options().contains(option)).isTrue();
            state = engine.apply(state, option).state();
        }
    }
}
