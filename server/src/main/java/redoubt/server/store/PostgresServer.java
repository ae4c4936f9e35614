package redoubt.server.store;

import com.zaxxer.hikari.HikariConfig;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.regex.Pattern;
import javax.sql.DataSource;
import org.postgresql.Driver;
import org.postgresql.PGProperty;
import org.postgresql.ds.PGSimpleDataSource;

/** A database of a PostgreSQL server, which one table server uses, or several of a cluster share. */
record PostgresServer(StoreAddress address, String name, boolean isShared) implements Database {
    static final String PREFIX = "jdbc:postgresql:";
    static final String FORM = PREFIX + "//HOST/DATABASE";

    /** A URL in any other form is not passed to the driver, which would log all of it. */
    private static final Pattern SHAPE = Pattern.compile(Pattern.quote(PREFIX) + "//[^/?@]*/[^/?]*(?:\\?.*)?");

    private static final int CONNECT_SECONDS = 5;
    private static final int ANSWER_SECONDS = 30;
    private static final int READERS = 8;
    private static final Duration BETWEEN_LOOKS = Duration.ofSeconds(30);

    /** The word "redoubt", which no other program using the same database will lock by chance. */
    static final long CLAIM = 0x72_65_64_6f_75_62_74L;

    private static final String LOCK_NOT_AVAILABLE = "55P03";

    /**
     * The claim is a lock that lasts as long as the one connection that writes: whatever is committed on it was committed by whoever
     * holds the lock. A connection made anew gets the lock first, or is not used. A database takes a moment to notice that a server
     * has died, and that server's successor may already be starting, hence three seconds; if a whole machine dies, it is noticed
     * within a minute.
     */
    private static final String TAKE_CLAIM = "set synchronous_commit to on; set tcp_keepalives_idle to 20;"
            + " set tcp_keepalives_interval to 10; set tcp_keepalives_count to 3; set lock_timeout to '3s';"
            + " select %s(" + CLAIM + "); set lock_timeout to 0";

    private static final String ALONE = "pg_advisory_lock";
    /** The servers of a cluster keep out a server of its own, and are kept out by it, but not one another. */
    private static final String TOGETHER = "pg_advisory_lock_shared";

    static PostgresServer named(StoreAddress address) {
        return named(address, false);
    }

    static PostgresServer named(StoreAddress address, boolean isShared) {
        var isShaped = SHAPE.matcher(address.jdbcUrl()).matches();
        var parts = isShaped ? Driver.parseURL(address.jdbcUrl(), new Properties()) : null;
        if (parts == null) {
            throw new StoreFailed("This PostgreSQL store cannot be opened: expected " + FORM
                    + ", with no user or password before the host.");
        }
        return new PostgresServer(
                address,
                "the database \"%s\" at %s:%s"
                        .formatted(
                                PGProperty.PG_DBNAME.getOrDefault(parts),
                                PGProperty.PG_HOST.getOrDefault(parts),
                                PGProperty.PG_PORT.getOrDefault(parts)),
                isShared);
    }

    @Override
    public DataSource direct() {
        var source = new PGSimpleDataSource();
        source.setConnectTimeout(CONNECT_SECONDS);
        source.setSocketTimeout(ANSWER_SECONDS);
        source.setTcpKeepAlive(true);
        source.setApplicationName("redoubt");
        source.setReWriteBatchedInserts(true);
        // Settings in the URL replace these.
        address.user().ifPresent(source::setUser);
        address.password().ifPresent(source::setPassword);
        source.setUrl(address.jdbcUrl());
        return source;
    }

    @Override
    public HikariConfig writing() {
        var pool = pool("store-writer", 1);
        pool.setConnectionInitSql(TAKE_CLAIM.formatted(isShared ? TOGETHER : ALONE));
        pool.setMaxLifetime(0);
        pool.setKeepaliveTime(BETWEEN_LOOKS.toMillis());
        return pool;
    }

    @Override
    public HikariConfig reading() {
        var pool = pool("store-readers", READERS);
        pool.setReadOnly(true);
        return pool;
    }

    private HikariConfig pool(String name, int size) {
        var pool = new HikariConfig();
        pool.setPoolName(name);
        pool.setMaximumPoolSize(size);
        pool.setMinimumIdle(1);
        pool.setConnectionTimeout(CONNECT_SECONDS * 1000L);
        pool.setDataSource(direct());
        return pool;
    }

    @Override
    public int steadyReading() {
        return Connection.TRANSACTION_REPEATABLE_READ;
    }

    @Override
    public Map<String, String> placeholders() {
        return Map.of("clustered", "");
    }

    @Override
    public Optional<String> meaning(SQLException error) {
        var state = String.valueOf(error.getSQLState());
        return switch (state) {
            case "23505" -> Optional.of(IS_THERE);
            case "23503" -> Optional.of(STANDS_ON_NOTHING);
            case LOCK_NOT_AVAILABLE -> Optional.of(Claim.IN_USE);
            case "3D000" -> Optional.of("the server has no such database");
            case "28000", "28P01" -> Optional.of("the server refuses this user or password");
            default -> Optional.of("no PostgreSQL server answers there").filter(sentence -> state.startsWith("08"));
        };
    }

    /** The connection that writes takes the lock by itself. */
    @Override
    public Claim claim() {
        return () -> {};
    }
}
