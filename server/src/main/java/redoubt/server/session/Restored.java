package redoubt.server.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import redoubt.kernel.Choice;
import redoubt.kernel.Engine;
import redoubt.kernel.Game;
import redoubt.kernel.History;
import redoubt.kernel.Seat;
import redoubt.kernel.SetUpRefused;
import redoubt.kernel.journal.Journal;
import redoubt.kernel.journal.Journal.RoundMark;
import redoubt.kernel.journal.Parting;
import redoubt.kernel.journal.Replay;
import redoubt.kernel.journal.Replayed;
import redoubt.server.protocol.Fault;
import redoubt.server.store.EntryRow;

/**
 * A game replayed from its log: how far it agrees with the log, how many steps the log has, the choices that were not taken back as
 * a journal, and where game and log part, if they do.
 */
record Restored<T>(Course<T> course, int step, Journal written, Optional<Parting> parting) {
    static <T> Restored<T> of(Game<T> game, Journal head, List<EntryRow> entries) {
        List<EntryRow> counting = counting(entries);
        Journal written = written(head, counting);
        Replayed<T> replayed;
        try {
            replayed = Replay.asFarAsItAgrees(new Engine<>(game), written);
        } catch (SetUpRefused refused) {
            throw new Refused(Fault.UNREADABLE, "this table can no longer be laid out: " + refused.reason());
        }
        List<History<T>> moments = replayed.game().moments();
        Course<T> course = Course.begin(moments.getFirst());
        for (int i = 1; i < moments.size(); i++) {
            EntryRow entry = counting.get(i - 1);
            course = course.then(moments.get(i), entry.step(), entry.by());
        }
        int step = entries.isEmpty() ? 0 : entries.getLast().step();
        return new Restored<>(course, step, written, replayed.parting());
    }

    /** The choices that were not taken back. */
    static List<EntryRow> counting(List<EntryRow> entries) {
        List<EntryRow> counting = new ArrayList<>();
        for (EntryRow entry : entries) {
            if (!entry.isUndo()) {
                counting.add(entry);
            } else if (!counting.isEmpty()) {
                counting.removeLast();
            }
        }
        return counting;
    }

    /** What the store has of a game, as a journal with the head it was begun with. */
    static Journal written(Journal head, List<EntryRow> counting) {
        List<Choice> choices = new ArrayList<>();
        List<RoundMark> marks = new ArrayList<>(head.marks());
        for (EntryRow entry : counting) {
            choices.add(new Choice(new Seat(entry.seat()), entry.key()));
            if (!entry.mark().isEmpty()) {
                marks.add(new RoundMark(entry.round(), choices.size(), entry.mark()));
            }
        }
        return head.with(choices, marks);
    }
}
