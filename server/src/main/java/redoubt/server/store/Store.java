package redoubt.server.store;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** Stores tables and the log of each. Everything it has acknowledged survives a crash of the process at any moment. */
public interface Store extends AutoCloseable {
    /** Stores a new table with its seats; durable when it returns. */
    default void create(TableRow table, List<SeatRow> seats) {
        create(table, seats, List.of());
    }

    /**
     * Stores a new table with its seats and the choices already made, all or nothing; durable when it returns. If there are
     * choices, it is written alone, after other people's waiting entries.
     */
    void create(TableRow table, List<SeatRow> seats, List<EntryRow> log);

    /**
     * Adds an entry to the log of its table; durable when the future completes. Entries of many tables are committed together. The
     * first step of a table is 1, and each entry must follow the last one or is refused. Futures complete on a thread of the store,
     * in order, so what depends on one must not wait for another. After a failure, the log tells whether the entry is there.
     */
    CompletableFuture<Void> append(EntryRow entry);

    /** Stores new seats of a table, whose seats must be as they were before; durable when it returns. */
    void seat(String table, List<SeatRow> before, List<SeatRow> after);

    /** Replaces the codes of a table's links; durable when it returns. */
    void renew(String table, String invite, String watch);

    /** Keeps what the host of a table has turned off, in words; durable when it returns. */
    void turnOff(String table, List<String> words);

    /** What the host of a table has turned off. */
    List<String> off(String table);

    /** Removes a table with its seats and its log, unless another table came from it; durable when it returns. */
    void delete(String table);

    /**
     * Puts a journal in the place of a table's log, which must have this many entries, all or nothing; durable when it returns.
     */
    void archive(ArchiveRow archived, int entries);

    /** Removes tables that came from one another, unless one of them has a log, all or nothing; durable when it returns. */
    void forget(List<String> tables);

    /** Stores a report with its journal. */
    void report(ReportRow report);

    Optional<TableRow> table(String id);

    /** The tables of this origin, the earliest first. */
    List<String> cameFrom(Origin origin);

    /** All tables, the latest first. */
    List<TableRow> tables();

    /** The latest tables, at most this many, as lists tell them. */
    List<ListedRow> latest(int most);

    /** Those of the tables with these ids that there are, as lists tell them, the latest first. */
    List<ListedRow> listed(List<String> ids);

    /** How old every table is, the earliest first. */
    List<AgeRow> ages();

    /** What is kept of a table instead of its log, if that is closed. */
    Optional<ArchiveRow> archived(String table);

    List<SeatRow> seats(String table);

    /** The log of a table, in order. */
    List<EntryRow> entries(String table);

    /** All reports, the oldest first. */
    List<ReportRow> reports();

    /** Counts one more beat of a server, to show the others that it is alive; nobody waits for it. */
    void beat(String server);

    /** How often each server that ever shared this store has shown that it was alive. */
    Map<String, Long> beats();

    /** Whether the store works, for the health check. */
    boolean isWell();

    /** Completes what is under way and releases the store. */
    @Override
    void close();
}
