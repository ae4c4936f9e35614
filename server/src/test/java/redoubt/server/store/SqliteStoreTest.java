package redoubt.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.DriverManager;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The store in an SQLite file. */
class SqliteStoreTest extends StoreContract {
    @TempDir
    private Path folder;

    private int databases;

    @Override
    String emptyDatabase() {
        databases++;
        return "jdbc:sqlite:" + folder.resolve("made on the way").resolve("store " + databases + ".db");
    }

    @Test
    void theLibrariesKeepTheirStepsToThemselves() {
        assertThat(store().isWell()).isTrue();
        for (var library : List.of("com.zaxxer.hikari.HikariDataSource", "org.flywaydb.core.Flyway")) {
            assertThat(Logger.getLogger(library).isLoggable(Level.INFO))
                    .as(library)
                    .isFalse();
        }
    }

    @Test
    void onlyItsOwnerReadsANewStore() throws IOException {
        Path file = Path.of(url().substring(SqliteFile.PREFIX.length()));
        store().create(table("t"), List.of());
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-------");
        assertThat(PosixFilePermissions.toString(
                        Files.getPosixFilePermissions(file.resolveSibling(file.getFileName() + "-wal"))))
                .isEqualTo("rw-------");
    }

    @Test
    void theFileIsWrittenAheadAndSynchronously() throws Exception {
        try (var connection = DriverManager.getConnection(url());
                var mode = connection.createStatement().executeQuery("pragma journal_mode")) {
            assertThat(mode.getString(1)).isEqualTo("wal");
        }
        var database = SqliteFile.named("jdbc:sqlite:" + folder.resolve("other.db"));
        for (var pool : List.of(database.writing(), database.reading())) {
            try (var connection = pool.getDataSource().getConnection();
                    var statement = connection.createStatement()) {
                try (var level = statement.executeQuery("pragma synchronous")) {
                    assertThat(level.getInt(1)).as("2 is FULL").isEqualTo(2);
                }
                try (var keys = statement.executeQuery("pragma foreign_keys")) {
                    assertThat(keys.getInt(1)).isEqualTo(1);
                }
            }
        }
    }

    @Test
    void oneProcessAtATimeUsesTheFile() {
        assertThatThrownBy(() -> Stores.open(url()))
                .isInstanceOf(StoreFailed.class)
                .hasMessageContaining("is in use by another table server");
        store().close();
        Stores.open(url()).close();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "jdbc:sqlite:",
                "jdbc:sqlite::memory:",
                "jdbc:sqlite:file:x.db",
                "jdbc:sqlite:x.db?synchronous=OFF"
            })
    void onlyPlainFilesAreTaken(String url) {
        assertThatThrownBy(() -> Stores.open(url))
                .isInstanceOf(StoreFailed.class)
                .hasMessageStartingWith(
                        "This SQLite store cannot be opened: expected jdbc:sqlite:FILE with the plain path of a file");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "store.db",
                "jdbc:mysql://localhost/x?password=secret",
                "postgres://me:secret@host/x",
                "password=secret"
            })
    void otherUrlsAreRefusedWithoutTellingSecrets(String url) {
        assertThatThrownBy(() -> Stores.open(url))
                .isInstanceOf(StoreFailed.class)
                .hasMessageContaining("expected jdbc:sqlite:FILE or jdbc:postgresql://HOST/DATABASE")
                .hasMessageNotContaining("secret");
    }

    @Test
    void aFolderIsNotAFile() {
        assertThatThrownBy(() -> Stores.open("jdbc:sqlite:" + folder))
                .isInstanceOf(StoreFailed.class)
                .hasMessage("The store cannot be opened: " + folder + " is a folder, expected a file.");
    }

    @Test
    void aFolderThatCannotBeMadeIsRefused() throws IOException {
        var file = Files.writeString(folder.resolve("file"), "");
        assertThatThrownBy(() -> Stores.open("jdbc:sqlite:" + file.resolve("store.db")))
                .isInstanceOf(StoreFailed.class)
                .hasMessageContaining("cannot be written to");
    }

    @Test
    void aFileThatIsNoDatabaseIsRefusedAndLeftAlone() throws IOException {
        var file = Files.writeString(folder.resolve("letter.txt"), "Dear Ada, this is no database. ".repeat(100));
        var url = "jdbc:sqlite:" + file;
        for (var attempt = 0; attempt < 2; attempt++) {
            assertThatThrownBy(() -> Stores.open(url))
                    .isInstanceOf(StoreFailed.class)
                    .hasMessage("The store in " + file + " cannot be opened: it is not an SQLite database.");
        }
        assertThat(file).content().startsWith("Dear Ada");
    }
}
