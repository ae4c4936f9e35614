package redoubt.cluster;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/** Notices that this server cannot reach the store while another one can; if nobody can, there is nothing to be done but to wait. */
final class StoreWatch implements AutoCloseable {
    private static final Duration PAUSE = Duration.ofSeconds(1);
    private static final Duration PATIENCE = Duration.ofSeconds(3);
    private static final int MOST_FAILURES = 3;
    private static final int WELL = 200;

    private final BooleanSupplier isStoreWell;
    private final Supplier<List<InetSocketAddress>> others;
    private final Runnable giveUp;
    private final HttpClient http =
            HttpClient.newBuilder().connectTimeout(PATIENCE).build();
    private final Thread watching =
            Thread.ofPlatform().name("store-watch").daemon().unstarted(this::watch);

    StoreWatch(BooleanSupplier isStoreWell, Supplier<List<InetSocketAddress>> others, Runnable giveUp) {
        this.isStoreWell = isStoreWell;
        this.others = others;
        this.giveUp = giveUp;
    }

    void start() {
        watching.start();
    }

    private void watch() {
        try {
            for (int failures = 0; failures < MOST_FAILURES || !isAnyWell(others.get()); ) {
                Thread.sleep(PAUSE);
                failures = isStoreWell.getAsBoolean() ? 0 : failures + 1;
            }
            giveUp.run();
        } catch (InterruptedException _) {
            // closed
        }
    }

    /** Whether one of these servers is there and well. */
    boolean isAnyWell(List<InetSocketAddress> entrances) {
        return entrances.stream().anyMatch(this::isWell);
    }

    private boolean isWell(InetSocketAddress other) {
        URI health = URI.create("http://" + other.getHostString() + ":" + other.getPort() + "/health");
        try {
            return http.send(HttpRequest.newBuilder(health).timeout(PATIENCE).build(), BodyHandlers.discarding())
                            .statusCode()
                    == WELL;
        } catch (IOException _) {
            return false;
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    @Override
    public void close() {
        watching.interrupt();
        http.shutdownNow();
    }
}
