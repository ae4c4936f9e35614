package redoubt.soak;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** The packed program on a port that stays the same however often it is killed. */
final class SoakServer implements AutoCloseable {
    private static final String OPEN = "The table is open:";
    private static final int MOST_TRIES = 60;

    private final int port = freePort();
    private final List<String> store;
    private final Path log;
    private Process process;

    SoakServer(List<String> store, Path log) {
        this.store = List.copyOf(store);
        this.log = log;
    }

    int port() {
        return port;
    }

    static int freePort() {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Starts it; if its store is not there yet, tries again for a while. */
    void start() throws IOException, InterruptedException {
        for (int i = 0; i < MOST_TRIES; i++) {
            List<String> command = new ArrayList<>(List.of(
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    "-XX:+UseSerialGC",
                    "-Xmx512m",
                    "--enable-native-access=ALL-UNNAMED",
                    "-jar",
                    Path.of("..", "app", "target", "redoubt.jar").toString(),
                    "play",
                    "--no-browser",
                    "--port",
                    String.valueOf(port)));
            command.addAll(store);
            process = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.appendTo(log.toFile()))
                    .start();
            BufferedReader out = process.inputReader();
            for (String line = out.readLine(); line != null; line = out.readLine()) {
                if (line.startsWith(OPEN)) {
                    return;
                }
            }
            process.waitFor();
            Thread.sleep(500);
        }
        throw new IllegalStateException("the program does not start; see " + log);
    }

    void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    /** No file may grow any more, as on a full disk; or they may again. False if the system cannot do that. */
    boolean letFilesGrow(boolean isAllowed) throws IOException, InterruptedException {
        Process limiting = new ProcessBuilder(
                        "prlimit",
                        "--pid",
                        String.valueOf(process.pid()),
                        "--fsize=" + (isAllowed ? "unlimited:" : "0:"))
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        return limiting.waitFor(10, TimeUnit.SECONDS) && limiting.exitValue() == 0;
    }

    /** How many bytes of objects are alive, after a collection. */
    Optional<Long> alive() throws IOException, InterruptedException {
        Process asking = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "jcmd").toString(),
                        String.valueOf(process.pid()),
                        "GC.class_histogram")
                .redirectErrorStream(true)
                .start();
        try (Stream<String> lines = asking.inputReader().lines()) {
            return lines.filter(line -> line.startsWith("Total"))
                    .map(line -> Long.valueOf(line.trim().split("\\s+")[2]))
                    .findFirst();
        } finally {
            asking.waitFor();
        }
    }

    String logged() throws IOException {
        return Files.exists(log) ? Files.readString(log) : "";
    }

    @Override
    public void close() {
        process.destroy();
        process.onExit().join();
    }
}
