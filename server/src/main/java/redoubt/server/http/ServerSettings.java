package redoubt.server.http;

import java.util.List;

/**
 * Where the server listens, which origins besides its own may call it (such as {@code https://table.example.org} behind a proxy),
 * whether all calls come through a proxy that names their callers, and its limits. Port 0 takes any free port.
 */
public record ServerSettings(String host, int port, List<String> origins, boolean isBehindProxy, Limits limits) {}
