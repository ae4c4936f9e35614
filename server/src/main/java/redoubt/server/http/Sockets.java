package redoubt.server.http;

import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsContext;
import java.time.Duration;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.eclipse.jetty.websocket.common.WebSocketSession;
import redoubt.server.session.Tables;

/** All sockets of the server. */
final class Sockets {
    private static final int NOT_TEXT = 1003;
    private static final Duration LONGEST_PAUSE = Duration.ofSeconds(4);

    private final Tables tables;
    private final Limits limits;
    private final Metrics metrics;
    private final Addresses addresses;
    private final Callers callers;
    private final Optional<Passing> passing;
    private final Map<String, Client> clients = new ConcurrentHashMap<>();
    private final Thread checking;

    private record Client(Connection connection, Visitor visitor) {}

    Sockets(
            Tables tables,
            Limits limits,
            Metrics metrics,
            Addresses addresses,
            Callers callers,
            Optional<Passing> passing) {
        this.tables = tables;
        this.limits = limits;
        this.metrics = metrics;
        this.addresses = addresses;
        this.callers = callers;
        this.passing = passing;
        this.checking = Thread.ofVirtual().name("sockets").start(this::check);
    }

    private void check() {
        Duration pause = Stream.of(limits.times().ping(), limits.times().hello(), LONGEST_PAUSE)
                .min(Comparator.naturalOrder())
                .orElseThrow()
                .dividedBy(4);
        try {
            while (true) {
                Thread.sleep(pause);
                clients.values().forEach(client -> client.connection().check());
            }
        } catch (InterruptedException _) {
            // closed
        }
    }

    void configure(WsConfig socket) {
        socket.onConnect(this::connected);
        socket.onMessage(said -> heard(said, said.message()));
        socket.onBinaryMessage(said -> said.closeSession(NOT_TEXT, "messages are text"));
        socket.onClose(this::closed);
        socket.onError(this::closed);
    }

    private void connected(WsContext socket) {
        String address = callers.of(socket);
        try {
            addresses.connect(address);
        } catch (CallRefused refused) {
            metrics.refused(refused.fault());
            socket.closeSession(Connection.TRY_AGAIN, refused.reason());
            return;
        }
        Connection connection = new Connection(((WebSocketSession) socket.session).getCoreSession(), limits, metrics);
        Visitor visitor = visitor(address, connection, limits.rates().connection(), passing);
        clients.put(socket.sessionId(), new Client(connection, visitor));
        metrics.connected();
    }

    /** Somebody who came in at another server, which has checked how much they ask. */
    Visitor passed(Line line) {
        return visitor(Visitor.NEIGHBOUR, line, Limits.Rate.ANY, Optional.empty());
    }

    private Visitor visitor(String address, Line line, Limits.Rate rate, Optional<Passing> ways) {
        Patience patience = new Patience(rate.bucket(System::nanoTime));
        return new Visitor(tables, metrics, addresses, address, line, patience, ways);
    }

    private void heard(WsContext socket, String text) {
        Client client = clients.get(socket.sessionId());
        if (client != null) {
            client.visitor().hear(text);
        }
    }

    private void closed(WsContext socket) {
        Client client = clients.remove(socket.sessionId());
        if (client != null) {
            metrics.disconnected();
            addresses.disconnect(client.visitor().address());
            // A socket may turn out to be closed while its table is sending to it, and a table does one thing at a
            // time.
            Thread.startVirtualThread(client.visitor()::leave);
        }
    }

    /** Says goodbye to everybody. */
    void close() {
        checking.interrupt();
        clients.values().forEach(client -> client.connection().close(Connection.GOING_AWAY, "the table is closing"));
    }
}
