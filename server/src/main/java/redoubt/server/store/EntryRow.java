package redoubt.server.store;

import java.time.Instant;

/**
 * An entry in a table's log: a choice for a seat, or an undo, which has an empty key; who made it, when, for a choice the mark of
 * everything the game had offered by then (empty if unknown), and how the game had ended after it (empty if it had not, or if
 * unknown).
 */
public record EntryRow(
        String table, int step, int seat, String key, String by, Instant at, int round, String mark, String outcome) {
    /** An entry after which the game goes on. */
    public EntryRow(String table, int step, int seat, String key, String by, Instant at, int round, String mark) {
        this(table, step, seat, key, by, at, round, mark, "");
    }

    public boolean isUndo() {
        return key.isEmpty();
    }
}
