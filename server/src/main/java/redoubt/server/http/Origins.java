package redoubt.server.http;

import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import redoubt.server.protocol.Fault;

/**
 * Who may call: pages from this server, pages from the origins it was told about, and programs, which name no origin. No page can
 * reach the server under a name of the page's choosing: on its own machine it is called localhost; on a network by its address, or
 * by a name that nobody can register; by any other name only if it was told so.
 */
final class Origins {
    private static final List<String> OWN_ENDINGS = List.of(".local", ".lan", ".home", ".internal", ".home.arpa");
    private static final List<String> LOCAL = List.of("localhost", "127.0.0.1", "[::1]");

    private final List<String> allowed;
    private final boolean isLocal;

    Origins(ServerSettings settings) {
        this.allowed = settings.origins();
        this.isLocal = isOfThisMachine(settings.host());
    }

    /** Whether a host is what a machine calls itself, so that only it can connect. */
    static boolean isOfThisMachine(String host) {
        return LOCAL.contains(host) || host.equals("::1");
    }

    /** Refuses pages from elsewhere. */
    void require(Optional<String> origin, Optional<String> host) {
        String authority = host.orElseThrow(() -> new CallRefused(Fault.ORIGIN, "a request must name its host"));
        String name = name(authority);
        boolean isOurs = LOCAL.contains(name) || !isLocal && isOfNetwork(name);
        if (!isOurs && allowed.stream().noneMatch(each -> isOf(each, authority))) {
            throw new CallRefused(
                    Fault.ORIGIN, "this table is not called " + authority + "; start it with --origin to call it so");
        }
        if (origin.isPresent() && !allowed.contains(origin.get()) && !isOf(origin.get(), authority)) {
            throw new CallRefused(Fault.ORIGIN, "pages of " + origin.get() + " may not call this table");
        }
    }

    /** Whether a name is an address, or one that only a network of one's own gives. */
    private static boolean isOfNetwork(String name) {
        boolean isAddress = name.startsWith("[") || name.matches("[0-9.]+");
        return isAddress
                || !name.contains(".")
                || OWN_ENDINGS.stream().anyMatch(name.toLowerCase(Locale.ROOT)::endsWith);
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
