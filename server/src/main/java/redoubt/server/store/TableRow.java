package redoubt.server.store;

import java.time.Instant;
import java.util.Optional;

/**
 * A table as stored: the head of its journal (set-up, seed) as text, the engine that began it, the codes of its links, and the
 * table it came from, if any.
 */
public record TableRow(
        String id,
        String journal,
        String engine,
        String invite,
        String watch,
        Instant created,
        Optional<Origin> origin) {}
