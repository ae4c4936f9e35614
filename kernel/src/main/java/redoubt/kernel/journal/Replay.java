package redoubt.kernel.journal;

import java.util.Iterator;
import java.util.List;
import redoubt.kernel.Choice;
import redoubt.kernel.ChoiceRefused;
import redoubt.kernel.Engine;
import redoubt.kernel.History;
import redoubt.kernel.StateText;
import redoubt.kernel.journal.Journal.RoundMark;

/** Plays a journal again. */
public final class Replay {
    private Replay() {}

    /** The game of a journal up to its last choice, without a look at the hashes. */
    public static <T> History<T> play(Engine<T> engine, Journal journal) {
        return play(engine, journal, List.of());
    }

    /** The game of a journal; throws {@link ReplayDiffers} at the first round whose hash is another. */
    public static <T> History<T> verify(Engine<T> engine, Journal journal) {
        return play(engine, journal, journal.marks());
    }

    private static <T> History<T> play(Engine<T> engine, Journal journal, List<RoundMark> marks) {
        StateText<T> text = new StateText<>(engine, journal.setUp());
        History<T> history = History.begin(engine, journal.setUp(), journal.luck());
        Iterator<RoundMark> expected = marks.iterator();
        RoundMark mark = check(history, text, expected, expected.hasNext() ? expected.next() : null);
        for (Choice choice : journal.choices()) {
            try {
                history = history.then(choice);
            } catch (ChoiceRefused refused) {
                throw new ReplayDiffers(round(history), history.length() + 1, refused.getMessage());
            }
            mark = check(history, text, expected, mark);
        }
        return history;
    }

    private static <T> RoundMark check(
            History<T> history, StateText<T> text, Iterator<RoundMark> expected, RoundMark mark) {
        RoundMark next = mark;
        while (next != null && next.choices() == history.length()) {
            int round = round(history);
            String hash = text.hash(history.state());
            if (next.round() != round || !next.hash().equals(hash)) {
                throw new ReplayDiffers(
                        next.round(),
                        history.length(),
                        "the journal says round " + next.round() + " " + next.hash() + ", the game is in round " + round
                                + " " + hash);
            }
            next = expected.hasNext() ? expected.next() : null;
        }
        return next;
    }

    private static <T> int round(History<T> history) {
        return history.engine().game().round(history.state().table());
    }
}
