package redoubt.bots;

import java.util.List;
import redoubt.kernel.Option;
import redoubt.kernel.SplitMix;
import redoubt.kernel.State;

/** Takes any option, all equally likely; the same seed makes the same choices. */
public final class RandomBot<T> implements Bot<T> {
    private final SplitMix random;

    public RandomBot(long seed) {
        this.random = new SplitMix(seed);
    }

    @Override
    public Option choose(State<T> state, List<? extends Option> options) {
        return options.get(random.below(options.size()));
    }
}
