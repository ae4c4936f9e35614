package redoubt.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import redoubt.kernel.Game;
import redoubt.server.cluster.ClusterBox.Place;
import redoubt.server.cluster.Neighbours;
import redoubt.server.session.Pace;
import redoubt.server.session.Shelf;
import redoubt.server.session.Tables;
import redoubt.server.store.Store;
import redoubt.server.store.Stores;
import redoubt.toy.ToyGame;

/** Servers that find one another on this machine and share out the tables. */
class ClusterNodeTest {
    private static final long PATIENCE = 40_000;
    private static final List<String> TABLES =
            IntStream.range(0, 500).mapToObj(n -> "table" + n).toList();

    private final List<Server> servers = new ArrayList<>();
    private final List<InetSocketAddress> addresses = List.of(freeAddress(), freeAddress());

    @TempDir
    private Path folder;

    /** One of them. */
    private record Server(Tables tables, Neighbours neighbours) {
        long held() {
            return TABLES.stream().filter(tables::holds).count();
        }
    }

    private static final Shelf SHELF = new Shelf() {
        @Override
        public List<Game<?>> all() {
            return List.of(new ToyGame());
        }

        @Override
        public Optional<Game<?>> named(String id) {
            return Optional.of(new ToyGame());
        }
    };

    private static InetSocketAddress freeAddress() {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return InetSocketAddress.createUnresolved("127.0.0.1", socket.getLocalPort());
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private Server start(int number) {
        Server server = laidOut(number, store(String.valueOf(number)));
        server.neighbours().join(() -> {});
        return server;
    }

    private Server laidOut(int number, Store store) {
        Tables tables = tables(store);
        Place place = new Place(addresses.get(number), addresses, "0.2.0");
        Server server = new Server(tables, new ClusterNode(place, tables, store, Duration.ofMillis(500)));
        servers.add(server);
        assertThat(server.held()).as("held before it is one of them").isZero();
        return server;
    }

    private Store store(String name) {
        return Stores.open("jdbc:sqlite:" + folder.resolve(name + ".db"));
    }

    private static Tables tables(Store store) {
        return new Tables(SHELF, store, InstantSource.system(), Pace.AT_ONCE, Duration.ofMinutes(2));
    }

    private static String word(InetSocketAddress address) {
        return address.getHostString() + ":" + address.getPort();
    }

    private static void await(String what, BooleanSupplier hope) throws InterruptedException {
        long end = System.currentTimeMillis() + PATIENCE;
        while (!hope.getAsBoolean()) {
            assertThat(System.currentTimeMillis()).as(what).isLessThan(end);
            Thread.sleep(50);
        }
    }

    @AfterEach
    void stop() {
        servers.forEach(server -> {
            server.neighbours().close();
            server.tables().close();
        });
    }

    @Test
    void tablesAreSharedOutAndHandedOver() throws InterruptedException {
        Server first = start(0);
        await("one server holds all", () -> first.held() == TABLES.size());
        assertThat(first.neighbours().isWell()).isTrue();

        Server second = start(1);
        await("each holds some", () -> second.held() > TABLES.size() / 4);
        await("every table is at one of them", () -> first.held() + second.held() == TABLES.size());
        for (String table : TABLES.subList(0, 20)) {
            Optional<InetSocketAddress> fromFirst = first.neighbours().holder(table);
            Optional<InetSocketAddress> fromSecond = second.neighbours().holder(table);
            assertThat(fromFirst.isEmpty()).as(table).isNotEqualTo(fromSecond.isEmpty());
            fromFirst.ifPresent(at ->
                    assertThat(at).isEqualTo(second.neighbours().entrance().orElseThrow()));
        }
        assertThat(second.neighbours().count()).isEqualTo(2);

        first.neighbours().close();
        await("whoever stays holds all", () -> second.held() == TABLES.size());
        assertThat(first.held()).isZero();
        assertThat(first.neighbours().isWell()).isFalse();
    }

    /** Another server writes to the store but cannot be reached. */
    @Test
    void theFirstBeginsNoSecondCluster() throws InterruptedException {
        Store store = store("shared");
        Server first = laidOut(0, store);
        AtomicBoolean isOtherAlive = new AtomicBoolean(true);
        Thread other = Thread.ofVirtual().start(() -> {
            while (isOtherAlive.get()) {
                store.beat("10.0.0.12:7600");
                LockSupport.parkNanos(Duration.ofMillis(100).toNanos());
            }
        });
        store.beat(word(addresses.getFirst()));

        Thread joining = Thread.ofVirtual().start(() -> first.neighbours().join(() -> {}));
        assertThat(joining.join(Duration.ofSeconds(3))).as("it began a cluster").isFalse();
        assertThat(first.neighbours().isWell()).isFalse();

        isOtherAlive.set(false);
        other.join();
        await("it begins once the other is silent", () -> first.held() == TABLES.size());
        await("it shows that it is alive", () -> store.beats().get(word(addresses.getFirst())) > 1);
    }

    @Test
    void aServerThatIsCutOffHoldsNothing() {
        Tables tables = tables(store("alone"));
        Holdings holdings = new Holdings(tables);
        Groups.all().forEach(holdings::take);
        assertThat(TABLES).allMatch(tables::holds);
        holdings.cutOff(true);
        assertThat(TABLES).noneMatch(tables::holds);
        holdings.cutOff(false);
        holdings.letGo(Groups.of("table1"));
        assertThat(tables.holds("table1")).isFalse();
        assertThat(TABLES).anyMatch(tables::holds);
        tables.close();
    }
}
