package redoubt.server.session;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import redoubt.kernel.Choice;
import redoubt.kernel.Seat;
import redoubt.kernel.journal.JournalText;
import redoubt.server.store.ArchiveRow;
import redoubt.server.store.EntryRow;
import redoubt.server.store.Store;
import redoubt.server.store.TableRow;

/**
 * The journal of a table as the store has it, for people to take away: whole, whatever today's rules make of the game. It is written
 * from the log, or is what the archive has instead.
 */
record KeptJournal(TableRow row, List<EntryRow> entries, Optional<ArchiveRow> archived) {
    static KeptJournal of(TableRow row, Store store) {
        return new KeptJournal(row, store.entries(row.id()), store.archived(row.id()));
    }

    String text() {
        return archived.map(ArchiveRow::journal).orElseGet(this::written);
    }

    private String written() {
        List<EntryRow> counting = Restored.counting(entries);
        try {
            return JournalText.write(
                    Restored.written(TableHead.read(row), counting).markedByRounds());
        } catch (Refused unreadable) {
            List<Choice> choices = counting.stream()
                    .map(entry -> new Choice(new Seat(entry.seat()), entry.key()))
                    .toList();
            return row.journal() + JournalText.body(choices, List.of());
        }
    }

    /** Whether the last entry says how the game ended. */
    boolean hasEnded() {
        return !outcome().isEmpty();
    }

    private String outcome() {
        return archived.map(ArchiveRow::outcome)
                .orElseGet(() -> last().map(EntryRow::outcome).orElse(""));
    }

    private Optional<EntryRow> last() {
        return entries.isEmpty() ? Optional.empty() : Optional.of(entries.getLast());
    }

    /** What is kept of this table when its log is closed. */
    ArchiveRow archived(Instant now) {
        return new ArchiveRow(
                row.id(),
                text(),
                last().map(EntryRow::at).orElse(row.created()),
                last().map(EntryRow::round).orElse(0),
                outcome(),
                now);
    }
}
