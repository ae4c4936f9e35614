package redoubt.server.http;

import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.websocket.core.ExtensionConfig;
import org.eclipse.jetty.websocket.core.OutgoingEntry;
import org.eclipse.jetty.websocket.core.WebSocketComponents;
import org.eclipse.jetty.websocket.core.internal.PerMessageDeflateExtension;
import org.eclipse.jetty.websocket.core.server.WebSocketServerComponents;

/**
 * The usual compression of sockets, agreed on so that no message depends on an earlier one. A message is then compressed once for
 * all listeners of a table (or not at all), and a socket that is silent holds no memory of what it sent or was sent.
 */
public final class SharedDeflate extends PerMessageDeflateExtension {
    static final String NAME = "permessage-deflate";

    /** Makes this the compression that sockets of a server get if they ask for it. */
    static void offer(ServletContextHandler handler) {
        handler.addServletContainerInitializer(
                (_, _) -> WebSocketServerComponents.ensureWebSocketComponents(handler.getServer(), handler)
                        .getExtensionRegistry()
                        .register(NAME, SharedDeflate.class));
    }

    @Override
    public void init(ExtensionConfig offered, WebSocketComponents components) {
        ExtensionConfig agreed = new ExtensionConfig(offered);
        agreed.setParameter("server_no_context_takeover");
        agreed.setParameter("client_no_context_takeover");
        super.init(agreed, components);
    }

    /** What is sent is compressed already if it is meant to be. */
    @Override
    public void sendFrame(OutgoingEntry entry) {
        nextOutgoingFrame(entry);
    }
}
