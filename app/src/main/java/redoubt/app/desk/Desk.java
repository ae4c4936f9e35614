package redoubt.app.desk;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;

/** What a command works at: its streams, whether a person watches them, and the checkout it was started from, if any. */
public record Desk(
        BufferedReader in,
        PrintWriter out,
        PrintWriter err,
        boolean isTerminal,
        Optional<Path> home,
        boolean isDebugging) {

    public static Desk ofSystem() {
        return new Desk(
                new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)),
                new PrintWriter(System.out, true, StandardCharsets.UTF_8),
                new PrintWriter(System.err, true, StandardCharsets.UTF_8),
                System.console() != null && System.console().isTerminal(),
                Optional.ofNullable(System.getProperty("redoubt.home")).map(Path::of),
                "1".equals(System.getenv("REDOUBT_DEBUG")));
    }
}
