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
import java.util.random.RandomGenerator;
import redoubt.kernel.json.Json;
import redoubt.server.protocol.Protocol;

/** Opens tables of one mission and seats people at them, each with a socket. */
final class Opener implements Opening {
    private final int port;
    private final int seats;
    private final String game;
    private final String mission;
    private final List<Map<String, Object>> settings;
    private final HttpClient http = HttpClient.newHttpClient();

    Opener(int port, int seats, String game, String mission, List<Map<String, Object>> settings) {
        this.port = port;
        this.seats = seats;
        this.game = game;
        this.mission = mission;
        this.settings = settings;
    }

    @Override
    public LoadTable open(RandomGenerator random) {
        List<String> sitters = new ArrayList<>(Collections.nCopies(seats, "open"));
        sitters.set(0, "me");
        Map<?, ?> opened = post(
                "/api/tables",
                Map.of(
                        "game", game,
                        "mission", mission,
                        "seats", sitters,
                        "settings", settings,
                        "name", "Seat 1",
                        "isDiceTold", false));
        String table = (String) opened.get("table");
        List<LoadSocket> sockets = new ArrayList<>();
        for (int seat = 1; seat <= seats; seat++) {
            sockets.add(seated(table, seat == 1 ? opened.get("token") : taken(table, opened.get("invite"), seat)));
        }
        LoadTable laid = new LoadTable(sockets);
        for (int client = 0; client < seats; client++) {
            welcome(laid, client, random);
        }
        return laid;
    }

    private Object taken(String table, Object invite, int seat) {
        Map<String, Object> wanted = Map.of("invite", invite, "seat", (long) seat, "name", "Seat " + seat);
        return post("/api/tables/" + table + "/seats/take", wanted).get("token");
    }

    private LoadSocket seated(String table, Object token) {
        LoadSocket socket = LoadSocket.connect(port);
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
                    HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
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
