package redoubt.app.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.random.RandomGenerator;
import redoubt.kernel.SetUp;
import redoubt.kernel.json.Json;
import redoubt.server.protocol.Protocol;

/** Opens tables of one mission and seats people at them, each with a socket, and spectators beside them. */
final class Opener implements Opening {
    /** Where to call, each time at the next. */
    private final List<Integer> ports;

    private final AtomicInteger calls = new AtomicInteger();
    private final SetUp setUp;
    private final int spectators;
    private final boolean isCompressing;
    private final HttpClient http = HttpClient.newHttpClient();

    Opener(List<Integer> ports, SetUp setUp, int spectators, boolean isCompressing) {
        this.ports = List.copyOf(ports);
        this.setUp = setUp;
        this.spectators = spectators;
        this.isCompressing = isCompressing;
    }

    private int port() {
        return ports.get(Math.floorMod(calls.getAndIncrement(), ports.size()));
    }

    @Override
    public LoadTable open(RandomGenerator random) {
        List<String> sitters = new ArrayList<>(Collections.nCopies(setUp.seats(), "open"));
        sitters.set(0, "me");
        Map<?, ?> opened = post(
                "/api/tables",
                Map.of(
                        "game",
                        setUp.game(),
                        "mission",
                        setUp.mission(),
                        "seats",
                        sitters,
                        "settings",
                        settings(),
                        "name",
                        "Seat 1",
                        "isDiceTold",
                        false));
        String table = (String) opened.get("table");
        List<LoadSocket> sockets = new ArrayList<>();
        for (int seat = 1; seat <= setUp.seats(); seat++) {
            sockets.add(come(table, seat == 1 ? opened.get("token") : taken(table, opened.get("invite"), seat)));
        }
        for (int i = 0; i < spectators; i++) {
            sockets.add(come(table, opened.get("watch")));
        }
        LoadTable laid = new LoadTable(sockets);
        for (int client = 0; client < sockets.size(); client++) {
            welcome(laid, client, random);
        }
        return laid;
    }

    private List<Map<String, Object>> settings() {
        return setUp.settings().stream()
                .map(setting -> Map.<String, Object>of("name", setting.name(), "values", setting.values()))
                .toList();
    }

    private Object taken(String table, Object invite, int seat) {
        Map<String, Object> wanted = Map.of("invite", invite, "seat", (long) seat, "name", "Seat " + seat);
        return post("/api/tables/" + table + "/seats/take", wanted).get("token");
    }

    private LoadSocket come(String table, Object token) {
        LoadSocket socket = LoadSocket.connect(port(), isCompressing);
        long version = Protocol.VERSION;
        socket.say(Json.write(
                Map.of("is", "Hello", "id", 0L, "version", version, "table", table, "token", token, "seen", 0L)));
        return socket;
    }

    private static void welcome(LoadTable table, int client, RandomGenerator random) {
        boolean[] isWelcome = {false};
        try {
            while (!isWelcome[0]) {
                table.sockets().get(client).read(message -> {
                    isWelcome[0] |= message.isWelcome();
                    table.hear(client, message, random);
                });
            }
            table.sockets().get(client).channel().configureBlocking(false);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Map<?, ?> post(String path, Map<String, Object> body) {
        try {
            var answer = http.send(
                    HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port() + path))
                            .POST(BodyPublishers.ofString(Json.write(body)))
                            .build(),
                    BodyHandlers.ofString());
            if (answer.statusCode() / 100 != 2) {
                throw new IllegalStateException(path + " was refused: " + answer.body());
            }
            return (Map<?, ?>) Json.read(answer.body());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException("interrupted while opening a table", e);
        }
    }
}
