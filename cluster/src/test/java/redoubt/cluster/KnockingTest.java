package redoubt.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import com.typesafe.config.ConfigFactory;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.apache.pekko.actor.ActorSystem;
import org.apache.pekko.actor.Address;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Doors at which somebody is or is not. */
class KnockingTest {
    private final BlockingQueue<Address> dead = new LinkedBlockingQueue<>();
    private final ActorSystem system =
            ActorSystem.create("knocking", ConfigFactory.defaultReference(Knocking.class.getClassLoader()));

    @AfterEach
    void end() {
        system.terminate();
    }

    private static Address at(int port) {
        return new Address("pekko", "redoubt", "127.0.0.1", port);
    }

    /** As Pekko would find out. */
    private boolean isMissed(Address server) {
        PromptDetector detector = new PromptDetector(
                system.settings().config().getConfig("pekko.cluster.failure-detector"), system.eventStream());
        detector.setAddress(server.toString());
        return !detector.isAvailable();
    }

    @Test
    void aServerIsDeadOnceItsMachineSaysSo() throws IOException, InterruptedException {
        ServerSocket door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        try (ServerSocket other = new ServerSocket(0, 50, InetAddress.getLoopbackAddress())) {
            List<Address> others = List.of(at(other.getLocalPort()), at(door.getLocalPort()));
            try (Knocking knocking = new Knocking(() -> others, dead::add)) {
                knocking.start();
                assertThat(dead.poll(1, TimeUnit.SECONDS)).isNull();
                door.close();
                assertThat(dead.poll(10, TimeUnit.SECONDS)).isEqualTo(at(door.getLocalPort()));
                assertThat(dead.poll(1, TimeUnit.SECONDS)).as("said once").isNull();
                assertThat(isMissed(at(door.getLocalPort()))).isTrue();
                assertThat(isMissed(at(other.getLocalPort()))).isFalse();
            }
            assertThat(isMissed(at(door.getLocalPort())))
                    .as("nobody knocks any more")
                    .isFalse();
        }
    }
}
