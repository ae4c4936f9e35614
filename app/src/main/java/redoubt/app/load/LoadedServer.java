package redoubt.app.load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import redoubt.app.measure.Respondent;

/**
 * The server under load, in its own process, or several that share a store; they report their figures when asked, added up, and end
 * along with whoever started them.
 */
public final class LoadedServer implements AutoCloseable {
    /** What the process prints before its port once it is listening. */
    public static final String LISTENS = "port ";
    /** Asks the process how many bytes its heap holds after a collection. */
    public static final String HEAP = "heap";
    /** Asks the process how many games are awake. */
    public static final String AWAKE = "awake";
    /** Asks the process how many servers it sees, itself included; less than one while it is not well. */
    public static final String SERVERS = "servers";

    private static final int KIB = 1024;
    private static final long TOGETHER_PAUSE = 500;
    /** Tables change hands in steps when servers come; people at them would be sent away, and a load does not come back. */
    private static final long SHARING_OUT = 20_000;

    /** The garbage collector that the launcher opens the table with. */
    private static final String COLLECTOR = "-XX:+UseSerialGC";

    private final List<Respondent> servers;
    private final List<Integer> ports;

    private LoadedServer(List<Respondent> servers, List<Integer> ports) {
        this.servers = List.copyOf(servers);
        this.ports = List.copyOf(ports);
    }

    /** Starts this same program with the hidden command that serves a load. */
    public static LoadedServer start(String store, List<String> javaOptions) {
        return start(System.getProperty("java.class.path"), store, javaOptions);
    }

    /** Starts this same program several times, each with its own options, and waits until all see one another. */
    public static LoadedServer startSeveral(String store, List<String> javaOptions, List<List<String>> options)
            throws InterruptedException {
        return startSeveral(System.getProperty("java.class.path"), store, javaOptions, options);
    }

    /** Starts the program in another jar several times. */
    public static LoadedServer startSeveral(
            Path jar, String store, List<String> javaOptions, List<List<String>> options) throws InterruptedException {
        return startSeveral(jar.toString(), store, javaOptions, options);
    }

    private static LoadedServer startSeveral(
            String classPath, String store, List<String> javaOptions, List<List<String>> options)
            throws InterruptedException {
        List<Respondent> servers = new ArrayList<>();
        List<Integer> ports = new ArrayList<>();
        for (List<String> own : options) {
            Respondent server = process(classPath, store, javaOptions, own);
            servers.add(server);
            ports.add(port(server));
        }
        LoadedServer all = new LoadedServer(servers, ports);
        while (!servers.stream().allMatch(server -> Integer.parseInt(server.ask(SERVERS)) == options.size())) {
            Thread.sleep(TOGETHER_PAUSE);
        }
        if (servers.size() > 1) {
            Thread.sleep(SHARING_OUT);
        }
        return all;
    }

    /** Starts the program in another jar. */
    public static LoadedServer start(Path jar, String store, List<String> javaOptions) {
        return start(jar.toString(), store, javaOptions);
    }

    private static LoadedServer start(String classPath, String store, List<String> javaOptions) {
        Respondent server = process(classPath, store, javaOptions, List.of());
        return new LoadedServer(List.of(server), List.of(port(server)));
    }

    private static Respondent process(String classPath, String store, List<String> javaOptions, List<String> options) {
        List<String> command = new ArrayList<>(List.of("--enable-native-access=ALL-UNNAMED", "-cp", classPath));
        if (javaOptions.stream().noneMatch(option -> option.matches("-XX:\\+Use.*GC"))) {
            command.add(COLLECTOR);
        }
        command.addAll(javaOptions);
        command.addAll(List.of("redoubt.app.Main", "bench", "serve", "--store", store));
        command.addAll(options);
        return Respondent.start(command);
    }

    private static int port(Respondent server) {
        String said = server.said();
        while (!said.startsWith(LISTENS)) {
            // The virtual machine has something to say first, such as where it records.
            said = server.said();
        }
        return Integer.parseInt(said.substring(LISTENS.length()));
    }

    /** Where people may call. */
    List<Integer> ports() {
        return ports;
    }

    List<Long> pids() {
        return servers.stream().map(server -> server.process().pid()).toList();
    }

    long heap() {
        return sum(HEAP);
    }

    long awake() {
        return sum(AWAKE);
    }

    private long sum(String question) {
        return servers.stream()
                .mapToLong(server -> Long.parseLong(server.ask(question)))
                .sum();
    }

    Duration cpu() {
        return servers.stream()
                .map(server -> server.process().info().totalCpuDuration().orElse(Duration.ZERO))
                .reduce(Duration.ZERO, Duration::plus);
    }

    /** How much memory the process occupies; 0 if the system does not say. */
    long resident() {
        return pids().stream().mapToLong(LoadedServer::resident).sum();
    }

    private static long resident(long pid) {
        try {
            return Files.readAllLines(Path.of("/proc", Long.toString(pid), "status")).stream()
                    .filter(line -> line.startsWith("VmRSS:"))
                    .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) * KIB)
                    .sum();
        } catch (IOException _) {
            return 0;
        }
    }

    @Override
    public void close() {
        servers.forEach(Respondent::close);
    }
}
