package redoubt.cluster;

import java.io.IOException;
import java.net.ConnectException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.apache.pekko.actor.Address;

/**
 * Knocks at the doors of the other servers. If a machine answers that nobody is there, its server has died, and that is known long
 * before its silence would be noticed. A machine or a network that does not answer tells nothing: that is left to silence.
 */
final class Knocking implements AutoCloseable {
    private static final Duration PAUSE = Duration.ofMillis(150);
    private static final int PATIENCE = 500;
    /** Once may be chance. */
    private static final int ENOUGH = 2;

    private final Supplier<List<Address>> others;
    private final Consumer<Address> isDead;
    private final Map<Address, Integer> refused = new ConcurrentHashMap<>();
    private final Thread knocking =
            Thread.ofPlatform().name("knocking").daemon().unstarted(this::knock);

    Knocking(Supplier<List<Address>> others, Consumer<Address> isDead) {
        this.others = others;
        this.isDead = isDead;
    }

    void start() {
        knocking.start();
    }

    private void knock() {
        try {
            while (true) {
                Thread.sleep(PAUSE);
                List<Address> doors = others.get();
                List.copyOf(refused.keySet()).stream()
                        .filter(left -> !doors.contains(left))
                        .forEach(this::forget);
                doors.forEach(this::knockAt);
            }
        } catch (InterruptedException _) {
            // closed
        }
    }

    private void knockAt(Address other) {
        if (!isNobodyAt(other)) {
            forget(other);
        } else if (refused.merge(other, 1, Integer::sum) == ENOUGH) {
            PromptDetector.died(other);
            isDead.accept(other);
        }
    }

    private void forget(Address other) {
        if (refused.remove(other) != null) {
            PromptDetector.forget(other);
        }
    }

    private static boolean isNobodyAt(Address other) {
        try (Socket door = new Socket()) {
            door.connect(
                    new InetSocketAddress(
                            other.getHost().orElseThrow(), other.getPort().orElseThrow()),
                    PATIENCE);
            return false;
        } catch (ConnectException refusal) {
            return String.valueOf(refusal.getMessage()).contains("refused");
        } catch (IOException _) {
            return false;
        }
    }

    @Override
    public void close() {
        knocking.interrupt();
        List.copyOf(refused.keySet()).forEach(PromptDetector::forget);
    }
}
