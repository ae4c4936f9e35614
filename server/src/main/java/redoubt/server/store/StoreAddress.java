package redoubt.server.store;

import java.util.Optional;

/** Where a store is, and as whom to open it where the JDBC URL does not say. It is never written out, since it may hold a password. */
public record StoreAddress(String jdbcUrl, Optional<String> user, Optional<String> password) {
    public static StoreAddress of(String jdbcUrl) {
        return new StoreAddress(jdbcUrl, Optional.empty(), Optional.empty());
    }

    /** What people know the store by, without secrets. */
    public String name() {
        return Stores.database(this).name();
    }

    @Override
    public String toString() {
        return "the address of a store";
    }
}
