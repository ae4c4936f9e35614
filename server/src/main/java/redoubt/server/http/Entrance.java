package redoubt.server.http;

import io.javalin.http.Context;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Optional;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;

/** Where other servers hand on what their callers ask. They have checked who may ask and how much, so it is not checked again. */
record Entrance(Optional<InetSocketAddress> address) {
    /** Longer than the other side keeps a connection for its next call. */
    private static final Duration IDLE = Duration.ofMinutes(2);

    /** Whether a call has come in here. */
    boolean isOf(Context context) {
        return address.isPresent() && address.get().getPort() == context.req().getLocalPort();
    }

    ServerConnector connector(Server server, HttpConfiguration http, InetSocketAddress inner) {
        ServerConnector connector = new ServerConnector(server, new HttpConnectionFactory(http));
        connector.setHost(inner.getHostString());
        connector.setPort(inner.getPort());
        connector.setIdleTimeout(IDLE.toMillis());
        return connector;
    }
}
