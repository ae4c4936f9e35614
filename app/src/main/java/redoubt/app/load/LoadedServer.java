package redoubt.app.load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import redoubt.app.measure.Respondent;

/** The server under load, in its own process; it reports its figures when asked and ends along with whoever started it. */
public final class LoadedServer implements AutoCloseable {
    /** What the process prints before its port once it is listening. */
    public static final String LISTENS = "port ";
    /** Asks the process how many bytes its heap holds after a collection. */
    public static final String HEAP = "heap";
    /** Asks the process how many games are awake. */
    public static final String AWAKE = "awake";

    private static final int KIB = 1024;

    /** The garbage collector that the launcher opens the table with. */
    private static final String COLLECTOR = "-XX:+UseSerialGC";

    private final Respondent server;
    private final int port;

    private LoadedServer(Respondent server, int port) {
        this.server = server;
        this.port = port;
    }

    /** Starts this same program with the hidden command that serves a load. */
    public static LoadedServer start(String store, List<String> javaOptions) {
        return start(System.getProperty("java.class.path"), store, javaOptions);
    }

    /** Starts the program in another jar. */
    public static LoadedServer start(Path jar, String store, List<String> javaOptions) {
        return start(jar.toString(), store, javaOptions);
    }

    private static LoadedServer start(String classPath, String store, List<String> javaOptions) {
        List<String> command = new ArrayList<>(List.of("--enable-native-access=ALL-UNNAMED", "-cp", classPath));
        if (javaOptions.stream().noneMatch(option -> option.matches("-XX:\\+Use.*GC"))) {
            command.add(COLLECTOR);
        }
        command.addAll(javaOptions);
        command.addAll(List.of("redoubt.app.Main", "bench", "serve", "--store", store));
        Respondent server = Respondent.start(command);
        String said = server.said();
        while (!said.startsWith(LISTENS)) {
            // The virtual machine has something to say first, such as where it records.
            said = server.said();
        }
        return new LoadedServer(server, Integer.parseInt(said.substring(LISTENS.length())));
    }

    int port() {
        return port;
    }

    long pid() {
        return server.process().pid();
    }

    long heap() {
        return Long.parseLong(server.ask(HEAP));
    }

    long awake() {
        return Long.parseLong(server.ask(AWAKE));
    }

    Duration cpu() {
        return server.process().info().totalCpuDuration().orElse(Duration.ZERO);
    }

    /** How much memory the process occupies; 0 if the system does not say. */
    long resident() {
        try {
            return Files.readAllLines(
                            Path.of("/proc", Long.toString(server.process().pid()), "status"))
                    .stream()
                    .filter(line -> line.startsWith("VmRSS:"))
                    .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) * KIB)
                    .sum();
        } catch (IOException _) {
            return 0;
        }
    }

    @Override
    public void close() {
        server.close();
    }
}
