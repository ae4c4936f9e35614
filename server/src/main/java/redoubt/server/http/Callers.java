package redoubt.server.http;

import io.javalin.http.Context;
import io.javalin.websocket.WsContext;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/**
 * Who is calling, by address: the other end of the connection or, behind a proxy, the caller that the proxy names. Only the last
 * address in the list is the proxy's own word; those before it are what the caller claims. One household usually has a whole
 * network of IPv6 addresses, so those count as one caller if their first 64 bits are the same.
 */
record Callers(boolean isBehindProxy) {
    private static final int IPV6_NETWORK_BYTES = 8;
    private static final String FORWARDED = "X-Forwarded-For";

    String of(Context context) {
        String end = context.req().getRemoteAddr();
        return caller(
                Collections.list(context.req().getHeaders(FORWARDED)),
                literal(end).orElse(end));
    }

    String of(WsContext socket) {
        String end = socket.session.getRemoteSocketAddress() instanceof InetSocketAddress internet
                ? network(internet.getAddress())
                : "";
        List<String> forwarded = socket.session.getUpgradeRequest().getHeaders(FORWARDED);
        return caller(forwarded == null ? List.of() : forwarded, end);
    }

    private String caller(List<String> forwarded, String end) {
        if (!isBehindProxy || forwarded.isEmpty()) {
            return end;
        }
        String last = forwarded.getLast();
        return literal(last.substring(last.lastIndexOf(',') + 1).strip()).orElse(end);
    }

    private static Optional<String> literal(String address) {
        try {
            return Optional.of(network(InetAddress.ofLiteral(address)));
        } catch (IllegalArgumentException _) {
            return Optional.empty();
        }
    }

    /** An IPv4 address, or the network that an IPv6 address belongs to. */
    static String network(InetAddress address) {
        if (!(address instanceof Inet6Address)) {
            return address.getHostAddress();
        }
        return HexFormat.of().formatHex(address.getAddress(), 0, IPV6_NETWORK_BYTES) + "::/64";
    }
}
