package redoubt.server.session;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import redoubt.kernel.Game;
import redoubt.kernel.json.Json;
import redoubt.server.protocol.Calls.NewTable;
import redoubt.server.protocol.Calls.Opened;
import redoubt.server.protocol.Calls.Sitter;
import redoubt.server.store.Store;
import redoubt.toy.ToyGame;

/** A room with tables for the toy game, and people who remember what they were told. */
final class Room {
    final MemoryStore store = new MemoryStore();
    Tables tables = opened(new ToyGame(), store);

    /** The tables of a program that knows one game. */
    static Tables opened(Game<?> game, Store store) {
        return new Tables(
                shelf(game),
                store,
                InstantSource.fixed(Instant.parse("2026-01-01T12:00:00Z")),
                Pace.AT_ONCE,
                Duration.ofMinutes(2));
    }

    private static Shelf shelf(Game<?> game) {
        return new Shelf() {
            @Override
            public List<Game<?>> all() {
                return List.of(game);
            }

            @Override
            public Optional<Game<?>> named(String id) {
                return id.equals(game.id()) ? Optional.of(game) : Optional.empty();
            }
        };
    }

    /** The process dies and another one takes over the store. */
    void restart() {
        tables = opened(new ToyGame(), store);
    }

    Opened open(Sitter... sitters) {
        return tables.open(new NewTable("toy", "TY-M02", List.of(sitters), List.of(), "Ada", Optional.of(7L), false));
    }

    /** Somebody who listens. */
    static final class Ear implements Listener {
        final List<Map<?, ?>> heard = new ArrayList<>();

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
