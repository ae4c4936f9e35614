package redoubt.cluster;

import com.typesafe.config.Config;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.pekko.actor.Address;
import org.apache.pekko.event.EventStream;
import org.apache.pekko.remote.PhiAccrualFailureDetector;

/**
 * Misses a server by its silence, or at once when its machine says that nobody is there. Pekko makes one for each server by the name
 * of this class, and removes nobody, however dead, who is not missed.
 */
public final class PromptDetector extends PhiAccrualFailureDetector {
    private static final Set<String> DEAD = ConcurrentHashMap.newKeySet();

    private volatile String watched = "";

    /** As Pekko asks for it. */
    public PromptDetector(Config config, EventStream events) {
        super(config, events);
    }

    static void died(Address server) {
        DEAD.add(server.toString());
    }

    /** It lives, or it is no longer one of the servers: another may come to its place. */
    static void forget(Address server) {
        DEAD.remove(server.toString());
    }

    @Override
    public void setAddress(String address) {
        super.setAddress(address);
        watched = address;
    }

    @Override
    public boolean isAvailable() {
        return !DEAD.contains(watched) && super.isAvailable();
    }
}
