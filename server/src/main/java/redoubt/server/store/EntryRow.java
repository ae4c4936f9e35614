package redoubt.server.store;

import java.time.Instant;

/**
 * An entry of a table's log: a choice for a seat, or an undo, which has an empty key; who made it, when, and the hash of the state
 * after it where a round began or the game ended (empty otherwise).
 */
public record EntryRow(String table, int step, int seat, String key, String by, Instant at, int round, String hash) {
    public boolean isUndo() {
        return key.isEmpty();
    }
}
