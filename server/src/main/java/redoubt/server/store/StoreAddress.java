package redoubt.server.store;

import java.util.Optional;

/**
 * Where a store is, and the user and password to open it with if the JDBC URL has none. Never printed or logged, since it may hold
 * a password.
 */
public record StoreAddress(String jdbcUrl, Optional<String> user, Optional<String> password) {
    public static StoreAddress of(String jdbcUrl) {
        return new StoreAddress(jdbcUrl, Optional.empty(), Optional.empty());
    }

    /** The name people know the store by, without secrets. */
    public String name() {
        return Stores.database(this).name();
    }

    @Override
    public String toString() {
        return "the address of a store";
    }
}
