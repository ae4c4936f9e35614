package redoubt.soak;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import redoubt.kernel.json.Json;

/** A table with one person on two screens, and everything that anybody was ever told of it. */
final class SoakTable {
    private final String id;
    private final String token;
    private final String watch;
    private final long pause;
    private final BooleanSupplier isResting;
    private final Map<Integer, String> told = new ConcurrentSkipListMap<>();
    /** At which milliseconds somebody was told of a choice. */
    private final ConcurrentSkipListMap<Long, Integer> answered = new ConcurrentSkipListMap<>();

    private final List<String> contradictions = new CopyOnWriteArrayList<>();
    private final List<Onlooker> onlookers = new CopyOnWriteArrayList<>();

    SoakTable(Map<?, ?> opened, long pause, BooleanSupplier isResting) {
        this.pause = pause;
        this.id = (String) opened.get("table");
        this.token = (String) opened.get("token");
        this.watch = (String) opened.get("watch");
        this.isResting = isResting;
    }

    String id() {
        return id;
    }

    /** How many milliseconds the person thinks at least; three times as long at most. */
    long pause() {
        return pause;
    }

    String watching() {
        return watch;
    }

    boolean isResting() {
        return isResting.getAsBoolean();
    }

    /** A choice that the table says is made: from now on it must be there for ever. */
    void told(Map<?, ?> happening) {
        int step = ((Long) happening.get("step")).intValue();
        String said = happening.get("seat") + " " + happening.get("key");
        answered.put(System.currentTimeMillis(), step);
        String known = told.putIfAbsent(step, said);
        if (known != null && !known.equals(said)) {
            contradictions.add("step " + step + " was " + known + " and is " + said);
        }
    }

    /** Whether a choice has been answered after a moment, or none can be. */
    boolean hasAnsweredSince(long moment) {
        return isOver() || answered.ceilingKey(moment) != null;
    }

    /** When the first choice after a moment was answered; that moment itself if the game was over before. */
    long firstAnswer(long moment) {
        Long first = answered.ceilingKey(moment);
        return first == null ? moment : first;
    }

    int acknowledged() {
        return told.size();
    }

    /** Two screens of the person, one of which plays. */
    void sitDown(int port, RandomGenerator random) {
        add(new Onlooker(port, this, token, true, random));
        add(new Onlooker(port, this, token, false, random));
    }

    void watch(int port, int spectators, RandomGenerator random) {
        for (int i = 0; i < spectators; i++) {
            add(new Onlooker(port, this, watch, false, random));
        }
    }

    private void add(Onlooker onlooker) {
        onlookers.add(onlooker);
        Thread.startVirtualThread(onlooker);
    }

    boolean isOver() {
        return onlookers.stream().anyMatch(Onlooker::isOver);
    }

    void leave() {
        onlookers.forEach(Onlooker::leave);
    }

    String journal(Caller caller) throws IOException {
        return asked(caller, "/journal");
    }

    private String asked(Caller caller, String path) throws IOException {
        HttpResponse<String> answer = caller.get("/api/tables/" + id + path, token);
        assertThat(answer.statusCode())
                .as("%s of table %s: %s", path, id, answer.body())
                .isEqualTo(200);
        return answer.body();
    }

    /** Everything that anybody was told is there. */
    void verifyKept(Caller caller) throws IOException {
        assertThat(contradictions).as("table %s", id).isEmpty();
        Map<Integer, String> kept = new ConcurrentSkipListMap<>();
        List<?> piece = happenings(caller, 1);
        for (int from = 1; !piece.isEmpty(); piece = happenings(caller, from)) {
            for (Object each : piece) {
                Map<?, ?> happening = (Map<?, ?>) each;
                kept.put(((Long) happening.get("step")).intValue(), happening.get("seat") + " " + happening.get("key"));
            }
            from += piece.size();
        }
        assertThat(kept).as("what is kept of table %s", id).containsAllEntriesOf(told);
    }

    /** What is told of the choices from this one on; of a long game it is only a piece. */
    private List<?> happenings(Caller caller, int from) throws IOException {
        return (List<?>) Json.read(asked(caller, "/happenings?from=" + from + "&to=1000000"));
    }

    /** Chooses once more, unless the game is over. */
    void answers(Caller caller) throws IOException {
        Map<?, ?> situation = (Map<?, ?>) Json.read(asked(caller, "/options"));
        if (situation.get("question") instanceof Map<?, ?> question) {
            Map<?, ?> option = (Map<?, ?>) ((List<?>) question.get("options")).getFirst();
            List<?> seats = (List<?>) (option.containsKey("owners") ? option.get("owners") : question.get("seats"));
            HttpResponse<String> answer = caller.post(
                    "/api/tables/" + id + "/choose",
                    token,
                    Json.write(
                            Map.of("step", situation.get("step"), "seat", seats.getFirst(), "key", option.get("key"))));
            assertThat(answer.statusCode())
                    .as("table %s: %s", id, answer.body())
                    .isEqualTo(200);
        }
    }

    /** Everybody on a socket has seen the last step and shows what the server would show a newcomer. */
    boolean isInStep(Caller caller) throws IOException {
        Map<?, ?> moment = (Map<?, ?>) Json.read(asked(caller, "/moment"));
        int step = ((Long) ((Map<?, ?>) moment.get("situation")).get("step")).intValue();
        Object view = moment.get("view");
        return onlookers.stream()
                .allMatch(onlooker -> onlooker.step() == step && onlooker.view().equals(view));
    }
}
