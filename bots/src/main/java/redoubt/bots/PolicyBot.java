package redoubt.bots;

import java.util.List;
import redoubt.kernel.Option;
import redoubt.kernel.Sense;
import redoubt.kernel.SplitMix;
import redoubt.kernel.State;

/** A player in a hurry: takes what the game's own sense thinks best and tries nothing out. */
public final class PolicyBot<T> implements Bot<T> {
    private final Sense<T> sense;
    private final SplitMix random;

    public PolicyBot(Sense<T> sense, long seed) {
        this.sense = sense;
        this.random = new SplitMix(seed);
    }

    @Override
    public Option choose(State<T> state, List<? extends Option> options) {
        return options.get(Opinions.highest(sense.opinions(state, options), random));
    }
}
