package redoubt.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A server that cannot reach its store, beside one that can or cannot. */
class StoreWatchTest {
    private final AtomicInteger health = new AtomicInteger(503);
    private final CountDownLatch givenUp = new CountDownLatch(1);
    private HttpServer other;

    @BeforeEach
    void start() throws IOException {
        other = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        other.createContext("/health", asked -> {
            asked.sendResponseHeaders(health.get(), -1);
            asked.close();
        });
        other.start();
    }

    @AfterEach
    void stop() {
        other.stop(0);
    }

    @Test
    void itGivesUpOnlyIfAnotherServerIsWell() throws InterruptedException {
        List<InetSocketAddress> others = List.of(other.getAddress());
        try (StoreWatch watch = new StoreWatch(() -> false, () -> others, givenUp::countDown)) {
            watch.start();
            assertThat(givenUp.await(5, TimeUnit.SECONDS)).isFalse();
            health.set(200);
            assertThat(givenUp.await(10, TimeUnit.SECONDS)).isTrue();
        }
    }

    @Test
    void itDoesNotGiveUpForAMomentsFailure() throws InterruptedException {
        health.set(200);
        AtomicInteger looks = new AtomicInteger();
        List<InetSocketAddress> others = List.of(other.getAddress());
        try (StoreWatch watch =
                new StoreWatch(() -> looks.incrementAndGet() % 3 == 0, () -> others, givenUp::countDown)) {
            watch.start();
            assertThat(givenUp.await(7, TimeUnit.SECONDS)).isFalse();
        }
    }
}
