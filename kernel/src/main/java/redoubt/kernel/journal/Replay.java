package redoubt.kernel.journal;

import java.util.List;
import java.util.Optional;
import redoubt.kernel.Choice;
import redoubt.kernel.ChoiceRefused;
import redoubt.kernel.Engine;
import redoubt.kernel.History;
import redoubt.kernel.journal.Journal.RoundMark;

/** Plays a journal again. */
public final class Replay {
    private Replay() {}

    /** The game of a journal up to its last choice, without checking the marks. */
    public static <T> History<T> play(Engine<T> engine, Journal journal) {
        return whole(asFarAsItAgrees(engine, journal.withoutMarks()));
    }

    /** The game of a journal; throws {@link ReplayDiffers} at the first mark that does not match. */
    public static <T> History<T> verify(Engine<T> engine, Journal journal) {
        return whole(asFarAsItAgrees(engine, journal));
    }

    /**
     * The game of a journal up to the last moment that agrees with it: the last matching mark before one that does not match, or
     * the moment before a choice that is refused. Up to the first mark, every accepted choice counts as agreeing.
     */
    public static <T> Replayed<T> asFarAsItAgrees(Engine<T> engine, Journal journal) {
        List<RoundMark> marks = journal.marks();
        History<T> game = History.begin(engine, journal.setUp(), journal.luck());
        History<T> agreed = game;
        int next = 0;
        while (true) {
            while (next < marks.size() && marks.get(next).choices() == game.length()) {
                RoundMark mark = marks.get(next++);
                if (!mark.fits(game)) {
                    return new Replayed<>(agreed, Optional.of(Parting.offered(game, mark)));
                }
                agreed = game;
            }
            if (game.length() == journal.choices().size()) {
                return new Replayed<>(game, Optional.empty());
            }
            if (next == 0) {
                agreed = game;
            }
            Choice choice = journal.choices().get(game.length());
            try {
                game = game.then(choice);
            } catch (ChoiceRefused refused) {
                return new Replayed<>(game, Optional.of(Parting.refused(game, choice.key(), refused)));
            }
        }
    }

    private static <T> History<T> whole(Replayed<T> replayed) {
        replayed.parting().ifPresent(parting -> {
            throw new ReplayDiffers(parting);
        });
        return replayed.game();
    }
}
