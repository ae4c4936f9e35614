package redoubt.server.session;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/** Who is listening at a table, and which of them are its people. */
final class Audience {
    /** From each listener to the hashed token it came with. */
    private final Map<Listener, String> listeners = new LinkedHashMap<>();

    void add(Listener listener, String hash) {
        listeners.put(listener, hash);
    }

    void remove(Listener listener) {
        listeners.remove(listener);
    }

    boolean isEmpty() {
        return listeners.isEmpty();
    }

    Set<String> present() {
        return new LinkedHashSet<>(listeners.values());
    }

    void tell(Message message) {
        listeners.keySet().forEach(listener -> listener.tell(message));
    }
}
