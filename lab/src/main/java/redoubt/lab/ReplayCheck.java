package redoubt.lab;

import redoubt.kernel.Choice;
import redoubt.kernel.History;
import redoubt.kernel.Luck;
import redoubt.kernel.Option;
import redoubt.kernel.Progress;
import redoubt.kernel.State;
import redoubt.kernel.journal.Journal;
import redoubt.kernel.journal.JournalText;
import redoubt.kernel.journal.Replay;
import redoubt.lab.Trial.Result;

/** Records a game while it is played, then replays the journal to see that it reaches the same state. */
final class ReplayCheck<T> implements Trial.Watcher<T> {
    private final Trial<T> trial;
    private History<T> history;
    private State<T> last;

    ReplayCheck(Trial<T> trial) {
        this.trial = trial;
        this.history = History.begin(trial.engine(), trial.setUp(), Luck.seeded(trial.seed()));
        this.last = history.state();
    }

    /** Plays a game and checks its journal. */
    static <T> Result<T> played(Trial<T> trial) {
        ReplayCheck<T> check = new ReplayCheck<>(trial);
        Result<T> result = trial.play(check);
        check.check();
        return result;
    }

    @Override
    public void taken(State<T> before, Option option, Progress<T> progress) {
        history = history.then(new Choice(before.decision().seats(option).first(), option.key()));
        last = progress.state();
    }

    /** Throws if the journal, written and read back, does not reproduce the states of the game. */
    private void check() {
        Journal read = JournalText.read("journal", JournalText.write(Journal.of(history)));
        if (!Replay.verify(trial.engine(), read).state().equals(last)) {
            throw new IllegalStateException("the replayed journal ends in another state");
        }
    }
}
