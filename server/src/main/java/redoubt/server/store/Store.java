package redoubt.server.store;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** Keeps tables and the log of each. Everything it has acknowledged survives the death of the process at any moment. */
public interface Store extends AutoCloseable {
    /** Keeps a new table with its seats; durable when it returns. */
    default void create(TableRow table, List<SeatRow> seats) {
        create(table, seats, List.of());
    }

    /**
     * Keeps a new table with its seats and the choices made already, all or nothing; durable when it returns. With choices it is
     * written alone, after the entries of others that wait.
     */
    void create(TableRow table, List<SeatRow> seats, List<EntryRow> log);

    /**
     * Adds an entry to the log of its table; durable when the future completes. Entries of many tables are committed together. The
     * first step of a table is 1, and each follows the last: any other is refused. Futures complete on a thread of the store, in
     * order, so what hangs on one must not wait for another. After a failure the log tells whether the entry is there.
     */
    CompletableFuture<Void> append(EntryRow entry);

    /** Keeps the seats of a table as they are now; durable when it returns. */
    void seat(String table, List<SeatRow> seats);

    /** Keeps a report with its journal. */
    void report(ReportRow report);

    Optional<TableRow> table(String id);

    /** The table at which the game of this one goes on. */
    Optional<String> continuation(String id);

    /** All tables, the latest first. */
    List<TableRow> tables();

    List<SeatRow> seats(String table);

    /** The log of a table in its order. */
    List<EntryRow> entries(String table);

    /** All reports, the oldest first. */
    List<ReportRow> reports();

    /** Answers whether the store works, for the health check. */
    boolean isWell();

    /** Completes what is under way and lets go of the store. */
    @Override
    void close();
}
