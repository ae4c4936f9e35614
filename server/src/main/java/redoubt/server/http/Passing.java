package redoubt.server.http;

import java.io.IOException;
import java.net.ConnectException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpConnectTimeoutException;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import redoubt.server.cluster.Neighbours;
import redoubt.server.http.Route.Method;
import redoubt.server.protocol.Fault;

/** Passes calls and sockets on to the server that holds their table. */
final class Passing implements AutoCloseable {
    /** The answer of a server that does not hold the table: it has changed hands meanwhile. */
    static final int NOT_HERE = 421;

    /** Where servers ask one another whether somebody is at a table, whose id follows. */
    static final String UNATTENDED = "/api/unattended/";

    private static final Duration LONGEST_SEARCH = Duration.ofSeconds(8);
    private static final Duration PAUSE = Duration.ofMillis(100);
    private static final Duration CONNECT = Duration.ofSeconds(2);
    private static final Duration ANSWER = Duration.ofSeconds(30);

    private final Neighbours neighbours;
    private final Metrics metrics;
    private final HttpClient http = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(CONNECT)
            .executor(Executors.newVirtualThreadPerTaskExecutor())
            .build();
    private final Map<InetSocketAddress, Trunk> trunks = new ConcurrentHashMap<>();

    Passing(Neighbours neighbours, Metrics metrics) {
        this.neighbours = neighbours;
        this.metrics = metrics;
        neighbours.whenGone(this::cut);
    }

    /** The answer of another server to a call about a table, unless that table is here. */
    Optional<Answer> elsewhere(String table, Route route, Asked asked) {
        Optional<byte[]> body = route.method() == Method.POST ? Optional.of(asked.sent()) : Optional.empty();
        long end = System.nanoTime() + LONGEST_SEARCH.toNanos();
        while (System.nanoTime() < end) {
            Optional<InetSocketAddress> holder = neighbours.holder(table);
            if (holder.isEmpty()) {
                return Optional.empty();
            }
            Optional<Answer> answer = answer(request(holder.get(), asked, body), route.method() == Method.GET);
            if (answer.isPresent()) {
                metrics.passedOn();
                return answer;
            }
            pause();
        }
        throw changingHands();
    }

    /** Whether a server says that nobody is at a table it holds. */
    boolean isUnattended(String table) {
        return neighbours
                .holder(table)
                .flatMap(holder -> answer(
                        HttpRequest.newBuilder(URI.create("http://" + authority(holder) + UNATTENDED + table))
                                .timeout(ANSWER)
                                .build(),
                        true))
                .filter(answer -> answer.body().equals(String.valueOf(true)))
                .isPresent();
    }

    static CallRefused changingHands() {
        return new CallRefused(Fault.CLOSING, "this table is going to another server; try again");
    }

    private static HttpRequest request(InetSocketAddress holder, Asked asked, Optional<byte[]> body) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create("http://" + authority(holder) + asked.uri()))
                .timeout(ANSWER);
        asked.header("Authorization").ifPresent(token -> request.header("Authorization", token));
        body.ifPresent(bytes -> request.POST(BodyPublishers.ofByteArray(bytes)));
        return request.build();
    }

    /** The answer; none if the call can be made once more, elsewhere. */
    private Optional<Answer> answer(HttpRequest request, boolean isRepeatable) {
        try {
            HttpResponse<String> answer = http.send(request, BodyHandlers.ofString());
            return answer.statusCode() == NOT_HERE ? Optional.empty() : Optional.of(answer(answer));
        } catch (ConnectException | HttpConnectTimeoutException _) {
            return Optional.empty();
        } catch (IOException _) {
            if (isRepeatable) {
                return Optional.empty();
            }
            throw new CallRefused(Fault.FAILED, "the server with this table is gone; look whether it was kept");
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw changingHands();
        }
    }

    private static Answer answer(HttpResponse<String> answer) {
        return new Answer(
                answer.statusCode(), answer.headers().firstValue("Content-Type").orElse(Answer.JSON), answer.body());
    }

    private static void pause() {
        try {
            Thread.sleep(PAUSE);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw changingHands();
        }
    }

    /** A way for one client to a table, unless that is here. */
    Optional<Passage> way(String table, Line client) {
        return neighbours.holder(table).map(holder -> {
            Passage passage = trunks.computeIfAbsent(holder, this::trunk).passage(client);
            metrics.passedOn();
            return passage;
        });
    }

    private Trunk trunk(InetSocketAddress holder) {
        return new Trunk(http, holder, over -> trunks.remove(holder, over));
    }

    /** A server that is gone does not always say goodbye. */
    private void cut(InetSocketAddress gone) {
        Optional.ofNullable(trunks.get(gone)).ifPresent(Trunk::cut);
    }

    static String authority(InetSocketAddress address) {
        String host = address.getHostString();
        return (host.contains(":") ? "[" + host + "]" : host) + ":" + address.getPort();
    }

    @Override
    public void close() {
        trunks.values().forEach(Trunk::cut);
        http.shutdownNow();
    }
}
