package redoubt.server.http;

import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsContext;
import java.time.Duration;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.eclipse.jetty.websocket.common.WebSocketSession;
import redoubt.server.protocol.Fault;
import redoubt.server.session.Tables;

/** All sockets of the server. */
final class Sockets {
    private static final Logger LOG = Logger.getLogger(Sockets.class.getName());
    private static final int NOT_TEXT = 1003;
    private static final int BROKEN = 1011;
    private static final Duration LONGEST_PAUSE = Duration.ofSeconds(4);

    private final Tables tables;
    private final Limits limits;
    private final Metrics metrics;
    private final Addresses addresses;
    private final Callers callers;
    private final Optional<Passing> passing;
    private final Entrance entrance;
    private final Map<String, Visitor> visitors = new ConcurrentHashMap<>();
    private final Thread checking;

    Sockets(
            Tables tables,
            Limits limits,
            Metrics metrics,
            Addresses addresses,
            Callers callers,
            Optional<Passing> passing,
            Entrance entrance) {
        this.tables = tables;
        this.limits = limits;
        this.metrics = metrics;
        this.addresses = addresses;
        this.callers = callers;
        this.passing = passing;
        this.entrance = entrance;
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
                visitors.values().forEach(visitor -> visitor.connection().check());
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
        if (entrance.isOf(socket)) {
            // Another server has checked its caller.
            welcome(socket, Visitor.NEIGHBOUR, Limits.Rate.ANY, Optional.empty());
            return;
        }
        String address = callers.of(socket);
        try {
            addresses.connect(address);
        } catch (CallRefused refused) {
            metrics.refused(refused.fault());
            socket.closeSession(Connection.TRY_AGAIN, refused.reason());
            return;
        }
        welcome(socket, address, limits.rates().connection(), passing);
    }

    private void welcome(WsContext socket, String address, Limits.Rate rate, Optional<Passing> ways) {
        Connection connection = new Connection(((WebSocketSession) socket.session).getCoreSession(), limits, metrics);
        Patience patience = new Patience(rate.bucket(System::nanoTime));
        visitors.put(socket.sessionId(), new Visitor(tables, metrics, addresses, address, connection, patience, ways));
        metrics.connected();
    }

    private void heard(WsContext socket, String text) {
        Visitor visitor = visitors.get(socket.sessionId());
        if (visitor == null) {
            return;
        }
        try {
            visitor.hear(text);
        } catch (RuntimeException e) {
            LOG.log(Level.SEVERE, "a message could not be carried out", e);
            metrics.refused(Fault.BROKEN);
            visitor.connection().close(BROKEN, "something went wrong here");
        }
    }

    private void closed(WsContext socket) {
        Visitor visitor = visitors.remove(socket.sessionId());
        if (visitor != null) {
            metrics.disconnected();
            addresses.disconnect(visitor.address());
            // A socket may turn out to be closed while its table is sending to it, and a table does one thing at a
            // time.
            Thread.startVirtualThread(visitor::leave);
        }
    }

    /** Says goodbye to everybody. */
    void close() {
        checking.interrupt();
        visitors.values().forEach(visitor -> visitor.connection().close(Connection.GOING_AWAY, "the table is closing"));
    }
}
