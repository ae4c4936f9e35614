package redoubt.server.http;

import io.javalin.http.Context;
import io.javalin.websocket.WsContext;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Collections;
import java.util.List;

/**
 * Who is calling, by address: the other end of the connection or, behind a proxy, the caller that the proxy names. Only the last
 * address in the list is the proxy's own word; those before it are what the caller claims.
 */
record Callers(boolean isBehindProxy) {
    private static final String FORWARDED = "X-Forwarded-For";

    String of(Context context) {
        return caller(
                Collections.list(context.req().getHeaders(FORWARDED)),
                context.req().getRemoteAddr());
    }

    String of(WsContext socket) {
        String end = socket.session.getRemoteSocketAddress() instanceof InetSocketAddress internet
                ? internet.getAddress().getHostAddress()
                : "";
        List<String> forwarded = socket.session.getUpgradeRequest().getHeaders(FORWARDED);
        return caller(forwarded == null ? List.of() : forwarded, end);
    }

    private String caller(List<String> forwarded, String end) {
        if (!isBehindProxy || forwarded.isEmpty()) {
            return end;
        }
        String last = forwarded.getLast();
        try {
            return InetAddress.ofLiteral(
                            last.substring(last.lastIndexOf(',') + 1).strip())
                    .getHostAddress();
        } catch (IllegalArgumentException _) {
            return end;
        }
    }
}
