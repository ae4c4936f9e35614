package redoubt.server.store;

import java.time.Instant;
import java.util.Optional;

/**
 * What decides how long a table is kept: the table it came from, when it was opened and last played, if it ever was, its last
 * outcome, and when it was archived, if it was.
 */
public record AgeRow(
        String table,
        Optional<Origin> origin,
        Instant created,
        Optional<Instant> played,
        String outcome,
        Optional<Instant> archived) {}
