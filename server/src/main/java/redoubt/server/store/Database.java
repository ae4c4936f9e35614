package redoubt.server.store;

import com.zaxxer.hikari.HikariConfig;
import java.sql.SQLException;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import javax.sql.DataSource;

/** A database that can hold the store: how to reach it, and how one kind differs from another. */
sealed interface Database permits SqliteFile, PostgresServer {
    String IS_THERE = "it is there already";
    String STANDS_ON_NOTHING = "its table, or the entry before it, is not there";

    /** The name people know it by, without secrets. */
    String name();

    /** Connections outside any pool, for the migration. */
    DataSource direct();

    /** The pool of the one connection that writes. */
    HikariConfig writing();

    /** The pool of the connections that only read. */
    HikariConfig reading();

    /** Whether there is anything to open; a database server answers for itself. */
    default boolean isThere() {
        return true;
    }

    /** The isolation in which everything that is read comes from one moment. */
    int steadyReading();

    /** Where the migrations differ for this kind of database. */
    Map<String, String> placeholders();

    /** What an error from this kind of database means, if more can be said than the error itself says. */
    Optional<String> meaning(SQLException error);

    /** Takes the sole right to use it, or fails if another server has it; or else its pool of the writer does. */
    Claim claim();

    /** Says in one sentence what failed and why. */
    default StoreFailed failed(String what, Throwable failure) {
        if (failure instanceof StoreFailed told) {
            return told;
        }
        var errors = causes(failure).flatMap(only(SQLException.class)).toList();
        var reason = errors.stream()
                .flatMap(error -> meaning(error).stream())
                .findFirst()
                .or(() -> errors.stream().map(Throwable::getMessage).findFirst())
                .orElseGet(failure::getMessage);
        return new StoreFailed(what + ": " + oneLine(reason) + ".", failure);
    }

    private static Stream<Throwable> causes(Throwable failure) {
        return Stream.iterate(failure, cause -> cause != null, Throwable::getCause);
    }

    private static <T> Function<Throwable, Stream<T>> only(Class<T> type) {
        return cause -> Stream.of(cause).filter(type::isInstance).map(type::cast);
    }

    private static String oneLine(String text) {
        var line = String.valueOf(text)
                .lines()
                .map(String::strip)
                .filter(part -> !part.isEmpty())
                .findFirst();
        return line.orElse("no reason was given").replaceFirst("\\.$", "");
    }
}
