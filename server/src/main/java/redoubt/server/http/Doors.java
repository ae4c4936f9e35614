package redoubt.server.http;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.DatagramSocket;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.List;
import java.util.Optional;
import redoubt.server.protocol.Calls.Reach;

/**
 * Where other machines find a server. A page that was opened on the server's own machine knows only that machine's name for itself, which
 * leads nobody else here.
 */
final class Doors {
    private static final List<String> EVERYWHERE = List.of("0.0.0.0", "::", "[::]");

    /** An address that nobody has; nothing is sent there, it only shows by which of its own this machine would call. */
    private static final String NOBODY = "192.0.2.1";

    private static final int DISCARD = 9;

    private Doors() {}

    static Reach of(ServerSettings settings) {
        if (!settings.origins().isEmpty()) {
            return new Reach(settings.origins(), List.of());
        }
        String host = settings.host();
        if (EVERYWHERE.contains(host)) {
            return new Reach(List.of(), inNetwork().stream().toList());
        }
        return new Reach(List.of(), Origins.isOfThisMachine(host) ? List.of() : List.of(host));
    }

    /** The address of this machine in its network, if it is in any. */
    private static Optional<String> inNetwork() {
        return calling().filter(Doors::isForOthers).or(Doors::listed).map(InetAddress::getHostAddress);
    }

    private static Optional<InetAddress> calling() {
        try (DatagramSocket socket = new DatagramSocket()) {
            socket.connect(InetAddress.getByName(NOBODY), DISCARD);
            return Optional.of(socket.getLocalAddress());
        } catch (IOException | UncheckedIOException _) {
            return Optional.empty();
        }
    }

    private static Optional<InetAddress> listed() {
        try {
            return NetworkInterface.networkInterfaces()
                    .flatMap(NetworkInterface::inetAddresses)
                    .filter(Doors::isForOthers)
                    .findFirst();
        } catch (SocketException _) {
            return Optional.empty();
        }
    }

    private static boolean isForOthers(InetAddress address) {
        return address instanceof Inet4Address
                && !address.isLoopbackAddress()
                && !address.isLinkLocalAddress()
                && !address.isAnyLocalAddress();
    }
}
