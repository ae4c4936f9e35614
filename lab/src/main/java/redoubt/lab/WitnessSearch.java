package redoubt.lab;

import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.function.Predicate;
import redoubt.bots.BotKind;
import redoubt.kernel.Choice;
import redoubt.kernel.Engine;
import redoubt.kernel.Game;
import redoubt.kernel.History;
import redoubt.kernel.Luck;
import redoubt.kernel.Option;
import redoubt.kernel.Progress;
import redoubt.kernel.SetUp;
import redoubt.kernel.State;

/** Looks for a game that a bot wins: the proof that a mission can be won, which anybody can replay. */
public record WitnessSearch<T>(Game<T> game, SetUp setUp, BotKind bot, int games, long seed) {

    /** The first game that is won, of those that may be tried; empty if none is. */
    public Optional<History<T>> run(IntConsumer progress) {
        return run(progress, _ -> true);
    }

    /** The first won game with an end that will do. */
    Optional<History<T>> run(IntConsumer progress, Predicate<State<T>> end) {
        for (int number = 0; number < games; number++) {
            Trial<T> trial = new Trial<>(new Engine<>(game), setUp, bot, seed + number);
            Recording<T> recording = new Recording<>(trial);
            Trial.Result<T> result = trial.play(recording);
            progress.accept(number + 1);
            if (result.won() && end.test(result.end())) {
                return Optional.of(recording.history);
            }
        }
        return Optional.empty();
    }

    /** Keeps every choice of a game. */
    private static final class Recording<T> implements Trial.Watcher<T> {
        private History<T> history;

        Recording(Trial<T> trial) {
            this.history = History.begin(trial.engine(), trial.setUp(), Luck.seeded(trial.seed()));
        }

        @Override
        public void taken(State<T> before, Option option, Progress<T> progress) {
            history = history.then(new Choice(before.decision().seats(option).first(), option.key()));
        }
    }
}
