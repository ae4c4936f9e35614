package redoubt.browser;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The program as people start it: a process of its own that keeps its games in a folder, and can be killed at any moment. */
final class Program implements AutoCloseable {
    private static final Pattern OPEN = Pattern.compile("The table is open: (http://[^/]+:(\\d+)/)");

    private final Process process;
    private final String address;
    private final int port;

    private Program(Process process, String address, int port) {
        this.process = process;
        this.address = address;
        this.port = port;
    }

    /** Starts it on any free port. */
    static Program start(Path data, String... more) {
        return start(data, 0, more);
    }

    /** Starts it where it was before. */
    static Program start(Path data, int port, String... more) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-Dredoubt.home=" + Path.of("..").toAbsolutePath().normalize(),
                "-jar",
                Path.of("..", "app", "target", "redoubt.jar").toString(),
                "play",
                "--no-browser",
                "--port",
                Integer.toString(port),
                "--data",
                data.toString()));
        command.addAll(List.of(more));
        try {
            Process process = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            BufferedReader out = process.inputReader();
            for (String line = out.readLine(); line != null; line = out.readLine()) {
                Matcher open = OPEN.matcher(line);
                if (open.find()) {
                    Thread.startVirtualThread(() -> out.lines().forEach(read -> {}));
                    return new Program(process, open.group(1), Integer.parseInt(open.group(2)));
                }
            }
            throw new IllegalStateException("the program ended with " + ended(process) + " before its table was open");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    String address() {
        return address;
    }

    int port() {
        return port;
    }

    /** Kills it without a warning. */
    void kill() {
        process.destroyForcibly();
        ended(process);
    }

    /** Asks it to close and waits until it has, so that its folder may be cleared. */
    @Override
    public void close() {
        process.destroy();
        ended(process);
    }

    private static int ended(Process process) {
        try {
            return process.waitFor();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while the program ends", e);
        }
    }
}
