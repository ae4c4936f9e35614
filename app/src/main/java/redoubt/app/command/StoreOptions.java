package redoubt.app.command;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;
import picocli.CommandLine.Option;
import redoubt.app.desk.CommandRefused;
import redoubt.app.table.StoreChoice;
import redoubt.server.store.Store;
import redoubt.server.store.StoreAddress;
import redoubt.server.store.StoreFailed;
import redoubt.server.store.Stores;

/** Where games are kept. */
final class StoreOptions {
    @Option(names = "--data", paramLabel = "FOLDER", description = "Where to keep games (your own data folder).")
    Optional<Path> data = Optional.empty();

    @Option(
            names = "--store",
            paramLabel = "JDBC-URL",
            description = {
                "A database to keep games in instead: jdbc:postgresql://HOST/DATABASE or jdbc:sqlite:FILE (or"
                        + " REDOUBT_STORE).",
                "Its user is in REDOUBT_STORE_USER, its password in REDOUBT_STORE_PASSWORD or the file that"
                        + " REDOUBT_STORE_PASSWORD_FILE names."
            })
    Optional<String> store = Optional.empty();

    StoreAddress place() {
        return new StoreChoice(System.getenv()).of(store, data);
    }

    Store open() {
        return open(Stores::open);
    }

    /** Opens the store as one of several servers. */
    Store openShared() {
        return open(Stores::openShared);
    }

    private Store open(Function<StoreAddress, Store> opening) {
        try {
            return opening.apply(place());
        } catch (StoreFailed failed) {
            throw new CommandRefused(failed.getMessage());
        }
    }
}
