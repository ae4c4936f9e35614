package redoubt.server.store;

import java.time.Instant;

/** A report of a problem: the table, the note, and the journal as it was. */
public record ReportRow(String id, String table, String note, String journal, Instant at) {}
