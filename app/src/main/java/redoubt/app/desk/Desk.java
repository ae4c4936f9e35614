package redoubt.app.desk;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a command works with: its streams, whether a person is watching them, that person's language, and the checkout it was
 * started from, if any.
 */
public record Desk(
        BufferedReader in,
        PrintWriter out,
        PrintWriter err,
        boolean isTerminal,
        Locale locale,
        Optional<Path> home,
        boolean isDebugging) {

    public static Desk ofSystem() {
        return new Desk(
                new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)),
                new PrintWriter(System.out, true, StandardCharsets.UTF_8),
                new PrintWriter(System.err, true, StandardCharsets.UTF_8),
                System.console() != null && System.console().isTerminal(),
                locale(System.getenv()),
                Optional.ofNullable(System.getProperty("redoubt.home")).map(Path::of),
                "1".equals(System.getenv("REDOUBT_DEBUG")));
    }

    /**
     * The language that the environment asks for, even if the system itself does not speak it; otherwise the language of the
     * system.
     */
    static Locale locale(Map<String, String> environment) {
        return Stream.of("LC_ALL", "LC_MESSAGES", "LANG")
                .map(name -> environment.getOrDefault(name, ""))
                .filter(value -> !value.isEmpty())
                .findFirst()
                .map(value ->
                        Locale.forLanguageTag(value.replaceFirst("[.@].*", "").replace('_', '-')))
                .orElseGet(() -> Locale.getDefault(Locale.Category.DISPLAY));
    }
}
