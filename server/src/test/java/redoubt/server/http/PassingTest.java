package redoubt.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import redoubt.server.cluster.Neighbours;
import redoubt.server.http.Hall.Seated;
import redoubt.server.http.Hall.Told;
import redoubt.server.http.Limits.Rate;
import redoubt.server.session.MemoryStore;

/** Two servers with one store: whatever is asked at the one about a table at the other is passed on. */
class PassingTest {
    private static final int TRY_AGAIN = 1013;

    private final MemoryStore store = new MemoryStore();
    private final Fellow first = new Fellow();
    private final Fellow second = new Fellow();
    private final Hall near = hall(first, Hall.PATIENT);
    private final Hall far = hall(second, Hall.PATIENT);
    /** The entrance of whoever holds every table; people call at the near hall, and the tables are at the far one. */
    private volatile InetSocketAddress holder = second.entrance;

    /** A server that knows by the test who holds the tables. */
    private final class Fellow implements Neighbours {
        private final InetSocketAddress entrance = new InetSocketAddress("127.0.0.1", freePort());
        private final List<Consumer<InetSocketAddress>> told = new CopyOnWriteArrayList<>();
        private volatile boolean isWell = true;

        @Override
        public Optional<InetSocketAddress> entrance() {
            return Optional.of(entrance);
        }

        @Override
        public Optional<InetSocketAddress> holder(String table) {
            return Optional.of(holder).filter(other -> !other.equals(entrance));
        }

        @Override
        public void whenGone(Consumer<InetSocketAddress> listener) {
            told.add(listener);
        }

        @Override
        public void join(Runnable whenCutOff) {
            // there already
        }

        @Override
        public boolean isWell() {
            return isWell;
        }

        @Override
        public int count() {
            return 2;
        }

        @Override
        public void close() {
            // the hall closes by itself
        }
    }

    private Hall hall(Fellow fellow, Limits limits) {
        Hall hall = new Hall(store, limits, fellow);
        hall.tables.holdOnly(_ -> holder.equals(fellow.entrance));
        return hall;
    }

    private static int freePort() {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @AfterEach
    void close() {
        near.close();
        far.close();
    }

    private static String key(Map<?, ?> moment) {
        Map<?, ?> question = (Map<?, ?>) ((Map<?, ?>) moment.get("situation")).get("question");
        return (String) ((Map<?, ?>) ((List<?>) question.get("options")).getFirst()).get("key");
    }

    private void move(Fellow to, Hall from) {
        holder = to.entrance;
        from.tables.release(_ -> true);
    }

    @Test
    void aSocketIsPassedOn() {
        Seated at = near.open("TY-M02", "me", "open");
        try (Guest ada = near.guest();
                Guest watching = far.guest()) {
            Map<?, ?> welcome = ada.greet(at, at.token(), 0);
            watching.greet(at, at.watch(), 0);
            ada.choose(0, 1, key((Map<?, ?>) welcome.get("moment")));
            assertThat(ada.next("Moved")).isEqualTo(watching.next("Moved"));
            ada.choose(0, 1, "no such key");
            assertThat(ada.next("Refused").get("code")).isEqualTo("stale");
            assertThat(near.tables.awake()).isZero();
            assertThat(far.tables.awake()).isEqualTo(1);
        }
    }

    @Test
    void everybodyWhoIsPassedOnHearsTheirOwnTableUntilTheyLeave() {
        Seated at = near.open("TY-M02", "me", "open");
        Seated other = near.open("TY-M02", "me", "open");
        try (Guest ada = near.guest();
                Guest bo = near.guest();
                Guest eve = near.guest()) {
            Map<?, ?> welcome = ada.greet(at, at.token(), 0);
            eve.greet(other, other.watch(), 0);
            try (Guest watching = near.guest()) {
                watching.greet(at, at.watch(), 0);
            }
            bo.greet(at, at.watch(), 0);
            ada.choose(0, 1, key((Map<?, ?>) welcome.get("moment")));
            Map<?, ?> moved = ada.next("Moved");
            assertThat(bo.next("Moved")).isEqualTo(moved);
            near.post(
                    other.path("/choose"),
                    other.token(),
                    "{\"step\":0,\"seat\":1,\"key\":\""
                            + key(near.read(other.path("/moment"), other.token())
                                    .json()) + "\"}");
            assertThat(((Map<?, ?>) eve.next("Moved").get("happening")).get("step"))
                    .isEqualTo(1L);
            assertThat(far.read("/metrics", "").body()).contains("redoubt_sockets 0");
            assertThat(near.read("/metrics", "").body()).contains("redoubt_sockets 3");
        }
    }

    @Test
    void onlyAnotherServerMayPassClientsOn() {
        Told told = near.read(Trunks.PATH, "");
        assertThat(told.status()).isEqualTo(404);
        HttpClient http = HttpClient.newHttpClient();
        assertThat(http.newWebSocketBuilder()
                        .buildAsync(
                                URI.create("ws://127.0.0.1:" + near.server.port() + Trunks.PATH),
                                new WebSocket.Listener() {})
                        .handle((_, failure) -> failure != null)
                        .join())
                .isTrue();
    }

    @Test
    void somebodyOnAPassedSocketIsPresentUntilTheyLeave() {
        Seated at = near.open("TY-M02", "me", "open");
        try (Guest watching = far.guest()) {
            watching.greet(at, at.watch(), 0);
            assertThat(isPresent(watching.next("Seated"))).isFalse();
            try (Guest ada = near.guest()) {
                ada.greet(at, at.token(), 0);
                assertThat(isPresent(watching.next("Seated"))).isTrue();
            }
            assertThat(isPresent(watching.next("Seated"))).isFalse();
        }
    }

    private static boolean isPresent(Map<?, ?> seated) {
        return (Boolean) ((Map<?, ?>) ((List<?>) seated.get("seats")).getFirst()).get("isHere");
    }

    @Test
    void aServerIsAskedWhetherSomebodyIsAtItsTable() {
        Seated at = near.open("TY-M02", "me", "open");
        try (Passing asking = new Passing(first, new Metrics())) {
            assertThat(asking.isUnattended(at.table())).isTrue();
            try (Guest ada = near.guest()) {
                ada.greet(at, at.token(), 0);
                assertThat(asking.isUnattended(at.table())).isFalse();
            }
            holder = new InetSocketAddress("127.0.0.1", freePort());
            assertThat(asking.isUnattended(at.table())).as("nobody answers").isFalse();
        }
        assertThat(near.read(Passing.UNATTENDED + at.table(), "").status())
                .as("only other servers may ask")
                .isEqualTo(404);
    }

    @Test
    void everybodyAtATableHearsAndSeesWhatOthersSayAndPointAt() {
        Seated at = near.open("TY-M02", "me", "open");
        try (Guest ada = near.guest();
                Guest bo = far.guest();
                Guest eve = near.guest()) {
            ada.greet(at, at.token(), 0);
            bo.greet(at, at.watch(), 0);
            ada.say("{\"is\":\"Say\",\"id\":5,\"text\":\"hello there\"}");
            assertThat(ada.next("Said")).isEqualTo(bo.next("Said"));
            ada.say("{\"is\":\"Point\",\"id\":6,\"place\":\"gate\",\"piece\":\"\"}");
            assertThat(ada.next("Pointed")).isEqualTo(bo.next("Pointed"));
            eve.greet(at, at.watch(), 0);
            assertThat(eve.next("Talk").toString()).contains("hello there");
        }
    }

    @Test
    void callsArePassedOnWithTheirTokensBodiesAndRefusals() {
        Seated at = near.open("TY-M02", "me", "open");
        Told moment = near.read(at.path("/moment"), at.token());
        assertThat(moment.status()).isEqualTo(200);
        Told chosen = near.post(
                at.path("/choose"), at.token(), "{\"step\":0,\"seat\":1,\"key\":\"" + key(moment.json()) + "\"}");
        assertThat(chosen.number("step")).isEqualTo(1);
        assertThat(near.read(at.path("/happenings?from=1&to=1"), at.token()).body())
                .isEqualTo(
                        far.read(at.path("/happenings?from=1&to=1"), at.token()).body());
        assertThat(near.read(at.path("/moment"), "nobody").status()).isEqualTo(403);
        assertThat(near.read(at.path("/moment"), "").status()).isEqualTo(401);
        assertThat(near.read("/api/tables/nowhere", at.token()).status()).isEqualTo(404);
        assertThat(near.post(at.path("/choose"), at.token(), "nonsense").text("code"))
                .isEqualTo("malformed");
        Told taken = near.post(
                at.path("/seats/take"), "", "{\"invite\":\"" + at.invite() + "\",\"seat\":2,\"name\":\"Bo\"}");
        assertThat(far.read(at.path(""), taken.text("token")).status()).isEqualTo(200);
        assertThat(near.tables.awake()).isZero();
        assertThat(near.read("/metrics", "").body()).contains("redoubt_passed_on_total 8", "redoubt_servers 2");
    }

    @Test
    void whoeverIsAtATableThatChangesHandsComesBackToIt() {
        Seated at = near.open("TY-M02", "me", "open");
        try (Guest ada = near.guest()) {
            ada.greet(at, at.token(), 0);
            move(first, far);
            assertThat(ada.closeCode()).isEqualTo(TRY_AGAIN);
        }
        try (Guest ada = near.guest();
                Guest bo = far.guest()) {
            ada.greet(at, at.token(), 0);
            bo.greet(at, at.watch(), 0);
            assertThat(near.tables.awake()).isEqualTo(1);
            assertThat(far.tables.awake()).isZero();
        }
    }

    @Test
    void aServerThatNoLongerHoldsATableIsNotAskedTwice() throws InterruptedException {
        Seated at = near.open("TY-M02", "me", "open");
        far.tables.holdOnly(_ -> false);
        Thread moving = Thread.startVirtualThread(() -> {
            try {
                Thread.sleep(300);
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
            }
            holder = first.entrance;
        });
        assertThat(near.read(at.path("/moment"), at.token()).status()).isEqualTo(200);
        moving.join();
        assertThat(near.tables.awake()).isEqualTo(1);
    }

    @Test
    void waysToAServerThatIsGoneAreCut() {
        Seated at = near.open("TY-M02", "me", "open");
        try (Guest ada = near.guest()) {
            ada.greet(at, at.token(), 0);
            first.told.forEach(each -> each.accept(second.entrance));
            assertThat(ada.closeCode()).isEqualTo(TRY_AGAIN);
        }
    }

    @Test
    void aHelloToAServerThatDoesNotAnswerIsRefusedForNow() {
        Seated at = near.open("TY-M02", "me", "open");
        holder = new InetSocketAddress("127.0.0.1", freePort());
        try (Guest ada = near.guest()) {
            ada.say("{\"is\":\"Hello\",\"id\":1,\"version\":1,\"table\":\"" + at.table() + "\",\"token\":\""
                    + at.token() + "\",\"seen\":0}");
            assertThat(ada.next("Refused").get("code")).isEqualTo("closing");
        }
    }

    @Test
    void onlyTheServerThatPeopleCallCountsWhatTheyAsk() {
        Seated at = near.open("TY-M02", "me", "open");
        Fellow third = new Fellow();
        holder = third.entrance;
        try (Hall strict = hall(third, Limits.USUAL.withRates(new Rate(1, 0), new Rate(1, 0)))) {
            for (int i = 0; i < 3; i++) {
                assertThat(near.read(at.path("/moment"), at.token()).status()).isEqualTo(200);
            }
            assertThat(strict.read("/api/games", "").status()).isEqualTo(200);
            assertThat(strict.read("/api/games", "").status()).isEqualTo(429);
        }
    }

    @Test
    void aServerThatIsNotOneOfThemIsNotWell() {
        assertThat(near.read("/health", "").status()).isEqualTo(200);
        first.isWell = false;
        assertThat(near.read("/health", "").status()).isEqualTo(503);
    }
}
