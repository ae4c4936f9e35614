package redoubt.server.http;

import java.net.URI;
import java.util.List;
import java.util.Optional;
import redoubt.server.protocol.Fault;

/**
 * Who may call: pages from this server, pages from the origins it was told about, and programs, which name no origin. A server that
 * only listens on its own machine rejects every foreign host name, so that no page can reach it under a name of the page's
 * choosing.
 */
final class Origins {
    private static final List<String> LOCAL = List.of("localhost", "127.0.0.1", "[::1]");

    private final List<String> allowed;
    private final boolean isLocal;

    Origins(ServerSettings settings) {
        this.allowed = settings.origins();
        this.isLocal = LOCAL.contains(settings.host()) || settings.host().equals("::1");
    }

    /** Refuses pages from elsewhere. */
    void require(Optional<String> origin, Optional<String> host) {
        String authority = host.orElseThrow(() -> new CallRefused(Fault.ORIGIN, "a request must name its host"));
        if (isLocal && !LOCAL.contains(name(authority)) && allowed.stream().noneMatch(each -> isOf(each, authority))) {
            throw new CallRefused(Fault.ORIGIN, "this table is not called " + authority);
        }
        if (origin.isPresent() && !allowed.contains(origin.get()) && !isOf(origin.get(), authority)) {
            throw new CallRefused(Fault.ORIGIN, "pages of " + origin.get() + " may not call this table");
        }
    }

    private static boolean isOf(String origin, String authority) {
        try {
            return authority.equalsIgnoreCase(URI.create(origin).getRawAuthority());
        } catch (IllegalArgumentException _) {
            return false;
        }
    }

    private static String name(String authority) {
        int colon = authority.lastIndexOf(':');
        return colon > authority.lastIndexOf(']') ? authority.substring(0, colon) : authority;
    }
}
