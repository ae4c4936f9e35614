package redoubt.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.zaxxer.hikari.HikariDataSource;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.net.ServerSocket;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.postgresql.ds.PGSimpleDataSource;

/** The store in a PostgreSQL database. */
class PostgresStoreTest extends StoreContract {
    private static EmbeddedPostgres server;
    private static int databases;

    @BeforeAll
    static void startServer() throws IOException {
        server = EmbeddedPostgres.start();
    }

    @AfterAll
    static void stopServer() throws IOException {
        server.close();
    }

    @Override
    String emptyDatabase() throws SQLException {
        databases++;
        administer("create database store" + databases);
        return server.getJdbcUrl("postgres", "store" + databases);
    }

    private static void administer(String sql) throws SQLException {
        try (var connection = server.getPostgresDatabase().getConnection();
                var statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    @Test
    void commitsAreSynchronousWhateverTheDatabaseSays() throws SQLException {
        execute(url(), "alter database store" + databases + " set synchronous_commit to off");
        close();
        var pool = PostgresServer.named(StoreAddress.of(url())).writing();
        try (var source = new HikariDataSource(pool);
                var connection = source.getConnection();
                var setting = connection.createStatement().executeQuery("show synchronous_commit")) {
            assertThat(setting.next()).isTrue();
            assertThat(setting.getString(1)).isEqualTo("on");
        }
    }

    @Test
    void aConnectionThatBreaksIsMadeAnew() throws SQLException {
        store().create(table("t"), List.of());
        execute(url(), "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'redoubt'");
        store().append(entry("t", 1)).join();
        assertThat(store().entries("t")).containsExactly(entry("t", 1));
        assertThat(store().isWell()).isTrue();
    }

    @Test
    void whileTheDatabaseIsAwayNothingIsAcknowledged() throws SQLException, InterruptedException {
        store().create(table("t"), List.of());
        administer("alter database store" + databases + " allow_connections false");
        administer("select pg_terminate_backend(pid) from pg_stat_activity where datname = 'store" + databases + "'");
        assertThatThrownBy(store().append(entry("t", 1))::join)
                .cause()
                .isInstanceOf(StoreFailed.class)
                .hasMessageStartingWith("Entry 1 of table t cannot be kept: ");
        assertThat(store().isWell()).isFalse();

        administer("alter database store" + databases + " allow_connections true");
        boolean isWell = false;
        for (int i = 0; i < 300 && !isWell; i++) {
            Thread.sleep(100);
            isWell = store().isWell();
        }
        assertThat(isWell).as("well again before anything is kept").isTrue();
        store().append(entry("t", 1)).join();
        assertThat(store().entries("t")).containsExactly(entry("t", 1));
    }

    @Test
    void oneServerAtATimeUsesTheDatabase() throws SQLException {
        assertThatThrownBy(() -> Stores.open(url()))
                .isInstanceOf(StoreFailed.class)
                .hasMessageStartingWith("The store in the database \"store" + databases + "\" at ")
                .hasMessageEndingWith(" cannot be opened: it is in use by another table server.");
        Stores.open(emptyDatabase()).close();
        store().close();
        Stores.open(url()).close();
    }

    @Test
    void theServersOfAClusterShareTheDatabaseAndKeepOutOneOfItsOwn() throws SQLException {
        var shared = StoreAddress.of(emptyDatabase());
        try (var one = Stores.openShared(shared);
                var another = Stores.openShared(shared)) {
            one.create(table("t"), List.of());
            another.append(entry("t", 1)).join();
            assertThatThrownBy(one.append(entry("t", 1))::join)
                    .cause()
                    .hasMessage("Entry 1 of table t cannot be kept: it is there already.");
            one.append(entry("t", 2)).join();
            assertThat(another.entries("t")).containsExactly(entry("t", 1), entry("t", 2));
            assertThatThrownBy(() -> Stores.open(shared)).hasMessageEndingWith("in use by another table server.");
        }
        try (var alone = Stores.open(shared)) {
            assertThat(alone.isWell()).isTrue();
            assertThatThrownBy(() -> Stores.openShared(shared)).hasMessageEndingWith("in use by another table server.");
        }
    }

    @Test
    void aSharedStoreIsUpdatedOnlyWhileNobodyUsesIt() throws SQLException {
        var shared = StoreAddress.of(emptyDatabase());
        Stores.openShared(shared).close();
        try (var one = Stores.openShared(shared)) {
            execute(
                    shared.jdbcUrl(),
                    "delete from schema_history where installed_rank = (select max(installed_rank) from schema_history)");
            assertThatThrownBy(() -> Stores.openShared(shared)).hasMessageEndingWith("in use by another table server.");
            assertThat(one.isWell()).isTrue();
        }
    }

    @Test
    void onlyPostgresIsShared() {
        assertThatThrownBy(() -> Stores.openShared(StoreAddress.of("jdbc:sqlite:tables.db")))
                .isInstanceOf(StoreFailed.class)
                .hasMessage("Several servers can only share a store in jdbc:postgresql://HOST/DATABASE.");
    }

    @Test
    void aClaimWhoseConnectionBreaksIsTakenAgain() throws SQLException {
        breakConnections();
        store().create(table("t"), List.of());
        assertThatThrownBy(() -> Stores.open(url())).hasMessageEndingWith("in use by another table server.");
    }

    @Test
    void aStoreWhoseClaimAnotherServerHasGotKeepsNothingUntilThatOneLeaves() throws SQLException, InterruptedException {
        store().create(table("t"), List.of());
        try (var faster = DriverManager.getConnection(url());
                var statement = faster.createStatement()) {
            breakConnections();
            statement.execute("select pg_advisory_lock(" + PostgresServer.CLAIM + ")");
            assertThatThrownBy(store().append(entry("t", 1))::join)
                    .cause()
                    .isInstanceOf(StoreFailed.class)
                    .hasMessage("Entry 1 of table t cannot be kept: it is in use by another table server.");
            assertThat(store().isWell()).isFalse();
            assertThat(store().entries("t")).isEmpty();
        }
        boolean isWell = false;
        for (int i = 0; i < 300 && !isWell; i++) {
            Thread.sleep(100);
            isWell = store().isWell();
        }
        store().append(entry("t", 1)).join();
        assertThat(store().entries("t")).containsExactly(entry("t", 1));
    }

    /** Ends the connections of the store and waits until the server has noticed. */
    private void breakConnections() throws SQLException {
        execute(
                url(),
                "select pg_terminate_backend(pid, 5000) from pg_stat_activity"
                        + " where application_name = 'redoubt' and datname = current_database()");
    }

    @Test
    void aServerThatDoesNotAnswerIsRefused() throws IOException {
        var freePort = 0;
        try (var socket = new ServerSocket(0)) {
            freePort = socket.getLocalPort();
        }
        var url = "jdbc:postgresql://localhost:" + freePort + "/games?user=ada&password=secret";
        assertThatThrownBy(() -> Stores.open(url))
                .isInstanceOf(StoreFailed.class)
                .hasMessage("The store in the database \"games\" at localhost:" + freePort
                        + " cannot be opened: no PostgreSQL server answers there.");
    }

    @Test
    void aMissingDatabaseIsRefused() {
        assertThatThrownBy(() -> Stores.open(server.getJdbcUrl("postgres", "nothing_here")))
                .isInstanceOf(StoreFailed.class)
                .hasMessageEndingWith("cannot be opened: the server has no such database.");
    }

    @Test
    void anUnknownUserIsRefused() {
        assertThatThrownBy(() -> Stores.open(server.getJdbcUrl("stranger", "postgres")))
                .isInstanceOf(StoreFailed.class)
                .hasMessageEndingWith("cannot be opened: the server refuses this user or password.");
    }

    @Test
    void userAndPasswordMayBeGivenBesideTheUrl() throws SQLException {
        administer("create role keeper login password 'SECRET' createdb");
        var host = "jdbc:postgresql://localhost:" + server.getPort();
        databases++;
        administer("create database store" + databases + " owner keeper");
        var url = host + "/store" + databases;
        var address = new StoreAddress(url, Optional.of("keeper"), Optional.of("SECRET"));
        var logged = logged(() -> Stores.open(address).close());
        assertThat(((PGSimpleDataSource) PostgresServer.named(address).direct()).getPassword())
                .isEqualTo("SECRET");
        assertThat(address.name())
                .isEqualTo("the database \"store" + databases + "\" at localhost:" + server.getPort());
        assertThat(List.of(address, PostgresServer.named(address), logged).toString())
                .doesNotContain("SECRET");

        var other =
                new StoreAddress(url + "?user=stranger&password=OTHER", Optional.of("keeper"), Optional.of("SECRET"));
        var refused = logged(() -> assertThatThrownBy(() -> Stores.open(other))
                .isInstanceOf(StoreFailed.class)
                .hasMessageEndingWith("the server refuses this user or password."));
        assertThat(refused).doesNotContain("SECRET").doesNotContain("OTHER");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "jdbc:postgresql:games?password=SECRET",
                "jdbc:postgresql://host?password=SECRET",
                "jdbc:postgresql://ada:SECRET@host/games",
                "jdbc:postgresql://ada:SECRET@host:5432/games",
                "jdbc:postgresql://host/games/SECRET",
                "jdbc:postgresql://host:port/games?password=SECRET"
            })
    void aUrlOfAnotherShapeIsRefusedAndNeitherToldNorLogged(String url) {
        var logged = logged(() -> assertThatThrownBy(() -> Stores.open(url))
                .isInstanceOf(StoreFailed.class)
                .hasMessageContaining("expected jdbc:postgresql://HOST/DATABASE")
                .hasMessageNotContaining("SECRET"));
        assertThat(logged).doesNotContain("SECRET");
    }

    @Test
    void aUrlWithoutHostAndDatabaseIsRefused() {
        assertThatThrownBy(() -> Stores.open("jdbc:postgresql:games"))
                .isInstanceOf(StoreFailed.class)
                .hasMessageContaining("expected jdbc:postgresql://HOST/DATABASE");
    }
}
