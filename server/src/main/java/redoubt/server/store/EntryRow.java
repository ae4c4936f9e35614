package redoubt.server.store;

import java.time.Instant;

/**
 * An entry in a table's log: a choice for a seat, or an undo, which has an empty key; who made it, when, and for a choice the mark
 * of everything the game had offered by then (empty if unknown).
 */
public record EntryRow(String table, int step, int seat, String key, String by, Instant at, int round, String mark) {
    public boolean isUndo() {
        return key.isEmpty();
    }
}
