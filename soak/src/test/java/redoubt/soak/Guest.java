package redoubt.soak;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import redoubt.kernel.json.Json;

/** Somebody alone at a table who chooses at random over HTTP and notes every choice that the table has acknowledged. */
final class Guest {
    private static final Duration PATIENCE = Duration.ofSeconds(20);
    private static final Duration A_LITTLE = Duration.ofMillis(20);
    private static final int TOO_OFTEN = 429;

    private final HttpClient http;
    private final RandomGenerator random;
    private final String table;
    private final String token;
    private final List<String> acknowledged = new ArrayList<>();

    private Guest(HttpClient http, RandomGenerator random, String table, String token) {
        this.http = http;
        this.random = random;
        this.table = table;
        this.token = token;
    }

    static Guest open(int port, String address, String game, String mission, long seed)
            throws IOException, InterruptedException {
        return open(port, address, game, mission, List.of(), seed);
    }

    /** Opens a table for the first mission of a campaign. */
    static Guest openCampaign(int port, String address, String game, String mission, String campaign, long seed)
            throws IOException, InterruptedException {
        List<?> settings = List.of(Map.of("name", "campaign", "values", List.of(campaign)));
        return open(port, address, game, mission, settings, seed);
    }

    private static Guest open(int port, String address, String game, String mission, List<?> settings, long seed)
            throws IOException, InterruptedException {
        HttpClient http = HttpClient.newBuilder()
                .localAddress(InetAddress.getByName(address))
                .version(HttpClient.Version.HTTP_1_1)
                .build();
        Map<String, Object> wanted = Map.of(
                "game",
                game,
                "mission",
                mission,
                "seats",
                List.of("me"),
                "settings",
                settings,
                "name",
                "Ann",
                "isDiceTold",
                false);
        HttpResponse<String> answer = http.send(
                HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/api/tables"))
                        .POST(BodyPublishers.ofString(Json.write(wanted)))
                        .build(),
                BodyHandlers.ofString());
        assertThat(answer.statusCode()).as(answer.body()).isBetween(200, 299);
        Map<?, ?> opened = (Map<?, ?>) Json.read(answer.body());
        return new Guest(
                http, RandomGeneratorFactory.of("L64X128MixRandom").create(seed), (String) opened.get("table"), (String)
                        opened.get("token"));
    }

    /** Step, seat and key of every acknowledged choice. */
    List<String> acknowledged() {
        return acknowledged;
    }

    /** The choices that the table has, as they would be acknowledged. */
    List<String> kept(int port) throws IOException, InterruptedException {
        List<String> kept = new ArrayList<>();
        for (Object happening : (List<?>) asked(port, "/happenings?from=1&to=1000000")) {
            Map<?, ?> members = (Map<?, ?>) happening;
            kept.add(line((Long) members.get("step"), members.get("seat"), members.get("key")));
        }
        return kept;
    }

    /** Begins what follows in the campaign and returns its table. */
    String sequel(int port) throws IOException, InterruptedException {
        Map<?, ?> begun = (Map<?, ?>) answer(request(port, "/sequel").POST(BodyPublishers.noBody()));
        return (String) begun.get("table");
    }

    /** The tables of the campaign along its road. */
    List<String> road(int port) throws IOException, InterruptedException {
        List<String> tables = new ArrayList<>();
        for (Object stop : (List<?>) ((Map<?, ?>) asked(port, "/campaign")).get("road")) {
            for (Object attempt : (List<?>) ((Map<?, ?>) stop).get("attempts")) {
                tables.add((String) ((Map<?, ?>) attempt).get("table"));
            }
        }
        return tables;
    }

    /** The same person at another table, where the same token is valid. */
    Guest at(String other) {
        return new Guest(http, random, other, token);
    }

    String table() {
        return table;
    }

    /** What was kept counts, also where the answer got lost. */
    void sawKept(List<String> kept) {
        acknowledged.clear();
        acknowledged.addAll(kept);
    }

    /** Makes one more choice, unless the game is over. */
    boolean playOn(int port) throws IOException, InterruptedException {
        Map<?, ?> situation = (Map<?, ?>) asked(port, "/options");
        if (!(situation.get("question") instanceof Map<?, ?> question)) {
            return false;
        }
        List<?> options = (List<?>) question.get("options");
        Object key = ((Map<?, ?>) options.get(random.nextInt(options.size()))).get("key");
        Object seat = ((List<?>) question.get("seats")).getFirst();
        Map<?, ?> reached = (Map<?, ?>) answer(request(port, "/choose")
                .POST(BodyPublishers.ofString(
                        Json.write(Map.of("step", situation.get("step"), "seat", seat, "key", key)))));
        acknowledged.add(line((Long) reached.get("step"), seat, key));
        return true;
    }

    /** Plays as fast as it can until the game is over or the table gone. */
    void playUntilBroken(int port, AtomicBoolean isPlaying) {
        try {
            while (isPlaying.get() && playOn(port)) {
                // the next one
            }
        } catch (IOException _) {
            // killed
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private static String line(long step, Object seat, Object key) {
        return step + " " + seat + " " + key;
    }

    private Object asked(int port, String path) throws IOException, InterruptedException {
        return answer(request(port, path));
    }

    private HttpRequest.Builder request(int port, String path) {
        return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/api/tables/" + table + path))
                .timeout(PATIENCE)
                .header("Authorization", "Bearer " + token);
    }

    private Object answer(HttpRequest.Builder request) throws IOException, InterruptedException {
        HttpResponse<String> answer = http.send(request.build(), BodyHandlers.ofString());
        while (answer.statusCode() == TOO_OFTEN) {
            Thread.sleep(A_LITTLE);
            answer = http.send(request.build(), BodyHandlers.ofString());
        }
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        return Json.read(answer.body());
    }

    @Override
    public String toString() {
        return "table " + table;
    }
}
