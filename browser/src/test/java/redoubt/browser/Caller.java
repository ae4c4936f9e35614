package redoubt.browser;

import com.google.gson.Gson;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.StreamSupport;

/** A program that plays over the plain HTTP interface, to bring a table where a test wants it. */
final class Caller {
    private static final HttpClient CLIENT = HttpClient.newHttpClient();
    private static final int LONGEST = 2_000;

    /** A file so small that packing would make it longer, in bytes. */
    private static final int TINY = 100;

    private final String address;

    Caller(String address) {
        this.address = address;
    }

    /** A table with the key to its first seat and the codes of its links. */
    record Opened(String table, String token, String invite, String watch) {}

    /** A table of White Death as a given seed deals it. */
    Opened open(String mission, long seed, String... seats) {
        List<?> dealt = List.of(Map.of("name", "starting", "values", List.of("dealt")));
        return open("white-death", mission, dealt, seed, seats);
    }

    /** A table of any game, also of one that is not on the shelf. */
    Opened open(String game, String mission, List<?> settings, long seed, String... seats) {
        return open(game, mission, settings, seed, false, seats);
    }

    /** A table beside a box: people roll its dice and draw its cards, and tell the table of them. */
    Opened openBeside(String game, String mission, String... seats) {
        return open(game, mission, List.of(), 1, true, seats);
    }

    private Opened open(String game, String mission, List<?> settings, long seed, boolean isTold, String... seats) {
        Map<String, Object> wanted = Map.of(
                "game",
                game,
                "mission",
                mission,
                "seats",
                List.of(seats),
                "settings",
                settings,
                "name",
                "Ada",
                "seed",
                seed,
                "isDiceTold",
                isTold,
                "areCardsTold",
                isTold);
        return new Gson().fromJson(post("/api/tables", "", wanted), Opened.class);
    }

    /** Takes a seat that is open; the key to it. */
    Opened join(Opened table, int seat, String name) {
        String taken = post(
                "/api/tables/" + table.table() + "/seats/take",
                "",
                Map.of("invite", table.invite(), "seat", seat, "name", name));
        String token =
                JsonParser.parseString(taken).getAsJsonObject().get("token").getAsString();
        return new Opened(table.table(), token, table.invite(), table.watch());
    }

    /** Plays for the people of the seats, at random but always the same way, until it is as wanted or the game is over. */
    JsonObject playUntil(Predicate<JsonObject> isWanted, Opened... seats) {
        Random random = new Random(1);
        for (int i = 0; i < LONGEST; i++) {
            JsonObject situation = situation(seats[0]);
            if (situation.has("verdict") || isWanted.test(situation)) {
                return situation;
            }
            int seat = firstSeat(situation);
            choose(seats[seat - 1], seat, situation, random);
        }
        throw new AssertionError("the game did not come to what was wanted in " + LONGEST + " choices");
    }

    /** Chooses the first option whose key contains this. */
    void choose(Opened table, String part) {
        JsonObject situation = situation(table);
        JsonObject question = situation.getAsJsonObject("question");
        String key = StreamSupport.stream(question.getAsJsonArray("options").spliterator(), false)
                .map(option -> option.getAsJsonObject().get("key").getAsString())
                .filter(each -> each.contains(part))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no " + part + " among the options of " + question));
        send(table, firstSeat(situation), situation, key);
    }

    /** The first seat that may answer. */
    private static int firstSeat(JsonObject situation) {
        JsonObject question = situation.getAsJsonObject("question");
        return question.getAsJsonArray("seats").get(0).getAsInt();
    }

    /** Why the table does not take a choice; an error if it does. */
    String refusal(Opened table, String key) {
        JsonObject situation = situation(table);
        int seat = firstSeat(situation);
        try {
            send(table, seat, situation, key);
        } catch (AssertionError refused) {
            return refused.getMessage();
        }
        throw new IllegalStateException("the table took " + key);
    }

    /** Ends a turn if that is offered, else chooses the first option: the shortest way to what happens by itself. */
    void pass(Opened table) {
        JsonObject situation = situation(table);
        JsonObject question = situation.getAsJsonObject("question");
        List<String> keys = StreamSupport.stream(
                        question.getAsJsonArray("options").spliterator(), false)
                .map(option -> option.getAsJsonObject().get("key").getAsString())
                .toList();
        String key = keys.stream().filter(Caller::isEnd).findFirst().orElse(keys.getFirst());
        send(table, firstSeat(situation), situation, key);
    }

    private static boolean isEnd(String key) {
        return key.equals("end turn") || key.startsWith("rest ");
    }

    /** Makes the choices of a journal, one after the other, for the people of one table. */
    void follow(Opened table, List<String> keys) {
        for (String key : keys) {
            JsonObject situation = situation(table);
            int seat = firstSeat(situation);
            send(table, seat, situation, key);
        }
    }

    /** The name of the question that is asked now. */
    static String asked(JsonObject situation) {
        return situation.getAsJsonObject("question").get("name").getAsString();
    }

    JsonObject situation(Opened table) {
        return JsonParser.parseString(get("/api/tables/" + table.table() + "/options", table.token()))
                .getAsJsonObject();
    }

    private void choose(Opened table, int seat, JsonObject situation, Random random) {
        var options = situation.getAsJsonObject("question").getAsJsonArray("options");
        JsonObject option = options.get(random.nextInt(options.size())).getAsJsonObject();
        send(table, seat, situation, option.get("key").getAsString());
    }

    private void send(Opened table, int seat, JsonObject situation, String key) {
        Map<String, Object> choice = Map.of("step", situation.get("step").getAsInt(), "seat", seat, "key", key);
        post("/api/tables/" + table.table() + "/choose", table.token(), choice);
    }

    /** Whether some option of the question shows its odds. */
    static boolean hasOdds(JsonObject situation) {
        return StreamSupport.stream(
                        situation
                                .getAsJsonObject("question")
                                .getAsJsonArray("options")
                                .spliterator(),
                        false)
                .anyMatch(option -> option.getAsJsonObject().get("hasOdds").getAsBoolean());
    }

    String get(String path, String token) {
        return answer(
                HttpRequest.newBuilder(URI.create(address).resolve(path)).header("Authorization", "Bearer " + token));
    }

    /** How many bytes of a file go over the line. */
    int packedSize(String file) {
        HttpResponse<byte[]> packed = send(
                HttpRequest.newBuilder(URI.create(file)).header("Accept-Encoding", "gzip"),
                HttpResponse.BodyHandlers.ofByteArray());
        boolean isPacked = packed.headers().firstValue("content-encoding").equals(Optional.of("gzip"));
        if (!isPacked && packed.body().length > TINY) {
            throw new AssertionError(file + " is not sent packed");
        }
        return packed.body().length;
    }

    private String post(String path, String token, Object body) {
        return answer(HttpRequest.newBuilder(URI.create(address).resolve(path))
                .header("Authorization", "Bearer " + token)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(new Gson().toJson(body))));
    }

    private static String answer(HttpRequest.Builder request) {
        return send(request, HttpResponse.BodyHandlers.ofString()).body();
    }

    private static <X> HttpResponse<X> send(HttpRequest.Builder request, HttpResponse.BodyHandler<X> body) {
        try {
            HttpResponse<X> response = CLIENT.send(request.build(), body);
            if (response.statusCode() >= 300) {
                throw new AssertionError(response.statusCode() + " for " + request.build() + ": " + response.body());
            }
            return response;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        }
    }
}
