package redoubt.app.table;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import redoubt.app.desk.CommandRefused;

/** Where tables are stored when no store is named: a folder of the user's own. */
public final class DataFolder {
    private static final String FILE = "tables.db";

    private DataFolder() {}

    /** The JDBC address of the file in this folder, which is created if need be; without a folder, in the user's data folder. */
    public static String store(Optional<Path> folder, Map<String, String> environment) {
        Path chosen = folder.orElseGet(() -> usual(environment));
        try {
            Files.createDirectories(chosen);
        } catch (IOException e) {
            throw new CommandRefused("cannot create the folder " + chosen + ": " + e.getMessage());
        }
        return "jdbc:sqlite:" + chosen.resolve(FILE).toAbsolutePath();
    }

    private static Path usual(Map<String, String> environment) {
        String data = environment.getOrDefault("XDG_DATA_HOME", "");
        Path home = Path.of(System.getProperty("user.home"));
        return (data.isEmpty() ? home.resolve(".local").resolve("share") : Path.of(data)).resolve("redoubt");
    }
}
