package redoubt.app.table;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import redoubt.app.desk.CommandRefused;
import redoubt.server.store.StoreAddress;

/**
 * Which store to use: the one named by an option, or else by the environment, or else the user's own folder. User and password come
 * from the environment or a file, since everybody on a machine can read the options of its programs.
 */
public final class StoreChoice {
    static final String STORE = "REDOUBT_STORE";
    static final String USER = "REDOUBT_STORE_USER";
    static final String PASSWORD = "REDOUBT_STORE_PASSWORD";
    static final String PASSWORD_FILE = "REDOUBT_STORE_PASSWORD_FILE";

    private final Map<String, String> environment;

    public StoreChoice(Map<String, String> environment) {
        this.environment = Map.copyOf(environment);
    }

    /** The store given by these options, at most one of which is present. */
    public StoreAddress of(Optional<String> store, Optional<Path> folder) {
        if (store.isPresent() && folder.isPresent()) {
            throw new CommandRefused("--store and --data name two places to keep games; give only one");
        }
        Optional<String> named = store.or(() -> folder.isPresent() ? Optional.empty() : said(STORE));
        return named.map(url -> new StoreAddress(url, said(USER), password()))
                .orElseGet(() -> StoreAddress.of(DataFolder.store(folder, environment)));
    }

    private Optional<String> password() {
        Optional<String> file = said(PASSWORD_FILE);
        if (file.isPresent() && said(PASSWORD).isPresent()) {
            throw new CommandRefused(PASSWORD + " and " + PASSWORD_FILE + " name two passwords; give only one");
        }
        return file.map(StoreChoice::firstLine).or(() -> said(PASSWORD));
    }

    private static String firstLine(String file) {
        try {
            return Files.readString(Path.of(file))
                    .lines()
                    .findFirst()
                    .filter(line -> !line.isEmpty())
                    .orElseThrow(() -> new CommandRefused(
                            PASSWORD_FILE + " names " + file + ", whose first line must be the password but is empty"));
        } catch (IOException e) {
            throw new CommandRefused(PASSWORD_FILE + " names " + file + ", which cannot be read");
        }
    }

    private Optional<String> said(String name) {
        return Optional.ofNullable(environment.get(name)).filter(value -> !value.isEmpty());
    }
}
