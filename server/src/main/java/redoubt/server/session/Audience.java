package redoubt.server.session;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** Who is listening at a table, and which of them are its people. */
final class Audience {
    /** From each listener to the hashed token it came with. */
    private final Map<Listener, String> listeners = new LinkedHashMap<>();
    /** How many listen with each hashed token: all spectators come with the same one. */
    private final Map<String, Integer> counts = new LinkedHashMap<>();

    void add(Listener listener, String hash) {
        if (listeners.put(listener, hash) == null) {
            counts.merge(hash, 1, Integer::sum);
        }
    }

    void remove(Listener listener) {
        String hash = listeners.remove(listener);
        if (hash != null) {
            counts.computeIfPresent(hash, (_, count) -> count == 1 ? null : count - 1);
        }
    }

    boolean isEmpty() {
        return listeners.isEmpty();
    }

    Set<String> present() {
        return Set.copyOf(counts.keySet());
    }

    void sendAway() {
        listeners.keySet().forEach(Listener::sendAway);
    }

    void tell(Message message) {
        listeners.keySet().forEach(listener -> listener.tell(message));
    }
}
