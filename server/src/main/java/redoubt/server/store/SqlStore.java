package redoubt.server.store;

import com.zaxxer.hikari.HikariDataSource;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Function;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** A store in an SQL database: one connection writes, in groups, and others read. */
final class SqlStore implements Store {
    private static final Logger LOG = Logger.getLogger(SqlStore.class.getName());
    private static final String TABLES =
            "select id, journal, engine, invite, watch, created, continues, follows, branches from game_table";
    /** A table with its last entry and the tables that came from it. */
    private static final String LISTED = """
        select t.id, t.journal, t.engine, t.invite, t.watch, t.created, t.continues, t.follows, t.branches,
          coalesce(e.made_at, a.played), coalesce(e.round, a.round), coalesce(e.outcome, a.outcome),
          (select c.id from game_table c where c.continues = t.id),
          (select f.id from game_table f where f.follows = t.id),
          a.archived
        from game_table t
        left join entry e on e.table_id = t.id and e.step = (select max(step) from entry where table_id = t.id)
        left join archive a on a.table_id = t.id
        """;

    private static final String AGES = """
        select t.id, t.created, coalesce(e.made_at, a.played), coalesce(e.outcome, a.outcome), a.archived,
          t.continues, t.follows, t.branches
        from game_table t
        left join entry e on e.table_id = t.id and e.step = (select max(step) from entry where table_id = t.id)
        left join archive a on a.table_id = t.id
        order by t.created, t.id
        """;

    private final Database database;
    private final Claim claim;
    private final HikariDataSource writing;
    private final HikariDataSource reading;
    private final Jdbi jdbi;
    private final GroupCommit commits;

    SqlStore(Database database, Claim claim, HikariDataSource writing, HikariDataSource reading) {
        this.database = database;
        this.claim = claim;
        this.writing = writing;
        this.reading = reading;
        this.jdbi = Jdbi.create(reading);
        this.commits = new GroupCommit(database, Jdbi.create(writing));
    }

    @Override
    public void create(TableRow table, List<SeatRow> seats, List<EntryRow> entries) {
        keep(new Writing.Create(table, seats, entries));
    }

    @Override
    public CompletableFuture<Void> append(EntryRow entry) {
        return commits.keep(new Writing.Entry(entry));
    }

    @Override
    public void seat(String table, List<SeatRow> before, List<SeatRow> after) {
        keep(new Writing.Seats(table, before, after));
    }

    @Override
    public void renew(String table, String invite, String watch) {
        keep(new Writing.Codes(table, invite, watch));
    }

    @Override
    public void turnOff(String table, List<String> words) {
        keep(new Writing.Off(table, words));
    }

    @Override
    public List<String> off(String table) {
        String words = read(handle -> handle.select("select turned_off from game_table where id = ?", table)
                .mapTo(String.class)
                .one());
        return words.isEmpty() ? List.of() : List.of(words.split(" "));
    }

    @Override
    public void delete(String table) {
        keep(new Writing.Delete(table));
    }

    @Override
    public void archive(ArchiveRow archived, int entries) {
        keep(new Writing.Archive(archived, entries));
    }

    @Override
    public void forget(List<String> tables) {
        keep(new Writing.Forget(tables));
    }

    @Override
    public void report(ReportRow report) {
        keep(new Writing.Report(report));
    }

    @Override
    public void beat(String server) {
        commits.keep(new Writing.Pulse(server));
    }

    private void keep(Writing writing) {
        try {
            commits.keep(writing).join();
        } catch (CompletionException failure) {
            throw failure.getCause() instanceof StoreFailed failed
                    ? new StoreFailed(failed.getMessage(), failed)
                    : failure;
        }
    }

    @Override
    public Optional<TableRow> table(String id) {
        return read(handle -> handle.select(TABLES + " where id = ?", id)
                .map((row, context) -> tableRow(row))
                .findOne());
    }

    @Override
    public List<String> cameFrom(Origin origin) {
        return read(handle -> handle.select(
                        "select id from game_table where " + origin.kind().column() + " = ? order by created, id",
                        origin.table())
                .mapTo(String.class)
                .list());
    }

    @Override
    public List<TableRow> tables() {
        return read(handle -> handle.select(TABLES + " order by created desc, id")
                .map((row, context) -> tableRow(row))
                .list());
    }

    @Override
    public List<ListedRow> latest(int most) {
        return read(handle -> handle.createQuery(LISTED + " order by t.created desc, t.id limit :most")
                .bind("most", most)
                .map((row, context) -> listedRow(handle, row))
                .list());
    }

    @Override
    public List<ListedRow> listed(List<String> ids) {
        return ids.isEmpty()
                ? List.of()
                : read(handle -> handle.createQuery(LISTED + " where t.id in (<ids>) order by t.created desc, t.id")
                        .bindList("ids", ids)
                        .map((row, context) -> listedRow(handle, row))
                        .list());
    }

    private static ListedRow listedRow(Handle handle, ResultSet row) throws SQLException {
        return new ListedRow(
                tableRow(row),
                maybeInstant(row, 10),
                row.getInt(11),
                Optional.ofNullable(row.getString(12)).orElse(""),
                Optional.ofNullable(row.getString(13)),
                Optional.ofNullable(row.getString(14)),
                maybeInstant(row, 15),
                seats(handle, row.getString(1)));
    }

    @Override
    public List<AgeRow> ages() {
        return read(handle -> handle.select(AGES)
                .map((row, context) -> new AgeRow(
                        row.getString(1),
                        origin(row),
                        instant(row.getLong(2)),
                        maybeInstant(row, 3),
                        Optional.ofNullable(row.getString(4)).orElse(""),
                        maybeInstant(row, 5)))
                .list());
    }

    @Override
    public Optional<ArchiveRow> archived(String table) {
        return read(handle -> handle.select(
                        "select table_id, journal, played, round, outcome, archived from archive where table_id = ?",
                        table)
                .map((row, context) -> new ArchiveRow(
                        row.getString(1),
                        row.getString(2),
                        instant(row.getLong(3)),
                        row.getInt(4),
                        row.getString(5),
                        instant(row.getLong(6))))
                .findOne());
    }

    @Override
    public List<SeatRow> seats(String table) {
        return read(handle -> seats(handle, table));
    }

    static List<SeatRow> seats(Handle handle, String table) {
        return handle.select("select seat, name, token, bot, host from seat where table_id = ? order by seat", table)
                .map((row, context) -> new SeatRow(
                        row.getInt(1), row.getString(2), row.getString(3), row.getString(4), row.getInt(5) == 1))
                .list();
    }

    @Override
    public List<EntryRow> entries(String table) {
        return read(handle -> handle.select(
                        "select table_id, step, seat, choice, made_by, made_at, round, mark, outcome from entry"
                                + " where table_id = ? order by step",
                        table)
                .map((row, context) -> entryRow(row))
                .list());
    }

    @Override
    public List<ReportRow> reports() {
        return read(handle -> handle.select(
                        "select id, table_id, note, journal, made_at from report order by made_at, id")
                .map((row, context) -> new ReportRow(
                        row.getString(1),
                        row.getString(2),
                        row.getString(3),
                        row.getString(4),
                        instant(row.getLong(5))))
                .list());
    }

    @Override
    public Map<String, Long> beats() {
        return read(handle -> handle.select("select server, beats from pulse where server <> ''")
                .reduceRows(new HashMap<>(), (all, row) -> {
                    all.put(row.getColumn("server", String.class), row.getColumn("beats", Long.class));
                    return all;
                }));
    }

    private static TableRow tableRow(ResultSet row) throws SQLException {
        return new TableRow(
                row.getString(1),
                row.getString(2),
                row.getString(3),
                row.getString(4),
                row.getString(5),
                instant(row.getLong(6)),
                origin(row));
    }

    private static Optional<Origin> origin(ResultSet row) throws SQLException {
        for (Origin.Kind kind : Origin.Kind.values()) {
            String table = row.getString(kind.column());
            if (table != null) {
                return Optional.of(new Origin(kind, table));
            }
        }
        return Optional.empty();
    }

    private static EntryRow entryRow(ResultSet row) throws SQLException {
        return new EntryRow(
                row.getString(1),
                row.getInt(2),
                row.getInt(3),
                row.getString(4),
                row.getString(5),
                instant(row.getLong(6)),
                row.getInt(7),
                row.getString(8),
                row.getString(9));
    }

    private static Optional<Instant> maybeInstant(ResultSet row, int column) throws SQLException {
        long nanoseconds = row.getLong(column);
        return row.wasNull() ? Optional.empty() : Optional.of(instant(nanoseconds));
    }

    private static Instant instant(long nanoseconds) {
        return Instant.ofEpochSecond(
                Math.floorDiv(nanoseconds, 1_000_000_000L), Math.floorMod(nanoseconds, 1_000_000_000L));
    }

    private <R> R read(Function<Handle, R> query) {
        try {
            return readOnce(query);
        } catch (RuntimeException perhapsABrokenConnection) {
            return readAgain(query);
        }
    }

    private <R> R readOnce(Function<Handle, R> query) {
        return jdbi.withHandle(query::apply);
    }

    /** The pool does not check connections it used a moment ago, but by now it has thrown the broken one away. */
    private <R> R readAgain(Function<Handle, R> query) {
        try {
            return readOnce(query);
        } catch (RuntimeException failure) {
            StoreFailed failed = database.failed("The store in " + database.name() + " cannot be read", failure);
            LOG.log(Level.WARNING, failed.getMessage());
            throw failed;
        }
    }

    @Override
    public boolean isWell() {
        try {
            return commits.isWell()
                    && read(handle -> handle.select("select 1")
                                    .mapTo(Integer.class)
                                    .one())
                            == 1;
        } catch (StoreFailed unwell) {
            return false;
        }
    }

    @Override
    public void close() {
        commits.close();
        reading.close();
        writing.close();
        claim.close();
    }
}
