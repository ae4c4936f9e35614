package redoubt.soak;

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
    private static final Pattern OPEN = Pattern.compile("The table is open: http://[^/]+:(\\d+)/");

    private final Process process;
    private final int port;

    private Program(Process process, int port) {
        this.process = process;
        this.port = port;
    }

    /** Starts it on any free port, with what makes a short life short. */
    static Program start(Path data) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-jar",
                Path.of("..", "app", "target", "redoubt.jar").toString(),
                "play",
                "--no-browser",
                "--port",
                "0",
                "--data",
                data.toString()));
        try {
            Process process = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            BufferedReader out = process.inputReader();
            for (String line = out.readLine(); line != null; line = out.readLine()) {
                Matcher open = OPEN.matcher(line);
                if (open.find()) {
                    return new Program(process, Integer.parseInt(open.group(1)));
                }
            }
            throw new IllegalStateException("the program ended before its table was open");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    int port() {
        return port;
    }

    /** Kills it without a warning. */
    void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    @Override
    public void close() {
        process.destroy();
        process.onExit().join();
    }
}
