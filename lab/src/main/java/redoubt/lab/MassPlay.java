package redoubt.lab;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntConsumer;
import redoubt.bots.BotKind;
import redoubt.kernel.Engine;
import redoubt.kernel.Event;
import redoubt.kernel.Game;
import redoubt.kernel.Option;
import redoubt.kernel.Progress;
import redoubt.kernel.SetUp;
import redoubt.kernel.State;

/** Plays many whole games and counts the results; game number n uses the seed plus n, so each can be played again on its own. */
public record MassPlay<T>(
        Game<T> game,
        SetUp setUp,
        BotKind bot,
        int games,
        long seed,
        int threads,
        boolean isReplayed,
        boolean isHeard) {

    public MassPlay(Game<T> game, SetUp setUp, BotKind bot, int games, long seed, int threads) {
        this(game, setUp, bot, games, seed, threads, false, false);
    }

    /** The same with every game recorded and its journal replayed; one that ends differently is a failure. */
    public MassPlay<T> replayed() {
        return new MassPlay<>(game, setUp, bot, games, seed, threads, true, false);
    }

    /** The same with somebody listening, who counts in which games each rule was cited. */
    public MassPlay<T> heard() {
        return new MassPlay<>(game, setUp, bot, games, seed, threads, false, true);
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
            if (isHeard) {
                Set<String> rules = new TreeSet<>();
                tally.add(trial.play(listening(rules)), rules);
                return;
            }
            tally.add(isReplayed ? ReplayCheck.played(trial) : trial.play());
        } catch (RuntimeException | StackOverflowError e) {
            tally.add(Failure.of(trial, e));
        }
    }

    private static <T> Trial.Watcher<T> listening(Set<String> rules) {
        return new Trial.Watcher<>() {
            @Override
            public void taken(State<T> before, Option option, Progress<T> progress) {
                for (Event event : progress.events()) {
                    // That a game is won goes with winning, and says nothing.
                    if (!(event instanceof Event.GameWon) && !(event instanceof Event.GameLost)) {
                        rules.add(event.rule().id());
                    }
                }
            }
        };
    }
}
