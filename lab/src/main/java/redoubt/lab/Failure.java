package redoubt.lab;

import java.util.ArrayList;
import java.util.List;
import redoubt.kernel.Choice;
import redoubt.kernel.Option;
import redoubt.kernel.Real;
import redoubt.kernel.State;
import redoubt.kernel.journal.Journal;
import redoubt.kernel.journal.JournalText;

/** A game that broke: its seed, what went wrong, and the journal up to and including the choice that broke it. */
public record Failure(long seed, String reason, String journal) {

    /** Plays the broken game once more, recording the choices. */
    static <T> Failure of(Trial<T> trial, Throwable broken) {
        List<Choice> choices = new ArrayList<>();
        try {
            trial.play(new Trial.Watcher<>() {
                @Override
                public void taking(State<T> before, Option option) {
                    choices.add(new Choice(before.decision().seats(option).first(), option.key()));
                }
            });
        } catch (RuntimeException | StackOverflowError again) {
            // expected: this is the failure being recorded
        }
        Journal journal = new Journal(Journal.ENGINE, trial.setUp(), trial.seed(), Real.NOTHING, choices, List.of());
        return new Failure(trial.seed(), reason(broken), JournalText.write(journal));
    }

    private static String reason(Throwable broken) {
        StackTraceElement[] stack = broken.getStackTrace();
        return broken + (stack.length == 0 ? "" : " at " + stack[0]);
    }
}
