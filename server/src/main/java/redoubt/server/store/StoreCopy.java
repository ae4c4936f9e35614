package redoubt.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collections;
import java.util.List;

/**
 * A copy of everything a store holds as it is at one moment, into an empty store of either kind. The server of the first store may
 * go on meanwhile: what it writes after that moment is not part of the copy.
 */
public final class StoreCopy {
    /** What is copied, in an order in which nothing is written before what it stands on. */
    private static final List<Part> PARTS = List.of(
            // A table may have come from another one that is copied after it, so where it came from is written last.
            new Part(
                    "game_table", "created, id", "id", "journal", "engine", "invite", "watch", "created", "turned_off"),
            new Part("seat", "table_id, seat", "table_id", "seat", "name", "token", "bot", "host"),
            new Part(
                    "entry",
                    "table_id, step",
                    "table_id",
                    "step",
                    "seat",
                    "choice",
                    "made_by",
                    "made_at",
                    "round",
                    "mark",
                    "outcome"),
            new Part("archive", "table_id", "table_id", "journal", "played", "round", "outcome", "archived"),
            new Part("report", "made_at, id", "id", "table_id", "note", "journal", "made_at"));

    private static final String ORIGINS = "select continues, follows, branches, id from game_table"
            + " where continues is not null or follows is not null or branches is not null";
    private static final int ROWS_AT_ONCE = 1_000;

    private final Database from;
    private final Database to;

    private StoreCopy(Database from, Database to) {
        this.from = from;
        this.to = to;
    }

    /** Copies one store into another, which must be empty, all or nothing; returns how many tables were copied. */
    public static int of(StoreAddress from, StoreAddress to) {
        StoreCopy copy = new StoreCopy(Stores.database(from), Stores.database(to));
        copy.requireSource();
        try (Store target = Stores.open(to)) {
            if (!target.tables().isEmpty() || !target.reports().isEmpty()) {
                throw new StoreFailed(copy.to.name() + " is not empty; a store is copied only into an empty one.");
            }
            return copy.made();
        }
    }

    private void requireSource() {
        if (!from.isThere()) {
            throw new StoreFailed("There is no store " + from.name() + ".");
        }
        try {
            Schema.requireCurrent(from);
        } catch (RuntimeException failure) {
            throw from.failed("The store in " + from.name() + " cannot be read", failure);
        }
    }

    private int made() {
        try (Connection source = from.direct().getConnection();
                Connection target = to.direct().getConnection()) {
            source.setTransactionIsolation(from.steadyReading());
            source.setAutoCommit(false);
            target.setAutoCommit(false);
            int tables = copied(source, target, PARTS.getFirst());
            for (Part part : PARTS.subList(1, PARTS.size())) {
                copied(source, target, part);
            }
            copy(
                    source,
                    target,
                    ORIGINS,
                    "update game_table set continues = ?, follows = ?, branches = ? where id = ?");
            target.commit();
            return tables;
        } catch (SQLException failure) {
            throw from.failed("The store in " + from.name() + " could not be copied into " + to.name(), failure);
        }
    }

    /** A table of the schema: its name, the order of its rows, and its columns. */
    private record Part(String table, String order, List<String> columns) {
        Part(String table, String order, String... columns) {
            this(table, order, List.of(columns));
        }

        String read() {
            return "select " + String.join(", ", columns) + " from " + table + " order by " + order;
        }

        String write() {
            return "insert into " + table + " (" + String.join(", ", columns) + ") values ("
                    + String.join(", ", Collections.nCopies(columns.size(), "?")) + ")";
        }
    }

    private static int copied(Connection source, Connection target, Part part) throws SQLException {
        return copy(source, target, part.read(), part.write());
    }

    /** Each row that is read becomes the parameters of one write. */
    private static int copy(Connection source, Connection target, String read, String write) throws SQLException {
        try (PreparedStatement reading = source.prepareStatement(read);
                PreparedStatement writing = target.prepareStatement(write)) {
            reading.setFetchSize(ROWS_AT_ONCE);
            int rows = 0;
            try (ResultSet row = reading.executeQuery()) {
                int columns = row.getMetaData().getColumnCount();
                while (row.next()) {
                    for (int i = 1; i <= columns; i++) {
                        writing.setObject(i, row.getObject(i));
                    }
                    writing.addBatch();
                    rows++;
                    if (rows % ROWS_AT_ONCE == 0) {
                        writing.executeBatch();
                    }
                }
            }
            writing.executeBatch();
            return rows;
        }
    }
}
