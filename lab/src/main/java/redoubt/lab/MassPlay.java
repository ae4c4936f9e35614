package redoubt.lab;

import java.util.List;
import java.util.function.IntConsumer;
import redoubt.bots.BotKind;
import redoubt.kernel.Engine;
import redoubt.kernel.Game;
import redoubt.kernel.SetUp;

/** Plays many whole games and counts the results; game number n uses the seed plus n, so each can be played again on its own. */
public record MassPlay<T>(
        Game<T> game, SetUp setUp, BotKind bot, int games, long seed, int threads, boolean isReplayed) {

    public MassPlay(Game<T> game, SetUp setUp, BotKind bot, int games, long seed, int threads) {
        this(game, setUp, bot, games, seed, threads, false);
    }

    /** The same with every game recorded and its journal replayed; one that ends differently is a failure. */
    public MassPlay<T> replayed() {
        return new MassPlay<>(game, setUp, bot, games, seed, threads, true);
    }

    public Report run(IntConsumer progress) {
        long start = System.nanoTime();
        List<Tally> tallies =
                new Crew(threads, games, progress).counts(Tally::new, (tally, number) -> play(trial(number), tally));
        return Tally.sum(tallies).report(games, (System.nanoTime() - start) / 1e9);
    }

    private Trial<T> trial(int number) {
        return new Trial<>(new Engine<>(game), setUp, bot, seed + number);
    }

    private void play(Trial<T> trial, Tally tally) {
        try {
            tally.add(isReplayed ? ReplayCheck.played(trial) : trial.play());
        } catch (RuntimeException | StackOverflowError e) {
            tally.add(Failure.of(trial, e));
        }
    }
}
