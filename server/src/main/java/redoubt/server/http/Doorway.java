package redoubt.server.http;

import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.server.ConnectionMetaData;

/**
 * All connections, whether anything has been asked on them or not: how many an address holds, and for how long one may stay open
 * without a whole request. Somebody who sends a byte now and then would otherwise keep a connection for ever, and many of them
 * would keep everybody out.
 */
final class Doorway implements Connection.Listener {
    private final int most;
    private final Duration patience;
    private final Metrics metrics;
    private final Map<String, Integer> held = new ConcurrentHashMap<>();
    private final Map<Connection, Waiting> open = new ConcurrentHashMap<>();

    /** An open connection: its address, how many answers it had when it was last seen to have had one more, and when that was. */
    private record Waiting(String address, long answers, long since) {}

    /** At most so many connections for each address; behind a proxy all come from there, so it must count itself. */
    Doorway(Limits limits, boolean isBehindProxy, Metrics metrics) {
        this.most = isBehindProxy ? Integer.MAX_VALUE : limits.counts().connections();
        this.patience = limits.times().request();
        this.metrics = metrics;
        metrics.gauge("redoubt_connections", "Connections that are open, sockets included.", open::size);
    }

    @Override
    public void onOpened(Connection connection) {
        String address = connection.getEndPoint().getRemoteSocketAddress() instanceof InetSocketAddress internet
                ? Callers.network(internet.getAddress())
                : "";
        open.put(connection, new Waiting(address, 0, System.nanoTime()));
        if (held.merge(address, 1, Integer::sum) > most) {
            metrics.turnedAway();
            connection.getEndPoint().close();
        }
    }

    @Override
    public void onClosed(Connection connection) {
        Waiting gone = open.remove(connection);
        if (gone != null) {
            held.computeIfPresent(gone.address(), (_, count) -> count == 1 ? null : count - 1);
        }
    }

    /** Closes the connections on which no whole request has come for too long; a request that is being answered takes its time. */
    void check() {
        long now = System.nanoTime();
        open.forEach((connection, waiting) -> {
            boolean isPlain = connection instanceof ConnectionMetaData;
            long answers = connection.getMessagesOut();
            if (!isPlain || connection.getMessagesIn() > answers) {
                return;
            }
            if (answers != waiting.answers()) {
                open.replace(connection, waiting, new Waiting(waiting.address(), answers, now));
            } else if (now - waiting.since() > patience.toNanos()) {
                metrics.turnedAway();
                connection.getEndPoint().close();
            }
        });
    }
}
