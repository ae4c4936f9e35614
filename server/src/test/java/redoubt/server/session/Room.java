package redoubt.server.session;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import redoubt.kernel.Game;
import redoubt.kernel.json.Json;
import redoubt.server.protocol.Calls.NewTable;
import redoubt.server.protocol.Calls.Opened;
import redoubt.server.protocol.Calls.Sitter;
import redoubt.server.protocol.TableMessage.Question;
import redoubt.server.protocol.TableMessage.Situation;
import redoubt.server.store.Store;
import redoubt.toy.ToyGame;

/** A room with tables for the toy game, and people who remember what they were told. */
final class Room {
    final MemoryStore store = new MemoryStore();
    private final Map<String, Runnable> asked = new ConcurrentHashMap<>();
    Tables tables = opened(shelf(new ToyGame(), asked), store);

    /** The tables of a program that knows one game. */
    static Tables opened(Game<?> game, Store store) {
        return opened(shelf(game, Map.of()), store);
    }

    private static Tables opened(Shelf shelf, Store store) {
        return new Tables(
                shelf,
                store,
                InstantSource.fixed(Instant.parse("2026-01-01T12:00:00Z")),
                Pace.AT_ONCE,
                Duration.ofMinutes(2));
    }

    static Shelf shelf(Game<?> game) {
        return shelf(game, Map.of());
    }

    private static Shelf shelf(Game<?> game, Map<String, Runnable> asked) {
        return new Shelf() {
            @Override
            public List<Game<?>> all() {
                return List.of(game);
            }

            @Override
            public Optional<Game<?>> named(String id) {
                asked.getOrDefault(id, () -> {}).run();
                return id.equals(game.id()) ? Optional.of(game) : Optional.empty();
            }
        };
    }

    /** Does something whenever a game of this name is looked for. */
    void whenAskedFor(String name, Runnable work) {
        asked.put(name, work);
    }

    /** The process dies and another one takes over the store. */
    void restart() {
        tables = opened(new ToyGame(), store);
    }

    Opened open(Sitter... sitters) {
        return tables.open(new NewTable("toy", "TY-M02", List.of(sitters), List.of(), "Ada", Optional.of(7L), false));
    }

    /** Makes so many choices with the first option each, and returns the step that is reached. */
    int play(Opened opened, int choices) {
        Session session = tables.session(opened.table());
        int step = 0;
        for (int i = 0; i < choices; i++) {
            Situation now = session.moment(opened.token()).situation();
            Question question = now.question().orElseThrow();
            String key = question.options().getFirst().key();
            step = session.choose(opened.token(), now.step(), question.seats().getFirst(), key)
                    .step();
        }
        return step;
    }

    /** Somebody who listens. */
    static final class Ear implements Listener {
        final List<Map<?, ?>> heard = new ArrayList<>();

        volatile boolean isSentAway;

        @Override
        public void sendAway() {
            isSentAway = true;
        }

        @Override
        public synchronized void tell(Message message) {
            heard.add((Map<?, ?>) Json.read(message.text()));
        }

        synchronized List<Object> kinds() {
            return heard.stream().<Object>map(message -> message.get("is")).toList();
        }

        synchronized Map<?, ?> last(String kind) {
            return heard.reversed().stream()
                    .filter(message -> message.get("is").equals(kind))
                    .findFirst()
                    .orElseThrow();
        }
    }
}
