package redoubt.app.command;

import java.net.InetSocketAddress;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.Option;
import redoubt.app.desk.CommandRefused;
import redoubt.kernel.journal.Journal;
import redoubt.server.cluster.ClusterBox;
import redoubt.server.cluster.Neighbours;
import redoubt.server.session.Tables;
import redoubt.server.store.Store;

/** Whether this server is one of several, and how it finds the others. */
final class ClusterOptions {
    private static final Pattern ADDRESS = Pattern.compile("(?<host>[A-Za-z0-9.-]+):(?<port>[0-9]{1,5})");
    private static final int LAST_PORT = 65_534;

    @Option(
            names = "--cluster",
            paramLabel = "HOST:PORT",
            description = {
                "Be one of several servers that share a PostgreSQL store (docs/run-a-cluster.md).",
                "The others reach this one at HOST, on PORT and the port above it; nobody else may."
            })
    Optional<String> address = Optional.empty();

    @Option(
            names = "--seeds",
            paramLabel = "HOST:PORT",
            split = ",",
            description = {
                "With --cluster: servers to look for, the same list for each of them (this one).",
                "If none of them answers, the first begins a cluster of its own."
            })
    List<String> seeds = List.of();

    boolean isWanted() {
        if (address.isEmpty() && !seeds.isEmpty()) {
            throw new CommandRefused("--seeds names the servers of a cluster, so it needs --cluster");
        }
        address.ifPresent(own -> read("--cluster", own));
        seeds.forEach(seed -> read("--seeds", seed));
        return address.isPresent();
    }

    /** The other servers; none if this is to be the only one. */
    Neighbours neighbours(Tables tables, Store store) {
        if (!isWanted()) {
            return Neighbours.NONE;
        }
        InetSocketAddress own = read("--cluster", address.get());
        List<InetSocketAddress> known = seeds.isEmpty()
                ? List.of(own)
                : seeds.stream().map(seed -> read("--seeds", seed)).toList();
        ClusterBox.Place place = new ClusterBox.Place(own, known, Journal.ENGINE);
        return box().at(place, tables, store);
    }

    private static ClusterBox box() {
        return ServiceLoader.load(ClusterBox.class)
                .findFirst()
                .orElseThrow(() ->
                        new CommandRefused("--cluster needs redoubt-cluster.jar in the same folder as redoubt.jar"));
    }

    private static InetSocketAddress read(String option, String given) {
        Matcher shape = ADDRESS.matcher(given);
        int port = shape.matches() ? Integer.parseInt(shape.group("port")) : 0;
        if (port < 1 || port > LAST_PORT) {
            throw new CommandRefused(option + " must be HOST:PORT with a port of 1 to " + LAST_PORT + ", not " + given);
        }
        return InetSocketAddress.createUnresolved(shape.group("host"), port);
    }
}
