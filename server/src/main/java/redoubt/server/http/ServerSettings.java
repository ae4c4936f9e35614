package redoubt.server.http;

import java.util.List;

/**
 * Where the server listens, which origins besides its own may call it (such as {@code https://table.example.org} before a proxy), and
 * its limits. Port 0 takes any free one.
 */
public record ServerSettings(String host, int port, List<String> origins, Limits limits) {
    /** The own machine and nobody else. */
    public static ServerSettings local(int port) {
        return new ServerSettings("127.0.0.1", port, List.of(), Limits.USUAL);
    }

    public ServerSettings withLimits(Limits changed) {
        return new ServerSettings(host, port, origins, changed);
    }
}
