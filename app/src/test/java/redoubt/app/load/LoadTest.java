package redoubt.app.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import redoubt.app.desk.Games;
import redoubt.app.table.GameShelf;
import redoubt.kernel.SetUp;
import redoubt.server.http.Limits;
import redoubt.server.http.Metrics;
import redoubt.server.http.RuleLibrary;
import redoubt.server.http.ServerSettings;
import redoubt.server.http.TableServer;
import redoubt.server.protocol.Calls.PlayPage;
import redoubt.server.protocol.Calls.RuleEntry;
import redoubt.server.session.Pace;
import redoubt.server.session.Tables;
import redoubt.server.store.Store;
import redoubt.server.store.Stores;
import redoubt.toy.ToyGame;

/** The load against a real server with the toy game. */
@Timeout(60)
class LoadTest {
    private static final RuleLibrary NO_RULES = new RuleLibrary() {
        @Override
        public Optional<RuleEntry> entry(String id, String language) {
            return Optional.empty();
        }

        @Override
        public List<RuleEntry> entries(String game, String language) {
            return List.of();
        }

        @Override
        public Optional<PlayPage> howToPlay(String game, String language) {
            return Optional.empty();
        }
    };

    @TempDir
    private Path folder;

    private final List<LoadTable> opened = Collections.synchronizedList(new ArrayList<>());
    private TableServer server;
    private Load load;

    @BeforeEach
    void start() {
        Store store = Stores.open("jdbc:sqlite:" + folder.resolve("tables.db"));
        Tables tables = new Tables(
                new GameShelf(Games.of(new ToyGame())),
                store,
                InstantSource.system(),
                Pace.AT_ONCE,
                Duration.ofMinutes(2));
        Limits.Rate any = new Limits.Rate(1_000_000, 1_000_000);
        server = TableServer.start(
                tables,
                store::isWell,
                NO_RULES,
                new Metrics(),
                new ServerSettings(
                        "127.0.0.1",
                        0,
                        List.of(),
                        false,
                        Limits.USUAL.withRates(any, any).withOpening(any)));
        Opener opener =
                new Opener(List.of(server.port()), SetUp.of("toy", "TY-M02").withSeats(2), 3, true);
        load = new Load(random -> {
            LoadTable table = opener.open(random);
            opened.add(table);
            return table;
        });
    }

    @AfterEach
    void stop() {
        load.close();
        server.close();
    }

    private LoadResult play(double rate, double seconds) {
        return load.play(rate, seconds, () -> Duration.ZERO);
    }

    @Test
    void everybodyIsToldOfEveryChoiceAndGamesThatEndAreReplaced() {
        load.open(3);
        LoadResult result = play(100, 2);
        assertThat(result.errors()).as(load.firstError()).isZero();
        assertThat(load.firstError()).isEmpty();
        assertThat(result.wanted()).isEqualTo(100);
        assertThat(result.bytesPerDelivery()).isBetween(50.0, 5_000.0);
        assertThat(result.fromSent().count()).isBetween(20, 200);
        assertThat(result.fromDue().milliseconds(0.5))
                .isGreaterThanOrEqualTo(result.fromSent().milliseconds(0.5));
        assertThat(load.opened()).as("a game of the toy is soon over").isGreaterThan(3);
    }

    @Test
    void aRefusalIsAnError() {
        load.open(2);
        opened.getFirst().sockets().getFirst().say("{\"is\":\"Undo\",\"id\":1,\"step\":77}");
        LoadResult result = play(20, 0.5);
        assertThat(result.errors()).isEqualTo(1);
        assertThat(load.firstError()).contains("Refused").contains("moved on");
        assertThat(result.isSustained()).isFalse();
        assertThat(play(20, 0.2).errors())
                .as("each time of load counts its own")
                .isZero();
    }

    @Test
    void aGameThatCannotBeReplacedIsAnError() {
        AtomicInteger left = new AtomicInteger(1);
        Opener opener =
                new Opener(List.of(server.port()), SetUp.of("toy", "TY-M01").withSeats(1), 0, false);
        try (Load one = new Load(random -> {
            if (left.getAndDecrement() == 0) {
                throw new IllegalStateException("the room is full");
            }
            return opener.open(random);
        })) {
            one.open(1);
            LoadResult result = one.play(200, 2, () -> Duration.ZERO);
            assertThat(result.errors()).isEqualTo(1);
            assertThat(one.firstError()).isEqualTo("no new table: the room is full");
            assertThat(one.opened()).isEqualTo(1);
        }
    }

    @Test
    void aSocketThatBreaksOffIsAnError() {
        load.open(2);
        server.close();
        LoadResult result = play(10, 0.05);
        assertThat(result.errors()).isPositive();
        assertThat(load.firstError()).isNotBlank();
    }
}
