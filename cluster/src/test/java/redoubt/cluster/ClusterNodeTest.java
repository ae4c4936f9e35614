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
        Tables tables = new Tables(
                SHELF,
                Stores.open("jdbc:sqlite:" + folder.resolve(number + ".db")),
                InstantSource.system(),
                Pace.AT_ONCE,
                Duration.ofMinutes(2));
        Place place = new Place(addresses.get(number), addresses, "0.2.0");
        Neighbours neighbours = new PekkoBox().at(place, tables, () -> true);
        Server server = new Server(tables, neighbours);
        servers.add(server);
        assertThat(server.held()).as("held before it is one of them").isZero();
        neighbours.join(() -> {});
        return server;
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

    @Test
    void aServerThatIsCutOffHoldsNothing() {
        Tables tables = new Tables(
                SHELF,
                Stores.open("jdbc:sqlite:" + folder.resolve("alone.db")),
                InstantSource.system(),
                Pace.AT_ONCE,
                Duration.ofMinutes(2));
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
