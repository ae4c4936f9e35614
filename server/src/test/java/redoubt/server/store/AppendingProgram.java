package redoubt.server.store;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/** A program to be killed: it adds to the logs of many tables without end and prints "TABLE STEP" for every acknowledged entry. */
final class AppendingProgram {
    private static final Pattern ACKNOWLEDGED = Pattern.compile("table(\\d+) (\\d+)");

    private AppendingProgram() {}

    /** An acknowledged entry. */
    record Acknowledged(String table, int step) {}

    public static void main(String[] arguments) {
        var store = Stores.open(arguments[0]);
        var out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        try (var people = Executors.newVirtualThreadPerTaskExecutor()) {
            for (var number = 0; number < Integer.parseInt(arguments[1]); number++) {
                var table = "table" + number;
                people.execute(() -> appendForEver(store, table, out));
            }
        }
    }

    private static void appendForEver(Store store, String table, PrintStream out) {
        if (store.table(table).isEmpty()) {
            store.create(new TableRow(table, "", "", "", "", Instant.EPOCH, Optional.empty()), List.of());
        }
        for (var step = store.entries(table).size() + 1; ; step++) {
            store.append(entry(table, step)).join();
            out.print(table + " " + step + "\n");
        }
    }

    static EntryRow entry(String table, int step) {
        return new EntryRow(
                table, step, 0, "move of " + table + " at " + step, "Ada", Instant.ofEpochSecond(step), 0, "");
    }

    /** Starts such a program in a process of its own, whose errors go to a file. */
    static Process start(Class<?> program, String jdbcUrl, int tables, Path errors) {
        var java = Path.of(System.getProperty("java.home"), "bin", "java");
        try {
            return new ProcessBuilder(
                            java.toString(),
                            "--enable-native-access=ALL-UNNAMED",
                            "-XX:TieredStopAtLevel=1",
                            "-cp",
                            System.getProperty("java.class.path"),
                            program.getName(),
                            jdbcUrl,
                            String.valueOf(tables))
                    .redirectError(errors.toFile())
                    .start();
        } catch (IOException unstarted) {
            throw new UncheckedIOException(unstarted);
        }
    }

    /** Reads what it prints until it is dead; a line cut short by its death is no acknowledgement. */
    static void listen(Process process, Consumer<Acknowledged> listener) {
        try (var lines = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            var pending = new StringBuilder();
            for (var character = lines.read(); character >= 0; character = lines.read()) {
                if (character != '\n') {
                    pending.append((char) character);
                    continue;
                }
                var line = ACKNOWLEDGED.matcher(pending);
                if (line.matches()) {
                    listener.accept(new Acknowledged("table" + line.group(1), Integer.parseInt(line.group(2))));
                }
                pending.setLength(0);
            }
        } catch (IOException unread) {
            throw new UncheckedIOException(unread);
        }
    }
}
