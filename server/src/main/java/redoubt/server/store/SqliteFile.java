package redoubt.server.store;

import com.zaxxer.hikari.HikariConfig;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Map;
import java.util.Optional;
import javax.sql.DataSource;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/** An SQLite file, which one process at a time may use as its store. */
record SqliteFile(Path file) implements Database {
    static final String PREFIX = "jdbc:sqlite:";
    static final String FORM = PREFIX + "FILE";

    private static final int BUSY_MILLISECONDS = 10_000;
    private static final int READERS = 4;
    /** More than the 1000 pages of SQLite's default, because a batch of many tables touches hundreds of them. */
    private static final int PAGES_BETWEEN_CHECKPOINTS = 8_000;

    private static final int WRITER_CACHE_KIB = 65_536;

    static SqliteFile named(String jdbcUrl) {
        var name = jdbcUrl.substring(PREFIX.length());
        if (name.isBlank() || name.startsWith(":") || name.startsWith("file:") || name.contains("?")) {
            throw new StoreFailed("This SQLite store cannot be opened: expected " + FORM
                    + " with the plain path of a file, but it says \"" + name.replaceFirst("\\?.*", "?…") + "\".");
        }
        try {
            return new SqliteFile(Path.of(name).toAbsolutePath());
        } catch (InvalidPathException invalid) {
            throw new StoreFailed("This SQLite store cannot be opened: \"" + name + "\" is not a path.", invalid);
        }
    }

    /** A lock on the file next to it, which no other process can take while this one lives. */
    private record FileClaim(Path file, FileChannel lock) implements Claim {
        @Override
        public void close() {
            try {
                lock.close();
            } catch (IOException unreleased) {
                throw new StoreFailed("The lock of " + file + " could not be released.", unreleased);
            }
        }
    }

    @Override
    public Claim claim() {
        if (Files.isDirectory(file)) {
            throw new StoreFailed("The store cannot be opened: " + file + " is a folder, expected a file.");
        }
        try {
            Files.createDirectories(file.getParent());
            PrivateFile.create(file);
            var beside = file.resolveSibling(file.getFileName() + ".lock");
            var channel = FileChannel.open(beside, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            if (!isTaken(channel)) {
                return new FileClaim(file, channel);
            }
            channel.close();
        } catch (IOException unwritable) {
            throw new StoreFailed(
                    "The store cannot be opened: the folder of " + file + " cannot be written to.", unwritable);
        }
        throw new StoreFailed("The store in " + file + " cannot be opened: " + Claim.IN_USE + ".");
    }

    private static boolean isTaken(FileChannel channel) throws IOException {
        try {
            return channel.tryLock() == null;
        } catch (OverlappingFileLockException ownProcess) {
            return true;
        }
    }

    @Override
    public String name() {
        return file.toString();
    }

    @Override
    public DataSource direct() {
        return source(settings());
    }

    @Override
    public HikariConfig writing() {
        var settings = settings();
        settings.setCacheSize(-WRITER_CACHE_KIB);
        settings.setTransactionMode(SQLiteConfig.TransactionMode.IMMEDIATE);
        settings.setPragma(SQLiteConfig.Pragma.WAL_AUTOCHECKPOINT, String.valueOf(PAGES_BETWEEN_CHECKPOINTS));
        return pool("store-writer", 1, source(settings));
    }

    @Override
    public HikariConfig reading() {
        var pool = pool("store-readers", READERS, source(settings()));
        pool.setConnectionInitSql("pragma query_only = on");
        return pool;
    }

    private static HikariConfig pool(String name, int size, DataSource source) {
        var pool = new HikariConfig();
        pool.setPoolName(name);
        pool.setMaximumPoolSize(size);
        pool.setMinimumIdle(1);
        pool.setMaxLifetime(0);
        pool.setDataSource(source);
        return pool;
    }

    private static SQLiteConfig settings() {
        var settings = new SQLiteConfig();
        settings.setJournalMode(SQLiteConfig.JournalMode.WAL);
        settings.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
        settings.setBusyTimeout(BUSY_MILLISECONDS);
        settings.enforceForeignKeys(true);
        return settings;
    }

    private DataSource source(SQLiteConfig settings) {
        var source = new SQLiteDataSource(settings);
        source.setUrl(PREFIX + file);
        return source;
    }

    @Override
    public boolean isThere() {
        return Files.isRegularFile(file);
    }

    @Override
    public int steadyReading() {
        return Connection.TRANSACTION_SERIALIZABLE;
    }

    @Override
    public Map<String, String> placeholders() {
        return Map.of("clustered", "without rowid");
    }

    @Override
    public Optional<String> meaning(SQLException error) {
        return error instanceof SQLiteException known ? meaning(known.getResultCode()) : Optional.empty();
    }

    private static Optional<String> meaning(SQLiteErrorCode code) {
        return switch (code) {
            case SQLITE_CONSTRAINT_PRIMARYKEY, SQLITE_CONSTRAINT_UNIQUE -> Optional.of(IS_THERE);
            case SQLITE_CONSTRAINT_FOREIGNKEY -> Optional.of(STANDS_ON_NOTHING);
            case SQLITE_NOTADB -> Optional.of("it is not an SQLite database");
            case SQLITE_CANTOPEN, SQLITE_READONLY -> Optional.of("the file cannot be written to");
            case SQLITE_FULL -> Optional.of("the disk is full");
            default -> Optional.empty();
        };
    }
}
