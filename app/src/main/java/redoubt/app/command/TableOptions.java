package redoubt.app.command;

import java.util.List;
import java.util.logging.Level;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import redoubt.app.desk.CommandRefused;
import redoubt.server.http.Limits;
import redoubt.server.http.ServerSettings;

/** Where the table stands, who may come to it, and where its games are kept. */
final class TableOptions {
    @Option(
            names = "--port",
            paramLabel = "PORT",
            defaultValue = "8765",
            description = "The port of the page (${DEFAULT-VALUE}); 0 takes any free port.")
    int port;

    @Option(
            names = "--host",
            paramLabel = "ADDRESS",
            defaultValue = "127.0.0.1",
            description =
                    "Who can connect: ${DEFAULT-VALUE} means this machine only, 0.0.0.0 everybody on the network.")
    String host;

    @Option(
            names = "--origin",
            paramLabel = "URL",
            description = "Another address at which the page is served, such as that of a proxy; may be repeated.")
    List<String> origins = List.of();

    @Option(
            names = "--proxy",
            description = {
                "All requests come through a proxy: limits apply to the last address in X-Forwarded-For.",
                "Do not use it without a proxy: anybody could then claim any address."
            })
    boolean isBehindProxy;

    @Option(
            names = "--sockets-per-address",
            paramLabel = "N",
            defaultValue = "256",
            description = "How many people of one address may be at tables at once (${DEFAULT-VALUE}).")
    int sockets;

    @Option(
            names = "--connections-per-address",
            paramLabel = "N",
            defaultValue = "512",
            description = {
                "How many connections of any kind an address may hold (${DEFAULT-VALUE}).",
                "Behind a proxy the proxy must see to it."
            })
    int connections;

    @Mixin
    StoreOptions kept = new StoreOptions();

    @Mixin
    KeepingOptions keeping = new KeepingOptions();

    @Mixin
    ClusterOptions cluster = new ClusterOptions();

    @Option(names = "--no-browser", description = "Do not open the page.")
    boolean isWithoutBrowser;

    @Option(
            names = "--log",
            paramLabel = "warning|info|fine",
            defaultValue = "warning",
            description = "What to log to standard error, as lines of JSON (${DEFAULT-VALUE} and worse).")
    String log = "warning";

    /** The lowest level that is logged. */
    Level level() {
        return switch (log) {
            case "warning" -> Level.WARNING;
            case "info" -> Level.INFO;
            case "fine" -> Level.FINE;
            case String other -> throw new CommandRefused("--log must be warning, info or fine, not " + other);
        };
    }

    ServerSettings settings() {
        if (port < 0 || port > 65_535) {
            throw new CommandRefused("--port must be 0 to 65535, not " + port);
        }
        requirePositive("--sockets-per-address", sockets);
        requirePositive("--connections-per-address", connections);
        Limits limits = Limits.USUAL.withConnections(sockets, connections);
        return new ServerSettings(host, port, origins, isBehindProxy, limits);
    }

    private static void requirePositive(String option, int given) {
        if (given < 1) {
            throw new CommandRefused(option + " must be 1 or more, not " + given);
        }
    }

    String address(int taken) {
        return "http://" + (host.equals("0.0.0.0") ? "localhost" : host) + ":" + taken + "/";
    }
}
