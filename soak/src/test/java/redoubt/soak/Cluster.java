package redoubt.soak;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.random.RandomGenerator;

/** Three servers in a network of their own, the database that they share, and the door where people come in. */
final class Cluster implements AutoCloseable {
    static final int NODES = 3;
    private static final long PATIENCE = 120_000;

    private final Network network = new Network(NODES);
    private final List<Node> nodes = new ArrayList<>();
    private final Database database;
    private final CuttingProxy line;
    private final CuttingProxy street;
    private final AtomicInteger callers = new AtomicInteger();
    private final HttpClient http =
            HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(1)).build();

    Cluster(Path folder) throws IOException, InterruptedException {
        database = new Database(folder);
        InetSocketAddress truth = new InetSocketAddress("127.0.0.1", database.port());
        line = new CuttingProxy(network.gate(), () -> List.of(truth), List.of());
        street = new CuttingProxy("127.0.0.1", this::inTurn, network.sources());
        String store = "jdbc:postgresql://" + network.gate() + ":" + line.port() + "/postgres?user=postgres";
        Path jar = installed(folder);
        for (int place = 0; place < NODES; place++) {
            nodes.add(new Node(network, place, NODES, jar, store, folder));
        }
        nodes.forEach(Node::start);
        awaitWell();
    }

    /** The two jars beside one another, as the page for operators says. */
    private static Path installed(Path folder) throws IOException {
        Path jar = folder.resolve("redoubt.jar");
        Files.copy(Path.of("..", "app", "target", "redoubt.jar"), jar);
        Files.copy(Path.of("..", "cluster", "target", "redoubt-cluster.jar"), folder.resolve("redoubt-cluster.jar"));
        return jar;
    }

    /** Each caller comes to another server, and to the next one if that is not there. */
    private List<InetSocketAddress> inTurn() {
        List<InetSocketAddress> doors =
                new ArrayList<>(nodes.stream().map(Node::door).toList());
        Collections.rotate(doors, callers.incrementAndGet());
        return doors;
    }

    CuttingProxy street() {
        return street;
    }

    CuttingProxy line() {
        return line;
    }

    Database database() {
        return database;
    }

    Node any(RandomGenerator random) {
        return nodes.get(random.nextInt(NODES));
    }

    /** The processes of the servers, which are others once they have been started again. */
    List<Long> processes() {
        return nodes.stream().map(Node::pid).toList();
    }

    /** Waits until all servers are there and say that they are well. */
    void awaitWell() throws InterruptedException {
        long end = System.currentTimeMillis() + PATIENCE;
        while (!nodes.stream().allMatch(this::isWell)) {
            if (System.currentTimeMillis() > end) {
                throw new IllegalStateException("the servers do not find one another");
            }
            Thread.sleep(100);
        }
    }

    private boolean isWell(Node node) {
        try {
            URI health = URI.create(
                    "http://" + node.door().getHostString() + ":" + node.door().getPort() + "/health");
            return http.send(
                                    HttpRequest.newBuilder(health)
                                            .timeout(Duration.ofSeconds(2))
                                            .build(),
                                    BodyHandlers.discarding())
                            .statusCode()
                    == 200;
        } catch (IOException _) {
            return false;
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** A server and the others do not hear one another for a while; people and the database do. */
    void part(Node node, long milliseconds) throws IOException, InterruptedException {
        List<String> others = nodes.stream()
                .filter(other -> other != node)
                .map(other -> network.address(other.place()))
                .toList();
        cut(node, others, milliseconds);
    }

    /** A server does not reach the database for a while. */
    void deprive(Node node, long milliseconds) throws IOException, InterruptedException {
        cut(node, List.of(network.gate()), milliseconds);
    }

    private void cut(Node node, List<String> addresses, long milliseconds) throws IOException, InterruptedException {
        for (String address : addresses) {
            network.cut(node.place(), address);
        }
        Thread.sleep(milliseconds);
        for (String address : addresses) {
            network.mend(node.place(), address);
        }
    }

    @Override
    public void close() throws IOException {
        nodes.forEach(Node::close);
        street.close();
        line.close();
        database.close();
        http.shutdownNow();
        network.close();
    }
}
