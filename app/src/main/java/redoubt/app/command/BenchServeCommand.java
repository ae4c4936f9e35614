package redoubt.app.command;

import java.io.IOException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.logging.Level;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import redoubt.app.desk.CommandRefused;
import redoubt.app.desk.Desk;
import redoubt.app.desk.Games;
import redoubt.app.desk.RuleLedgers;
import redoubt.app.load.LoadedServer;
import redoubt.app.table.GameShelf;
import redoubt.app.table.LedgerLibrary;
import redoubt.app.table.StoreChoice;
import redoubt.server.cluster.Neighbours;
import redoubt.server.http.JsonLines;
import redoubt.server.http.Limits;
import redoubt.server.http.Metrics;
import redoubt.server.http.ServerSettings;
import redoubt.server.http.TableServer;
import redoubt.server.session.Pace;
import redoubt.server.session.Tables;
import redoubt.server.store.Store;
import redoubt.server.store.StoreAddress;
import redoubt.server.store.Stores;

/** The server being measured: the usual one, except for limits that a single client with thousands of sockets would hit. */
@Command(name = "serve", hidden = true, description = "Serve the tables that are measured until the input ends.")
final class BenchServeCommand implements Callable<Integer> {
    private static final int MANY = 1_000_000;
    private static final Duration IDLE = Duration.ofSeconds(2);

    private final Desk desk;
    private final Games games;

    @Option(names = "--store", required = true)
    private String place;

    @Mixin
    private ClusterOptions cluster = new ClusterOptions();

    BenchServeCommand(Desk desk, Games games) {
        this.desk = desk;
        this.games = games;
    }

    @Override
    public Integer call() throws IOException {
        JsonLines.install(Level.WARNING);
        StoreAddress address = new StoreChoice(System.getenv()).of(Optional.of(place), Optional.empty());
        Store store = cluster.isWanted() ? Stores.openShared(address) : Stores.open(address);
        Limits.Rate any = new Limits.Rate(MANY, MANY);
        Limits limits = Limits.USUAL.withRates(any, any).withOpening(any).withSockets(MANY);
        Tables tables = new Tables(new GameShelf(games), store, InstantSource.system(), Pace.FOR_PEOPLE, IDLE);
        Neighbours neighbours = cluster.neighbours(tables, store);
        try (TableServer server = TableServer.start(
                tables,
                store::isWell,
                new LedgerLibrary(RuleLedgers.files(desk)),
                new Metrics(),
                new ServerSettings("127.0.0.1", 0, List.of(), false, limits),
                neighbours)) {
            neighbours.join(() -> {});
            desk.out().println(LoadedServer.LISTENS + server.port());
            for (String asked = desk.in().readLine();
                    asked != null;
                    asked = desk.in().readLine()) {
                desk.out().println(answer(asked, tables, neighbours));
            }
            neighbours.close();
        }
        return ExitCode.DONE;
    }

    private static long answer(String asked, Tables tables, Neighbours neighbours) {
        return switch (asked) {
            case LoadedServer.HEAP -> {
                System.gc();
                Runtime runtime = Runtime.getRuntime();
                yield runtime.totalMemory() - runtime.freeMemory();
            }
            case LoadedServer.AWAKE -> tables.awake();
            case LoadedServer.SERVERS -> neighbours.isWell() ? neighbours.count() : 0;
            case String other -> throw new CommandRefused("no answer to " + other);
        };
    }
}
