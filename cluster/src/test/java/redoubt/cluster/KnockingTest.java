package redoubt.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.apache.pekko.actor.Address;
import org.junit.jupiter.api.Test;

/** Doors at which somebody is or is not. */
class KnockingTest {
    private final BlockingQueue<Address> dead = new LinkedBlockingQueue<>();

    private static Address at(int port) {
        return new Address("pekko", "redoubt", "127.0.0.1", port);
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
            }
        }
    }
}
