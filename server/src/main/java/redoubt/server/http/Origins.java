package redoubt.server.http;

import java.net.URI;
import java.util.List;
import java.util.Optional;
import redoubt.server.protocol.Fault;

/**
 * Who may call: pages of this server, pages of the origins it was told of, and programs, which name no origin. A server that listens
 * on its own machine alone answers to no foreign name, so that no page can reach it by a name of its own.
 */
final class Origins {
    private static final List<String> LOCAL = List.of("localhost", "127.0.0.1", "[::1]");

    private final List<String> allowed;
    private final boolean isLocal;

    Origins(ServerSettings settings) {
        this.allowed = settings.origins();
        this.isLocal = LOCAL.contains(settings.host()) || settings.host().equals("::1");
    }

    /** Refuses a page of elsewhere. */
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
