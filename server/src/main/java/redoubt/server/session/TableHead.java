package redoubt.server.session;

import redoubt.kernel.journal.Journal;
import redoubt.kernel.journal.JournalException;
import redoubt.kernel.journal.JournalText;
import redoubt.server.protocol.Fault;
import redoubt.server.store.ArchiveRow;
import redoubt.server.store.TableRow;

/** The head of a table's journal: after a restart, that text is all there is to lay the table out from. */
final class TableHead {
    private TableHead() {}

    /** The head as text, checked by reading it back. */
    static String write(Journal head) {
        String text = JournalText.write(head);
        try {
            if (JournalText.read("head", text).equals(head)) {
                return text;
            }
        } catch (JournalException e) {
            throw new Refused(Fault.WRONG, "this game cannot be written down: " + e.getMessage());
        }
        throw new Refused(Fault.WRONG, "this game cannot be written down: it would read back as a different one");
    }

    static Journal read(TableRow row) {
        return read(row.id(), row.journal());
    }

    /** The whole journal of a table whose log is closed. */
    static Journal readArchived(ArchiveRow row) {
        return read(row.table(), row.journal());
    }

    private static Journal read(String table, String journal) {
        try {
            return JournalText.read("table " + table, journal);
        } catch (JournalException e) {
            throw new Refused(Fault.UNREADABLE, "this table can no longer be read: " + e.getMessage());
        }
    }
}
