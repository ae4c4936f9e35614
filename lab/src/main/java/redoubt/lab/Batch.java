package redoubt.lab;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import redoubt.bots.BotKind;
import redoubt.kernel.Engine;
import redoubt.kernel.Event;
import redoubt.kernel.Game;
import redoubt.kernel.Option;
import redoubt.kernel.Progress;
import redoubt.kernel.SetUp;
import redoubt.kernel.State;

/**
 * Many games of one mission by one bot, numbered from 0; game number n uses the seed plus n, so each can be played again on its own, on
 * any thread and any machine.
 *
 * @param isReplayed whether every game is recorded and its journal replayed; one that ends differently is a failure
 * @param isHeard whether somebody listens, and tells which rules were cited
 */
public record Batch(SetUp setUp, BotKind bot, int games, long seed, boolean isReplayed, boolean isHeard) {

    public Batch(SetUp setUp, BotKind bot, int games, long seed) {
        this(setUp, bot, games, seed, false, false);
    }

    /**
     * How one game went, in plain values.
     *
     * @param rule the rule by which it ended; empty if it broke
     * @param cited the rules that were cited, in order, if somebody listened
     */
    public record Outcome(
            long seed,
            boolean isWon,
            String rule,
            int decisions,
            int round,
            List<String> cited,
            Optional<Failure> failure) {

        static Outcome of(long seed, Trial.Result<?> result, Set<String> cited) {
            return new Outcome(
                    seed,
                    result.won(),
                    result.rule(),
                    result.decisions(),
                    result.round(),
                    List.copyOf(cited),
                    Optional.empty());
        }

        public static Outcome of(Failure failure) {
            return new Outcome(failure.seed(), false, "", 0, 0, List.of(), Optional.of(failure));
        }
    }

    public <T> Outcome play(Game<T> game, int number) {
        Trial<T> trial = new Trial<>(new Engine<>(game), setUp, bot, seed + number);
        Set<String> cited = new TreeSet<>();
        try {
            return Outcome.of(trial.seed(), result(trial, cited), cited);
        } catch (RuntimeException | StackOverflowError e) {
            return Outcome.of(Failure.of(trial, e));
        }
    }

    private <T> Trial.Result<T> result(Trial<T> trial, Set<String> cited) {
        if (isHeard) {
            return trial.play(listening(cited));
        }
        return isReplayed ? ReplayCheck.played(trial) : trial.play();
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
