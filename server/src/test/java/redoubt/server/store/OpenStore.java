package redoubt.server.store;

import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/** A store opened on an empty database for each test, and rows to keep in it. */
abstract class OpenStore {
    static final Instant MOMENT = Instant.parse("2031-02-03T04:05:06.123456789Z");

    private String url = "";
    private Store store;

    /** The URL of a database that holds nothing yet. */
    abstract String emptyDatabase() throws Exception;

    @BeforeEach
    void open() throws Exception {
        open(emptyDatabase());
    }

    final void open(String at) {
        url = at;
        store = Stores.open(at);
    }

    @AfterEach
    void close() {
        store.close();
    }

    final Store store() {
        return store;
    }

    final String url() {
        return url;
    }

    final void reopen() {
        store.close();
        store = Stores.open(url);
    }

    static TableRow table(String id) {
        return new TableRow(id, "journal of " + id, "0.2.0", "invite-" + id, "watch-" + id, MOMENT, Optional.empty());
    }

    static EntryRow entry(String table, int step) {
        return new EntryRow(table, step, step % 3, "move " + step, "Ada", MOMENT.plusNanos(step), step / 10, "");
    }

    static List<EntryRow> log(String table, int length) {
        return IntStream.rangeClosed(1, length)
                .mapToObj(step -> entry(table, step))
                .toList();
    }

    static void execute(String url, String sql) throws SQLException {
        try (var connection = DriverManager.getConnection(url);
                var statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    /** All that is logged meanwhile by anybody, at every level. */
    static String logged(Runnable work) {
        var lines = new StringBuffer();
        var ear = new Handler() {
            @Override
            public void publish(LogRecord line) {
                lines.append(new SimpleFormatter().format(line));
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
        ear.setLevel(Level.ALL);
        var root = Logger.getLogger("");
        var level = root.getLevel();
        root.addHandler(ear);
        root.setLevel(Level.ALL);
        try {
            work.run();
        } finally {
            root.setLevel(level);
            root.removeHandler(ear);
        }
        return lines.toString();
    }
}
