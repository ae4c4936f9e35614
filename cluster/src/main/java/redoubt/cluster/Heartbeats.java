package redoubt.cluster;

import java.time.Duration;
import java.util.Map;
import redoubt.server.store.Store;

/**
 * What the servers of a cluster write to their store to show that they are alive. A network may hide servers from one that starts;
 * whoever can use the store sees them all the same.
 */
final class Heartbeats {
    private final Store store;
    private final String own;
    private final Duration listening;

    /** Listens for so long, which must be some times the pause between two beats. */
    Heartbeats(Store store, String own, Duration listening) {
        this.store = store;
        this.own = own;
        this.listening = listening;
    }

    void beat() {
        store.beat(own);
    }

    /** Whether another server is alive; takes a while. */
    boolean isAnotherHeard() throws InterruptedException {
        Map<String, Long> before = store.beats();
        Thread.sleep(listening);
        return store.beats().entrySet().stream()
                .filter(server -> !server.getKey().equals(own))
                .anyMatch(server -> server.getValue() > before.getOrDefault(server.getKey(), 0L));
    }
}
