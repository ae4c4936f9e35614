package redoubt.server.store;

import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;
import redoubt.server.wire.PlainText;

/** Something to be stored: checked by the thread that asks for it and written by the one thread that writes. */
sealed interface Writing {
    /** Writes it within the transaction of the handle. */
    void write(Handle handle);

    /** What people would call it, for a refusal. */
    String name();

    /** All the words it holds. */
    Stream<String> words();

    /** Whether it takes so long to write that other people's choices go first. */
    default boolean isLong() {
        return false;
    }

    /** Refuses words that one of the databases could not return unchanged. */
    default void check() {
        words().forEach(word -> {
            if (!PlainText.is(word)) {
                throw new StoreFailed(name()
                        + " cannot be kept: it holds a character that is not text (U+0000 or half a surrogate pair).");
            }
        });
    }

    /** Nanoseconds since 1970, which will do until 2262. */
    static long nanoseconds(Instant at) {
        return Math.addExact(Math.multiplyExact(at.getEpochSecond(), 1_000_000_000L), at.getNano());
    }

    /** A new table with its seats and the beginning of its log. */
    record Create(TableRow table, List<SeatRow> seats, List<EntryRow> log) implements Writing {
        @Override
        public void write(Handle handle) {
            handle.execute(
                    "insert into game_table (id, journal, engine, invite, watch, created) values (?, ?, ?, ?, ?, ?)",
                    table.id(),
                    table.journal(),
                    table.engine(),
                    table.invite(),
                    table.watch(),
                    nanoseconds(table.created()));
            table.origin()
                    .ifPresent(origin -> handle.execute(
                            "update game_table set " + origin.kind().column() + " = ? where id = ?",
                            origin.table(),
                            table.id()));
            insert(handle, table.id(), seats);
            Entry.writeAll(handle, log);
        }

        @Override
        public boolean isLong() {
            return !log.isEmpty();
        }

        @Override
        public String name() {
            return "Table " + table.id();
        }

        @Override
        public Stream<String> words() {
            var own = Stream.of(table.id(), table.journal(), table.engine(), table.invite(), table.watch());
            var chosen = log.stream().flatMap(entry -> new Entry(entry).words());
            return Stream.of(own, table.origin().map(Origin::table).stream(), wordsOf(seats), chosen)
                    .flatMap(part -> part);
        }
    }

    /** The new seats of a table, replacing those it had, unless somebody else has changed these meanwhile. */
    record Seats(String table, List<SeatRow> before, List<SeatRow> seats) implements Writing {
        @Override
        public void write(Handle handle) {
            if (!SqlStore.seats(handle, table).equals(before)) {
                throw new StoreFailed(name() + " cannot be kept: they have changed.");
            }
            handle.execute("delete from seat where table_id = ?", table);
            insert(handle, table, seats);
        }

        @Override
        public String name() {
            return "The seats of table " + table;
        }

        @Override
        public Stream<String> words() {
            return Stream.concat(Stream.of(table), wordsOf(seats));
        }
    }

    /** New codes for the links of a table. */
    record Codes(String table, String invite, String watch) implements Writing {
        @Override
        public void write(Handle handle) {
            handle.execute("update game_table set invite = ?, watch = ? where id = ?", invite, watch, table);
        }

        @Override
        public String name() {
            return "The codes of table " + table;
        }

        @Override
        public Stream<String> words() {
            return Stream.of(table, invite, watch);
        }
    }

    /** What the host of a table has turned off. */
    record Off(String table, List<String> off) implements Writing {
        @Override
        public void write(Handle handle) {
            handle.execute("update game_table set turned_off = ? where id = ?", String.join(" ", off), table);
        }

        @Override
        public String name() {
            return "What is off at table " + table;
        }

        @Override
        public Stream<String> words() {
            return Stream.concat(Stream.of(table), off.stream());
        }
    }

    /** Nothing of a table remains but what was reported of it. */
    record Delete(String table) implements Writing {
        @Override
        public void write(Handle handle) {
            for (String part : List.of("entry", "archive", "seat")) {
                handle.execute("delete from " + part + " where table_id = ?", table);
            }
            handle.execute("delete from game_table where id = ?", table);
        }

        @Override
        public String name() {
            return "The end of table " + table;
        }

        @Override
        public Stream<String> words() {
            return Stream.of(table);
        }
    }

    /** The log of a table is closed: its journal is all that is kept of it. */
    record Archive(ArchiveRow row, int entries) implements Writing {
        @Override
        public void write(Handle handle) {
            int written = handle.select("select count(*) from entry where table_id = ?", row.table())
                    .mapTo(Integer.class)
                    .one();
            if (written != entries) {
                throw new StoreFailed(
                        name() + " cannot be kept: the table has " + written + " entries, not " + entries + ".");
            }
            handle.execute(
                    "insert into archive (table_id, journal, played, round, outcome, archived) values (?, ?, ?, ?, ?, ?)",
                    row.table(),
                    row.journal(),
                    nanoseconds(row.played()),
                    row.round(),
                    row.outcome(),
                    nanoseconds(row.archived()));
            handle.execute("delete from entry where table_id = ?", row.table());
        }

        @Override
        public boolean isLong() {
            return true;
        }

        @Override
        public String name() {
            return "The archive of table " + row.table();
        }

        @Override
        public Stream<String> words() {
            return Stream.of(row.table(), row.journal(), row.outcome());
        }
    }

    /** Nothing remains of tables that came from one another; a log is never forgotten. */
    record Forget(List<String> tables) implements Writing {
        @Override
        public void write(Handle handle) {
            for (String table : tables) {
                handle.execute("delete from archive where table_id = ?", table);
                handle.execute("delete from seat where table_id = ?", table);
                handle.execute(
                        "update game_table set continues = null, follows = null, branches = null where id = ?", table);
            }
            for (String table : tables) {
                handle.execute("delete from game_table where id = ?", table);
            }
        }

        @Override
        public boolean isLong() {
            return true;
        }

        @Override
        public String name() {
            return "The end of tables " + tables;
        }

        @Override
        public Stream<String> words() {
            return tables.stream();
        }
    }

    /** A report of a problem. */
    record Report(ReportRow report) implements Writing {
        @Override
        public void write(Handle handle) {
            handle.execute(
                    "insert into report (id, table_id, note, journal, made_at) values (?, ?, ?, ?, ?)",
                    report.id(),
                    report.table(),
                    report.note(),
                    report.journal(),
                    nanoseconds(report.at()));
        }

        @Override
        public String name() {
            return "Report " + report.id();
        }

        @Override
        public Stream<String> words() {
            return Stream.of(report.id(), report.table(), report.note(), report.journal());
        }
    }

    /** Nothing of anybody's: it shows that the store can be written, and by which of several servers. */
    record Pulse(String server) implements Writing {
        @Override
        public void write(Handle handle) {
            if (handle.execute("update pulse set beats = beats + 1 where server = ?", server) == 0) {
                handle.execute("insert into pulse (server, beats) values (?, 1)", server);
            }
        }

        @Override
        public String name() {
            return "A pulse";
        }

        @Override
        public Stream<String> words() {
            return Stream.of(server);
        }
    }

    /** An entry of a log. */
    record Entry(EntryRow entry) implements Writing {
        private static final String INSERT =
                "insert into entry (table_id, step, seat, choice, made_by, made_at, round, mark, outcome)"
                        + " values (?, ?, ?, ?, ?, ?, ?, ?, ?)";

        @Override
        public void write(Handle handle) {
            writeAll(handle, List.of(entry));
        }

        /** Writes entries in the order in which they were made. */
        static void writeAll(Handle handle, List<EntryRow> entries) {
            if (entries.isEmpty()) {
                return;
            }
            // Without the library's own binding, which takes longer than the database itself does.
            try (var insert = handle.getConnection().prepareStatement(INSERT)) {
                for (var entry : entries) {
                    insert.setString(1, entry.table());
                    insert.setInt(2, entry.step());
                    insert.setInt(3, entry.seat());
                    insert.setString(4, entry.key());
                    insert.setString(5, entry.by());
                    insert.setLong(6, nanoseconds(entry.at()));
                    insert.setInt(7, entry.round());
                    insert.setString(8, entry.mark());
                    insert.setString(9, entry.outcome());
                    insert.addBatch();
                }
                insert.executeBatch();
            } catch (SQLException refused) {
                throw new IllegalStateException(refused);
            }
        }

        @Override
        public String name() {
            return "Entry " + entry.step() + " of table " + entry.table();
        }

        @Override
        public Stream<String> words() {
            return Stream.of(entry.table(), entry.key(), entry.by(), entry.mark(), entry.outcome());
        }
    }

    private static void insert(Handle handle, String table, List<SeatRow> seats) {
        for (var seat : seats) {
            handle.execute(
                    "insert into seat (table_id, seat, name, token, bot, host) values (?, ?, ?, ?, ?, ?)",
                    table,
                    seat.seat(),
                    seat.name(),
                    seat.token(),
                    seat.bot(),
                    seat.isHost() ? 1 : 0);
        }
    }

    private static Stream<String> wordsOf(List<SeatRow> seats) {
        return seats.stream().flatMap(seat -> Stream.of(seat.name(), seat.token(), seat.bot()));
    }
}
