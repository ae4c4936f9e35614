package redoubt.server.http;

import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsContext;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.eclipse.jetty.websocket.common.WebSocketSession;

/** The trunks on which clients of other servers come to the tables that are here. */
final class Trunks {
    // A new form of letters needs a new path: servers of another version then find nobody here, and their people wait.
    static final String PATH = "/api/trunk";

    /** Far more than a bundle. */
    private static final int MOST = 1024 * 1024;

    private final Function<Line, Visitor> visitors;
    private final Duration ping;
    private final Map<String, TrunkEnd> ends = new ConcurrentHashMap<>();
    private final Thread pinging = Thread.ofVirtual().name("trunks").unstarted(this::check);

    /** Makes a visitor of everybody who comes. */
    Trunks(Function<Line, Visitor> visitors, Limits limits) {
        this.visitors = visitors;
        this.ping = limits.times().ping();
        pinging.start();
    }

    void configure(WsConfig socket) {
        socket.onConnect(this::connected);
        socket.onBinaryMessage(said -> {
            TrunkEnd end = ends.get(said.sessionId());
            if (end != null) {
                end.hear(said.data());
            }
        });
        socket.onClose(this::closed);
        socket.onError(this::closed);
    }

    private void connected(WsContext socket) {
        socket.session.setMaxBinaryMessageSize(MOST);
        ends.put(socket.sessionId(), new TrunkEnd(((WebSocketSession) socket.session).getCoreSession(), visitors));
    }

    private void closed(WsContext socket) {
        TrunkEnd end = ends.remove(socket.sessionId());
        if (end != null) {
            end.over();
        }
    }

    private void check() {
        try {
            while (true) {
                Thread.sleep(ping);
                ends.values().forEach(TrunkEnd::ping);
            }
        } catch (InterruptedException _) {
            // closed
        }
    }

    /** Whether something is still on its way to another server. */
    boolean isBusy() {
        return ends.values().stream().anyMatch(TrunkEnd::isBusy);
    }

    /** Says goodbye to everybody. */
    void close() {
        pinging.interrupt();
        ends.values().forEach(TrunkEnd::sendAway);
    }
}
