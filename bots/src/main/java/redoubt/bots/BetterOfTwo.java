package redoubt.bots;

import java.util.List;
import redoubt.kernel.Engine;
import redoubt.kernel.Option;
import redoubt.kernel.SplitMix;
import redoubt.kernel.State;

/** Tries two options at random and goes on with the one that leaves the players better off; the same seed goes the same way. */
public final class BetterOfTwo<T> implements Policy<T> {
    private final Engine<T> engine;
    private final SplitMix random;

    public BetterOfTwo(Engine<T> engine, long seed) {
        this.engine = engine;
        this.random = new SplitMix(seed);
    }

    @Override
    public State<T> next(State<T> waiting) {
        List<? extends Option> options = waiting.decision().options();
        int one = random.below(options.size());
        State<T> after = engine.apply(waiting, options.get(one)).state();
        if (options.size() == 1) {
            return after;
        }
        int other = (one + 1 + random.below(options.size() - 1)) % options.size();
        State<T> instead = engine.apply(waiting, options.get(other)).state();
        return Playout.value(engine.game(), instead) > Playout.value(engine.game(), after) ? instead : after;
    }
}
