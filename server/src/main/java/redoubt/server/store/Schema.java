package redoubt.server.store;

import java.util.Arrays;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.CoreErrorCode;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.MigrationInfo;
import org.flywaydb.core.api.MigrationVersion;

/** The tables of the database, made and changed by numbered migrations. */
final class Schema {
    private Schema() {}

    static void bringUpToDate(Database database) {
        bringUpTo(database, MigrationVersion.LATEST);
    }

    /** Whether it has all that this program needs. */
    static boolean isCurrent(Database database) {
        return flyway(database, MigrationVersion.LATEST).info().pending().length == 0;
    }

    /** Refuses a database that this program would have to change before it can read it. */
    static void requireCurrent(Database database) {
        var flyway = flyway(database, MigrationVersion.LATEST);
        refuseNewer(flyway, database);
        if (!isCurrent(database)) {
            throw new StoreFailed(database.name() + " is not a store of this version of the program.");
        }
    }

    private static Flyway flyway(Database database, MigrationVersion version) {
        return Flyway.configure(Schema.class.getClassLoader())
                .dataSource(database.direct())
                .locations("classpath:redoubt/server/store")
                .failOnMissingLocations(true)
                .placeholders(database.placeholders())
                .table("schema_history")
                .target(version)
                .load();
    }

    static void bringUpTo(Database database, MigrationVersion version) {
        var flyway = flyway(database, version);
        refuseNewer(flyway, database);
        try {
            flyway.migrate();
        } catch (FlywayException failure) {
            if (failure.getErrorCode() == CoreErrorCode.NON_EMPTY_SCHEMA_WITHOUT_SCHEMA_HISTORY_TABLE) {
                throw new StoreFailed(
                        "The store cannot be opened: " + database.name() + " already holds something else.", failure);
            }
            throw failure;
        }
    }

    private static void refuseNewer(Flyway flyway, Database database) {
        var newer = Arrays.stream(flyway.info().applied())
                .filter(migration -> !migration.getState().isResolved())
                .map(MigrationInfo::getVersion)
                .findFirst();
        if (newer.isPresent()) {
            throw new StoreFailed("The store cannot be opened: " + database.name() + " has schema " + newer.get()
                    + ", made by a newer version of this program.");
        }
    }
}
