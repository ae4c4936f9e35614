package redoubt.server.http;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import redoubt.server.http.Limits.Rate;
import redoubt.server.protocol.Fault;
import redoubt.server.session.Bucket;

/** How much each address has asked recently, and how many sockets it holds. */
final class Addresses {
    /** Above this many addresses, the ones that have gone quiet are forgotten. */
    private static final int REMEMBERED = 4096;

    private final Limits limits;
    private final Map<String, Bucket> asking = new ConcurrentHashMap<>();
    private final Map<String, Bucket> opening = new ConcurrentHashMap<>();
    private final Map<String, Integer> sockets = new ConcurrentHashMap<>();

    Addresses(Limits limits) {
        this.limits = limits;
    }

    /** Refuses an address that asks too often. */
    void require(String address) {
        require(asking, address, limits.rates().address());
    }

    /** Refuses an address that asks too often for what is kept for good. */
    void requireOpening(String address) {
        require(opening, address, limits.rates().opening());
    }

    private static void require(Map<String, Bucket> buckets, String address, Rate rate) {
        if (buckets.size() > REMEMBERED) {
            buckets.values().removeIf(Bucket::isFull);
        }
        if (!buckets.computeIfAbsent(address, _ -> rate.bucket(System::nanoTime))
                .take()) {
            throw new CallRefused(Fault.RATE, "too many requests from your address; wait a little");
        }
    }

    /** Counts one more socket for an address, or refuses it if there are too many. */
    void connect(String address) {
        int now = sockets.merge(address, 1, Integer::sum);
        if (now > limits.counts().sockets()) {
            disconnect(address);
            throw new CallRefused(Fault.RATE, "too many sockets from your address");
        }
    }

    void disconnect(String address) {
        sockets.computeIfPresent(address, (_, count) -> count == 1 ? null : count - 1);
    }
}
