package redoubt.server.store;

import com.zaxxer.hikari.HikariDataSource;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.regex.Pattern;

/** Opens the store that a JDBC URL names: {@code jdbc:sqlite:FILE} or {@code jdbc:postgresql://HOST/DATABASE}. */
public final class Stores {
    private static final Pattern SCHEME = Pattern.compile("(?:jdbc:)?[a-z]{1,20}:");

    /** The libraries log every step they take; their loggers are held here, since a collected logger loses its level. */
    private static final List<Logger> LIBRARIES =
            List.of(Logger.getLogger("com.zaxxer.hikari"), Logger.getLogger("org.flywaydb"));

    static {
        LIBRARIES.forEach(library -> library.setLevel(Level.WARNING));
    }

    private Stores() {}

    public static Store open(String jdbcUrl) {
        return open(StoreAddress.of(jdbcUrl));
    }

    /** Opens a store and creates or updates its schema; throws {@link StoreFailed} with the reason if it cannot. */
    public static Store open(StoreAddress address) {
        var database = database(address);
        try {
            return open(database, database.claim());
        } catch (RuntimeException failure) {
            throw database.failed("The store in " + database.name() + " cannot be opened", failure);
        }
    }

    /**
     * Opens a store as one of several servers that share it, which only PostgreSQL allows. Its schema is updated only while nobody
     * else uses it.
     */
    public static Store openShared(StoreAddress address) {
        if (!address.jdbcUrl().startsWith(PostgresServer.PREFIX)) {
            throw new StoreFailed("Several servers can only share a store in " + PostgresServer.FORM + ".");
        }
        var database = PostgresServer.named(address, true);
        try {
            if (!Schema.isCurrent(database)) {
                update(address, database);
            }
            return open(database, database.claim());
        } catch (RuntimeException failure) {
            throw database.failed("The store in " + database.name() + " cannot be opened", failure);
        }
    }

    private static void update(StoreAddress address, Database database) {
        try {
            open(address).close();
        } catch (StoreFailed perhapsAnotherWasFaster) {
            if (!Schema.isCurrent(database)) {
                throw perhapsAnotherWasFaster;
            }
        }
    }

    private static Store open(Database database, Claim claim) {
        try {
            return pooled(database, claim);
        } catch (RuntimeException failure) {
            claim.close();
            throw failure;
        }
    }

    static Database database(StoreAddress address) {
        var jdbcUrl = address.jdbcUrl();
        if (jdbcUrl.startsWith(SqliteFile.PREFIX)) {
            return SqliteFile.named(jdbcUrl);
        }
        if (jdbcUrl.startsWith(PostgresServer.PREFIX)) {
            return PostgresServer.named(address);
        }
        throw new StoreFailed("This store cannot be opened: expected " + SqliteFile.FORM + " or " + PostgresServer.FORM
                + ", but it begins with \"" + beginning(jdbcUrl) + "\".");
    }

    /** Only the scheme is shown, since the rest may contain a password. */
    private static String beginning(String jdbcUrl) {
        var scheme = SCHEME.matcher(jdbcUrl);
        return scheme.lookingAt() ? scheme.group() : "";
    }

    private static Store pooled(Database database, Claim claim) {
        var writing = new HikariDataSource(database.writing());
        try {
            Schema.bringUpToDate(database);
            return new SqlStore(database, claim, writing, new HikariDataSource(database.reading()));
        } catch (RuntimeException failure) {
            writing.close();
            throw failure;
        }
    }
}
