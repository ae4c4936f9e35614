package redoubt.bots;

import java.util.List;
import java.util.function.BooleanSupplier;
import redoubt.kernel.Engine;
import redoubt.kernel.Game;
import redoubt.kernel.Luck;
import redoubt.kernel.Option;
import redoubt.kernel.SplitMix;
import redoubt.kernel.State;

/**
 * Tries every option once in an imagined game, and again while its budget lasts, and takes the one that leaves the players best off; it
 * looks no further than the next decision and never at what is hidden.
 */
public final class GreedyBot<T> implements Bot<T> {
    /** Enough to tell a good roll from a good option; more changes little and costs time. */
    private static final int MOST_TRIES = 8;

    private final Engine<T> engine;
    private final SplitMix random;
    private final Budget budget;

    public GreedyBot(Game<T> game, long seed, Budget budget) {
        this.engine = new Engine<>(game).silent();
        this.random = new SplitMix(seed);
        this.budget = budget;
    }

    @Override
    public Option choose(State<T> state, List<? extends Option> options) {
        BooleanSupplier another = budget.begin();
        double[] sums = new double[options.size()];
        int[] tries = new int[options.size()];
        for (int round = 0; round < MOST_TRIES; round++) {
            State<T> imagined = engine.game().imagine(state, Luck.seeded(random.next()));
            for (int i = 0; i < sums.length; i++) {
                State<T> after = engine.apply(imagined, options.get(i)).state();
                sums[i] += Playout.value(engine.game(), after);
                tries[i]++;
                if (!another.getAsBoolean()) {
                    return options.get(best(sums, tries));
                }
            }
        }
        return options.get(best(sums, tries));
    }

    private int best(double[] sums, int[] tries) {
        double[] means = new double[sums.length];
        for (int i = 0; i < sums.length; i++) {
            means[i] = tries[i] > 0 ? sums[i] / tries[i] : Double.NEGATIVE_INFINITY;
        }
        return Opinions.highest(means, random);
    }
}
