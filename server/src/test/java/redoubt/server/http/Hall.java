package redoubt.server.http;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import redoubt.kernel.Game;
import redoubt.kernel.json.Json;
import redoubt.server.cluster.Neighbours;
import redoubt.server.http.Limits.Rate;
import redoubt.server.protocol.Calls.PlayPage;
import redoubt.server.protocol.Calls.PlayPart;
import redoubt.server.protocol.Calls.RuleEntry;
import redoubt.server.session.MemoryStore;
import redoubt.server.session.Pace;
import redoubt.server.session.Shelf;
import redoubt.server.session.Tables;
import redoubt.toy.ToyGame;

/** A server with the toy game on its shelf, and a program that calls it. */
final class Hall implements AutoCloseable {
    static final Limits PATIENT = Limits.USUAL
            .withRates(new Rate(1_000_000, 1_000_000), new Rate(1_000_000, 1_000_000))
            .withOpening(new Rate(1_000_000, 1_000_000));

    private static final Shelf SHELF = new Shelf() {
        private final Game<?> game = new ToyGame();

        @Override
        public List<Game<?>> all() {
            return List.of(game);
        }

        @Override
        public Optional<Game<?>> named(String id) {
            return id.equals(game.id()) ? Optional.of(game) : Optional.empty();
        }
    };

    private static final RuleLibrary RULES = new RuleLibrary() {
        private final RuleEntry entry = new RuleEntry("TY-ACT-01", "toy", "Actions", "en", "Act once.", "house");

        @Override
        public Optional<RuleEntry> entry(String id, String language) {
            return id.equals(entry.id()) ? Optional.of(entry) : Optional.empty();
        }

        @Override
        public List<RuleEntry> entries(String game, String language) {
            return game.equals("toy") ? List.of(entry) : List.of();
        }

        @Override
        public Optional<PlayPage> howToPlay(String game, String language) {
            var part = new PlayPart("Act", Optional.empty(), "Act once.", List.of("TY-ACT-01"));
            return game.equals("toy")
                    ? Optional.of(new PlayPage("toy", "en", "The gate on one page", List.of(part)))
                    : Optional.empty();
        }
    };

    final MemoryStore store;
    final Tables tables;
    final TableServer server;
    private final HttpClient client = HttpClient.newHttpClient();

    Hall() {
        this(PATIENT);
    }

    Hall(Limits limits) {
        this(limits, 0);
    }

    Hall(Limits limits, int port) {
        this(limits, port, false);
    }

    Hall(Limits limits, int port, boolean isBehindProxy) {
        this(new MemoryStore(), limits, port, isBehindProxy, Neighbours.NONE);
    }

    /** One of several halls with the same store. */
    Hall(MemoryStore store, Limits limits, Neighbours neighbours) {
        this(store, limits, 0, false, neighbours);
    }

    private Hall(MemoryStore store, Limits limits, int port, boolean isBehindProxy, Neighbours neighbours) {
        this.store = store;
        this.tables = new Tables(SHELF, store, InstantSource.system(), Pace.AT_ONCE, Duration.ofMinutes(2));
        ServerSettings settings =
                new ServerSettings("127.0.0.1", port, List.of("https://table.example.org"), isBehindProxy, limits);
        server = TableServer.start(tables, store::isWell, RULES, new Metrics(), settings, neighbours);
    }

    /** The answer to a call. */
    record Told(int status, String body) {
        Map<?, ?> json() {
            return (Map<?, ?>) Json.read(body);
        }

        String text(String member) {
            return (String) json().get(member);
        }

        int number(String member) {
            return ((Long) json().get(member)).intValue();
        }
    }

    /** A table of two seats, both of one person. */
    record Seated(String table, String token, String invite, String watch) {
        String path(String rest) {
            return "/api/tables/" + table + rest;
        }
    }

    Seated open(String mission, String... sitters) {
        String seats = "\"" + String.join("\",\"", sitters) + "\"";
        Told opened = post(
                "/api/tables",
                "",
                "{\"game\":\"toy\",\"mission\":\"" + mission + "\",\"seats\":[" + seats
                        + "],\"settings\":[],\"name\":\"Ada\",\"seed\":7,\"isDiceTold\":false}");
        return new Seated(opened.text("table"), opened.text("token"), opened.text("invite"), opened.text("watch"));
    }

    Told read(String path, String token) {
        return send(request(path, token).GET().build());
    }

    Told post(String path, String token, String body) {
        return send(request(path, token).POST(BodyPublishers.ofString(body)).build());
    }

    Told post(String path, String token, byte[] body) {
        return send(request(path, token).POST(BodyPublishers.ofByteArray(body)).build());
    }

    /** A call whose answer is waited for later. */
    CompletableFuture<Told> posted(String path, String token, byte[] body) {
        return client.sendAsync(
                        request(path, token)
                                .POST(BodyPublishers.ofByteArray(body))
                                .build(),
                        BodyHandlers.ofString())
                .thenApply(response -> new Told(response.statusCode(), response.body()));
    }

    HttpRequest.Builder request(String path, String token) {
        HttpRequest.Builder request = HttpRequest.newBuilder(uri("http", path)).timeout(Duration.ofSeconds(20));
        return token.isEmpty() ? request : request.header("Authorization", "Bearer " + token);
    }

    Told send(HttpRequest request) {
        HttpResponse<String> response = answer(request);
        return new Told(response.statusCode(), response.body());
    }

    HttpResponse<String> answer(HttpRequest request) {
        try {
            return client.send(request, BodyHandlers.ofString());
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    Guest guest() {
        return Guest.arrive(client, uri("ws", "/api/socket"), Map.of());
    }

    Guest guestFrom(String origin) {
        return guestWith("Origin", origin);
    }

    Guest guestWith(String header, String value) {
        return Guest.arrive(client, uri("ws", "/api/socket"), Map.of(header, value));
    }

    private URI uri(String scheme, String path) {
        return URI.create(scheme + "://127.0.0.1:" + server.port() + path);
    }

    @Override
    public void close() {
        server.close();
        client.close();
    }
}
