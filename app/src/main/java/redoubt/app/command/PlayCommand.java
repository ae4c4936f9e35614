package redoubt.app.command;

import java.time.Duration;
import java.time.InstantSource;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import redoubt.app.desk.CommandRefused;
import redoubt.app.desk.Desk;
import redoubt.app.desk.Games;
import redoubt.app.desk.RuleLedgers;
import redoubt.app.table.Browser;
import redoubt.app.table.GameShelf;
import redoubt.app.table.LedgerLibrary;
import redoubt.server.cluster.Neighbours;
import redoubt.server.http.JsonLines;
import redoubt.server.http.Metrics;
import redoubt.server.http.ServerSettings;
import redoubt.server.http.TableServer;
import redoubt.server.session.Keeping;
import redoubt.server.session.Pace;
import redoubt.server.session.Tables;
import redoubt.server.store.Store;
import redoubt.server.store.StoreAddress;

/** Opens the table in the browser. */
@Command(
        name = "play",
        description = "Open the table in the browser; the same as redoubt without a command.",
        mixinStandardHelpOptions = true,
        footer = {"", "Ctrl-C closes the table; every game will be there next time."})
final class PlayCommand implements Callable<Integer> {
    /** How long a game that nobody is looking at stays in memory. */
    private static final Duration IDLE = Duration.ofMinutes(2);

    private final Desk desk;
    private final Games games;

    @Mixin
    private TableOptions options;

    PlayCommand(Desk desk, Games games) {
        this(desk, games, new TableOptions());
    }

    PlayCommand(Desk desk, Games games, TableOptions options) {
        this.desk = desk;
        this.games = games;
        this.options = options;
    }

    @Override
    public Integer call() throws InterruptedException {
        JsonLines.install(options.level());
        ServerSettings settings = options.settings();
        StoreAddress place = options.kept.place();
        Keeping keeping = options.keeping.keeping();
        Store store = options.cluster.isWanted() ? options.kept.openShared() : options.kept.open();
        Tables tables = tables(store, keeping);
        Neighbours neighbours = neighbours(tables, store);
        try (TableServer server = started(tables, store, settings, neighbours)) {
            neighbours.join(() -> Thread.startVirtualThread(() -> System.exit(ExitCode.CUT_OFF)));
            String address = options.address(server.port());
            desk.out().println("The table is open: " + address);
            desk.out().println("Games are kept in " + place.name() + "; Ctrl-C closes.");
            desk.out().flush();
            if (!options.isWithoutBrowser) {
                Browser.show(address);
            }
            untilStopped(server, neighbours);
        }
        return ExitCode.DONE;
    }

    private Tables tables(Store store, Keeping keeping) {
        GameShelf shelf = new GameShelf(games);
        // Boxes are opened while the page loads, so that the first caller need not wait.
        Thread.ofVirtual().start(shelf::all);
        return new Tables(shelf, store, InstantSource.system(), Pace.FOR_PEOPLE, IDLE, keeping);
    }

    private Neighbours neighbours(Tables tables, Store store) {
        try {
            return options.cluster.neighbours(tables, store);
        } catch (CommandRefused refused) {
            tables.close();
            throw refused;
        }
    }

    private TableServer started(Tables tables, Store store, ServerSettings settings, Neighbours neighbours) {
        return TableServer.start(
                tables, store::isWell, new LedgerLibrary(RuleLedgers.files(desk)), new Metrics(), settings, neighbours);
    }

    /** Waits until the process is told to stop, then hands its tables to others, if any, and closes before it exits. */
    private static void untilStopped(TableServer server, Neighbours neighbours) throws InterruptedException {
        CountDownLatch stopped = new CountDownLatch(1);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            neighbours.close();
            server.close();
            stopped.countDown();
        }));
        stopped.await();
    }
}
