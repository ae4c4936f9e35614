package redoubt.server.session;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import redoubt.kernel.Choice;
import redoubt.kernel.Game;
import redoubt.kernel.journal.Journal;
import redoubt.kernel.journal.Journal.RoundMark;
import redoubt.server.store.EntryRow;

/** A journal as the log of a table. */
final class JournalLog {
    private JournalLog() {}

    /** An entry for each choice, with the journal's own marks and whoever made it, by seat. */
    static List<EntryRow> of(String table, Journal journal, IntFunction<String> by, Instant at) {
        Map<Integer, RoundMark> marks = new HashMap<>();
        journal.marks().forEach(mark -> marks.putIfAbsent(mark.choices(), mark));
        List<EntryRow> log = new ArrayList<>();
        for (Choice choice : journal.choices()) {
            int step = log.size() + 1;
            Optional<RoundMark> mark = Optional.ofNullable(marks.get(step));
            log.add(new EntryRow(
                    table,
                    step,
                    choice.seat().number(),
                    choice.key(),
                    by.apply(choice.seat().number()),
                    at,
                    mark.map(RoundMark::round).orElse(0),
                    mark.map(RoundMark::trail).orElse("")));
        }
        return log;
    }

    /** The same log with the rounds and the outcome that today's rules find in it, as far as they agree with its marks. */
    static <T> List<EntryRow> played(Game<T> game, Journal head, List<EntryRow> log) {
        Course<T> course = Restored.of(game, head, log).course();
        List<EntryRow> played = new ArrayList<>();
        for (Course<T> moment : course.last(course.choices())) {
            EntryRow entry = log.get(played.size());
            played.add(new EntryRow(
                    entry.table(),
                    entry.step(),
                    entry.seat(),
                    entry.key(),
                    entry.by(),
                    entry.at(),
                    moment.round(),
                    entry.mark(),
                    Outcome.text(moment.history().state())));
        }
        played.addAll(log.subList(played.size(), log.size()));
        return played;
    }
}
