package redoubt.soak;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/** A PostgreSQL of our own, which can be killed and started again on the same data. */
final class Database implements AutoCloseable {
    /** On a busy machine it may take its time to recover; one that was given up would keep its lock. */
    private static final Duration LONGEST_START = Duration.ofMinutes(2);

    private final Path data;
    private final int port = SoakServer.freePort();
    private EmbeddedPostgres running;

    Database(Path folder) throws IOException {
        this.data = folder.resolve("postgres");
        start();
    }

    int port() {
        return port;
    }

    void start() throws IOException {
        running = EmbeddedPostgres.builder()
                .setPort(port)
                .setDataDirectory(data)
                .setCleanDataDirectory(false)
                .setPGStartupWait(LONGEST_START)
                .setServerConfig("fsync", "on")
                .setServerConfig("synchronous_commit", "on")
                .start();
    }

    /** Kills it without a warning and starts it again. */
    void killAndStart() throws IOException, InterruptedException {
        long pid = Long.parseLong(
                Files.readAllLines(data.resolve("postmaster.pid")).getFirst().trim());
        Optional<ProcessHandle> process = ProcessHandle.of(pid);
        process.ifPresent(ProcessHandle::destroyForcibly);
        process.ifPresent(killed -> killed.onExit().join());
        // What is left of it: a lock in this process.
        running.close();
        start();
    }

    @Override
    public void close() throws IOException {
        running.close();
    }
}
