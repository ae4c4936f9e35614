package redoubt.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;

/**
 * The claim on a database of a PostgreSQL server: a lock that lasts as long as one connection does. If the connection breaks, it is
 * made again and the lock taken again, unless another server was faster.
 */
final class PostgresClaim implements Claim {
    /** The word "redoubt", which no other program using the same database will lock by chance. */
    private static final long KEY = 0x72_65_64_6f_75_62_74L;

    private static final Duration BETWEEN_LOOKS = Duration.ofSeconds(5);
    private static final int ANSWER_SECONDS = 5;

    /** A database takes a moment to notice that a server has died, and that server's successor may already be starting. */
    private static final int SECONDS_FOR_THE_DEAD = 3;

    private static final String LOCK_NOT_AVAILABLE = "55P03";

    private final PostgresServer server;
    private final Thread watcher;
    private Connection connection;
    private volatile boolean isHeld = true;
    private boolean isClosed;

    private PostgresClaim(PostgresServer server, Connection connection) {
        this.server = server;
        this.connection = connection;
        this.watcher = Thread.ofVirtual().name("store-claim").start(this::watch);
    }

    static PostgresClaim of(PostgresServer server) throws SQLException {
        var connection = connected(server);
        if (isLockedInTime(connection)) {
            return new PostgresClaim(server, connection);
        }
        connection.close();
        throw new StoreFailed("The store cannot be opened: " + server.name() + IN_USE);
    }

    /** If this whole machine dies, the database notices within a minute, and another machine can take over. */
    private static Connection connected(PostgresServer server) throws SQLException {
        var connection = server.direct().getConnection();
        try (var statement = connection.createStatement()) {
            statement.execute("set tcp_keepalives_idle to 20");
            statement.execute("set tcp_keepalives_interval to 10");
            statement.execute("set tcp_keepalives_count to 3");
        }
        return connection;
    }

    private static boolean isLockedInTime(Connection connection) throws SQLException {
        try (var statement = connection.createStatement()) {
            statement.execute("set lock_timeout to '" + SECONDS_FOR_THE_DEAD + "s'");
            statement.execute("select pg_advisory_lock(" + KEY + ")");
            return true;
        } catch (SQLException refused) {
            if (LOCK_NOT_AVAILABLE.equals(refused.getSQLState())) {
                return false;
            }
            throw refused;
        }
    }

    private static boolean isLocked(Connection connection) throws SQLException {
        try (var statement = connection.createStatement();
                var answer = statement.executeQuery("select pg_try_advisory_lock(" + KEY + ")")) {
            answer.next();
            return answer.getBoolean(1);
        }
    }

    @Override
    public boolean isHeld() {
        return isHeld;
    }

    private void watch() {
        try {
            while (true) {
                Thread.sleep(BETWEEN_LOOKS);
                check();
            }
        } catch (InterruptedException _) {
            // closed
        }
    }

    /** Checks the lock; while the database server is away, nobody else can have it either. */
    synchronized void check() {
        try {
            if (!isClosed && !(isHeld && connection.isValid(ANSWER_SECONDS))) {
                connection.close();
                connection = connected(server);
                isHeld = isLocked(connection);
            }
        } catch (SQLException _) {
            // Still away: the next check tries again.
        }
    }

    @Override
    public synchronized void close() {
        isClosed = true;
        watcher.interrupt();
        try (var last = connection;
                var statement = last.createStatement()) {
            // A closed connection is noticed only a little later, and until then a restarted server would be refused.
            statement.execute("select pg_advisory_unlock_all()");
        } catch (SQLException _) {
            // A broken connection holds no lock.
        }
    }
}
