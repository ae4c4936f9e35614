package redoubt.bots;

import redoubt.kernel.Engine;
import redoubt.kernel.Luck;
import redoubt.kernel.Option;
import redoubt.kernel.Sense;
import redoubt.kernel.SplitMix;
import redoubt.kernel.State;

/**
 * One way in which a game may go on: what is hidden, the dice to come and the whims of the players. Every option that is tried in it meets
 * the same luck, so that a difference comes from the option (paired samples).
 */
public final class Future<T> {
    /** Players who think ahead hardly err; with more than a few whims playouts say little about good play. */
    private static final double NOISE = 0.1;

    /** To the start of the round after next: long enough to see what an action costs, short enough to be quick. */
    private static final int ROUNDS = 2;

    /** Far beyond two rounds; a playout this long goes in circles. */
    private static final int MOST_DECISIONS = 2000;

    private final Engine<T> engine;
    private final Sense<T> sense;
    private final State<T> imagined;
    private final long whims;

    private Future(Engine<T> engine, Sense<T> sense, State<T> imagined, long whims) {
        this.engine = engine;
        this.sense = sense;
        this.imagined = imagined;
        this.whims = whims;
    }

    /** A future of this position; the same seed imagines the same. */
    public static <T> Future<T> of(Engine<T> engine, Sense<T> sense, State<T> state, long seed) {
        SplitMix random = new SplitMix(seed);
        State<T> imagined = engine.game().imagine(state, Luck.seeded(random.next()));
        return new Future<>(engine, sense, imagined, random.next());
    }

    /** The chance of winning after an option, if the game goes on like this. */
    double after(Option option) {
        return from(engine.apply(imagined, option).state());
    }

    /** Whether the players win if the game goes on like this to its end. */
    public boolean isWon() {
        return played(imagined, Integer.MAX_VALUE).isWon();
    }

    private double from(State<T> first) {
        State<T> last = played(first, engine.game().round(imagined.table()) + ROUNDS);
        return last.isOver() ? last.isWon() ? 1 : 0 : sense.chance(last.table());
    }

    /** How the players stand at the start of a round, or at the end of the game if that comes first. */
    private State<T> played(State<T> first, int round) {
        SplitMix random = new SplitMix(whims);
        State<T> state = first;
        for (int i = 0; i < MOST_DECISIONS && !state.isOver(); i++) {
            if (engine.game().round(state.table()) >= round) {
                break;
            }
            var options = state.decision().options();
            int best = Opinions.highest(sense.opinions(state, options), NOISE, random);
            state = engine.apply(state, options.get(best)).state();
        }
        return state;
    }
}
