package redoubt.server.http;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import redoubt.server.protocol.Fault;

/** How much each address has asked recently, and how many sockets it holds. */
final class Addresses {
    /** Above this many addresses, the ones that have gone quiet are forgotten. */
    private static final int REMEMBERED = 4096;

    private final Limits limits;
    private final Map<String, Bucket> buckets = new ConcurrentHashMap<>();
    private final Map<String, Integer> sockets = new ConcurrentHashMap<>();

    Addresses(Limits limits) {
        this.limits = limits;
    }

    /** Refuses an address that asks too often. */
    void require(String address) {
        if (buckets.size() > REMEMBERED) {
            buckets.values().removeIf(Bucket::isFull);
        }
        if (!buckets.computeIfAbsent(address, _ -> new Bucket(limits.address(), System::nanoTime))
                .take()) {
            throw new CallRefused(Fault.RATE, "too many requests from your address; wait a little");
        }
    }

    /** Counts one more socket for an address, or refuses it if there are too many. */
    void connect(String address) {
        int now = sockets.merge(address, 1, Integer::sum);
        if (now > limits.socketsPerAddress()) {
            disconnect(address);
            throw new CallRefused(Fault.RATE, "too many sockets from your address");
        }
    }

    void disconnect(String address) {
        sockets.computeIfPresent(address, (_, count) -> count == 1 ? null : count - 1);
    }
}
