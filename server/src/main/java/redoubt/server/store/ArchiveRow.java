package redoubt.server.store;

import java.time.Instant;

/**
 * A table whose log is closed: its whole journal instead of the log, when it was last played, the last round and outcome, and when
 * it was archived.
 */
public record ArchiveRow(String table, String journal, Instant played, int round, String outcome, Instant archived) {}
