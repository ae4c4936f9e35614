package redoubt.server.store;

import java.time.Instant;

/**
 * An entry of a table's log: a choice for a seat, or an undo, which has an empty key; who made it, when, and for a choice the mark of
 * what the game has offered up to then (empty where nobody knows it).
 */
public record EntryRow(String table, int step, int seat, String key, String by, Instant at, int round, String mark) {
    public boolean isUndo() {
        return key.isEmpty();
    }
}
