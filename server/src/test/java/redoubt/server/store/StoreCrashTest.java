package redoubt.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A process that is killed at any moment loses nothing that it has acknowledged. */
class StoreCrashTest {
    private static final int TABLES = 50;

    @TempDir
    private Path folder;

    @Test
    void nothingAcknowledgedIsLostFromAFile() throws InterruptedException {
        killAndLook("jdbc:sqlite:" + folder.resolve("store.db"), 10);
    }

    @Test
    void nothingAcknowledgedIsLostFromAServer() throws InterruptedException, IOException {
        try (var server = EmbeddedPostgres.start()) {
            killAndLook(server.getJdbcUrl("postgres", "postgres"), 4);
        }
    }

    /** Each table has its log or the journal in its place, never both or neither. */
    @Test
    void aTableIsArchivedWholeOrNotAtAll() throws InterruptedException {
        var url = "jdbc:sqlite:" + folder.resolve("store.db");
        var random = new Random(20_310_204);
        for (var kill = 1; kill <= 4; kill++) {
            runAndKill(ArchivingProgram.class, url, false, random.nextInt(300), new ConcurrentHashMap<>());
            try (var store = Stores.open(url)) {
                var archived = 0;
                for (var table : store.tables()) {
                    var entries = store.entries(table.id());
                    var instead = store.archived(table.id());
                    archived += instead.isPresent() ? 1 : 0;
                    assertThat(entries)
                            .as(table.id())
                            .isEqualTo(instead.isPresent() ? List.of() : ArchivingProgram.log(table.id()));
                    instead.ifPresent(row -> assertThat(row).isEqualTo(ArchivingProgram.archived(table.id())));
                }
                assertThat(archived).isPositive();
            }
        }
    }

    private void killAndLook(String url, int kills) throws InterruptedException {
        var random = new Random(20_310_203);
        var acknowledged = new ConcurrentHashMap<String, Integer>();
        for (var kill = 1; kill <= kills; kill++) {
            var before = Map.copyOf(acknowledged);
            // Some die while they open the store, the others under load.
            var isEarly = kill % 5 == 0;
            runAndKill(AppendingProgram.class, url, isEarly, random.nextInt(isEarly ? 1_000 : 400), acknowledged);

            assertEverythingIsThere(url, acknowledged);
            assertThat(isEarly || !acknowledged.equals(before))
                    .as("kill %s came under load", kill)
                    .isTrue();
        }
        assertThat(acknowledged).hasSize(TABLES);
    }

    private void runAndKill(
            Class<?> program, String url, boolean isEarly, int milliseconds, Map<String, Integer> acknowledged)
            throws InterruptedException {
        var process = AppendingProgram.start(program, url, TABLES, folder.resolve("errors.txt"));
        var isAtWork = new CountDownLatch(isEarly ? 0 : 1);
        var listener = Thread.ofVirtual()
                .start(() -> AppendingProgram.listen(process, entry -> {
                    acknowledged.merge(entry.table(), entry.step(), Math::max);
                    isAtWork.countDown();
                }));
        try {
            assertThat(isAtWork.await(60, TimeUnit.SECONDS))
                    .as(() -> "the program works, and did not say: " + contentOf(folder.resolve("errors.txt")))
                    .isTrue();
            Thread.sleep(milliseconds);
        } finally {
            process.destroyForcibly().waitFor();
        }
        listener.join();
    }

    private static String contentOf(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException unread) {
            throw new UncheckedIOException(unread);
        }
    }

    private static void assertEverythingIsThere(String url, Map<String, Integer> acknowledged) {
        try (var store = Stores.open(url)) {
            acknowledged.forEach((table, steps) -> {
                var entries = store.entries(table);
                assertThat(entries).as(table).hasSizeGreaterThanOrEqualTo(steps);
                assertThat(entries)
                        .isEqualTo(IntStream.rangeClosed(1, entries.size())
                                .mapToObj(step -> AppendingProgram.entry(table, step))
                                .toList());
            });
        }
    }
}
