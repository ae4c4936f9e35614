package redoubt.bots;

import java.util.List;
import redoubt.kernel.Game;
import redoubt.kernel.Option;
import redoubt.kernel.Sense;
import redoubt.kernel.SplitMix;
import redoubt.kernel.State;

/**
 * Thinks ahead: tries what the game's sense thinks good in imagined futures, and leaves the favourite only for an option that fared clearly
 * better. So it plays at least as well as the sense, up to the luck of the samples; routine questions are answered at once.
 */
public final class SearchBot<T> implements Bot<T> {
    /** How many standard errors, and how much chance besides, an option must be ahead of the favourite to be taken instead. */
    private static final double SURE = 1.4;

    static final double LEAST_GAIN = 0.002;

    /** What an order is worth: somebody who was asked to hold the door leaves it only for this much more. */
    private static final double ORDERED_GAIN = 0.05;

    private final Sense<T> sense;
    private final Search<T> search;
    private final SplitMix random;
    private final double leastGain;

    public SearchBot(Game<T> game, Sense<T> sense, boolean isOrdered, long seed, Budget budget) {
        this.sense = sense;
        this.search = new Search<>(game, sense, budget);
        this.random = new SplitMix(seed);
        this.leastGain = LEAST_GAIN + (isOrdered ? ORDERED_GAIN : 0);
    }

    @Override
    public Option choose(State<T> state, List<? extends Option> options) {
        long seed = random.next();
        if (options.size() == 1) {
            return options.getFirst();
        }
        if (sense.isRoutine(state)) {
            return options.get(Opinions.highest(sense.opinions(state, options), new SplitMix(seed)));
        }
        Search.Tried tried = search.run(state, options, seed);
        return tried.candidates().get(chosen(tried.race(), leastGain));
    }

    /** The leader of a race, if it is surely better than the favourite, which is the first; otherwise the favourite. */
    static int chosen(Race race, double leastGain) {
        int leader = race.leader();
        if (leader == 0 || race.samples(leader) < Race.FEWEST) {
            return 0;
        }
        Race.Difference gain = race.difference(leader, 0);
        return gain.mean() > SURE * gain.error() + leastGain ? leader : 0;
    }
}
