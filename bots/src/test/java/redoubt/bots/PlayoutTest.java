package redoubt.bots;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import redoubt.bots.Playout.Outcome;
import redoubt.kernel.Engine;
import redoubt.kernel.Luck;
import redoubt.kernel.SetUp;
import redoubt.kernel.State;
import redoubt.toy.Gate;
import redoubt.toy.ToyGame;

class PlayoutTest {
    private final ToyGame game = new ToyGame();
    private final Engine<Gate> engine = new Engine<>(game).silent();

    private State<Gate> begun(long seed) {
        return engine.begin(SetUp.of("toy", "TY-M01").withSeats(2), Luck.seeded(seed))
                .state();
    }

    private Outcome play(Policy<Gate> policy, long seed, int most) {
        return new Playout<>(game, policy, most).play(begun(seed));
    }

    private Policy<Gate> random(long seed) {
        return Policy.of(engine, new RandomBot<>(seed));
    }

    @Test
    void aWholeGameIsWonOrLost() {
        for (long seed = 0; seed < 20; seed++) {
            assertThat(play(random(seed), seed, 1000).value()).isIn(0.0, 1.0);
        }
    }

    @Test
    void theSameSeedGoesTheSameWay() {
        assertThat(play(new BetterOfTwo<>(engine, 4), 7, 1000)).isEqualTo(play(new BetterOfTwo<>(engine, 4), 7, 1000));
    }

    @Test
    void aGameThatIsCutShortIsAppraised() {
        State<Gate> after = random(3).next(begun(3));
        assertThat(after.isOver()).isFalse();
        assertThat(play(random(3), 3, 1)).isEqualTo(new Outcome(game.appraise(after.table()), 1));
        assertThat(play(random(3), 3, 0)).isEqualTo(new Outcome(game.appraise(begun(3).table()), 0));
    }

    @Test
    void theBetterOfTwoWinsMoreOftenThanChance() {
        double better = 0;
        double chance = 0;
        for (long seed = 0; seed < 200; seed++) {
            better += play(new BetterOfTwo<>(engine, seed), seed, 1000).value();
            chance += play(random(seed), seed, 1000).value();
        }
        assertThat(better).isGreaterThan(chance + 20);
    }
}
