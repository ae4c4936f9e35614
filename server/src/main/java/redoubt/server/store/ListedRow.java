package redoubt.server.store;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * What the store itself knows about a table and where its game stands, for lists: the last entry's time, round and outcome, the
 * tables where the game continues and what follows in its campaign, when it was archived, and the seats.
 */
public record ListedRow(
        TableRow table,
        Optional<Instant> played,
        int round,
        String outcome,
        Optional<String> continued,
        Optional<String> followed,
        Optional<Instant> archived,
        List<SeatRow> seats) {}
