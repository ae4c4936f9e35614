package redoubt.app.measure;

import java.util.function.LongUnaryOperator;
import redoubt.bots.BetterOfTwo;
import redoubt.bots.Playout;
import redoubt.kernel.Engine;
import redoubt.kernel.Luck;
import redoubt.kernel.SetUp;
import redoubt.kernel.State;
import redoubt.lab.Trial;

/** Plays whole imagined games as a bot would; apart from the other probe, since older builds have no playouts. */
final class PlayoutProbe {
    private PlayoutProbe() {}

    /** Plays a game and gives the number of its decisions. */
    static <T> LongUnaryOperator games(Engine<T> engine, SetUp setUp) {
        Engine<T> silent = engine.silent();
        return seed -> {
            State<T> begun = silent.begin(setUp, Luck.seeded(seed)).state();
            return new Playout<>(silent.game(), new BetterOfTwo<>(silent, seed), Trial.MOST_DECISIONS)
                    .play(begun)
                    .decisions();
        };
    }
}
