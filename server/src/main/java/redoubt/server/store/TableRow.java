package redoubt.server.store;

import java.time.Instant;

/** A table as it is kept: the head of its journal (set-up, seed) as text, the engine that began it, and the codes of its links. */
public record TableRow(String id, String journal, String engine, String invite, String watch, Instant created) {}
