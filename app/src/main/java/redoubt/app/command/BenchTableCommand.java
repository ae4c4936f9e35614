package redoubt.app.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.logging.Level;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import redoubt.app.desk.CommandRefused;
import redoubt.app.desk.Desk;
import redoubt.app.desk.Games;
import redoubt.app.desk.ScratchFolder;
import redoubt.app.load.LoadBench;
import redoubt.app.load.LoadedServer;
import redoubt.app.measure.Bench;
import redoubt.kernel.Game;
import redoubt.kernel.MissionCard;
import redoubt.kernel.SetUp;
import redoubt.server.http.JsonLines;

/** Measures the table server under load. */
@Command(
        name = "table",
        description =
                "Measure the table server: many tables with several sockets each, answering at random, one table after another.",
        mixinStandardHelpOptions = true)
final class BenchTableCommand implements Callable<Integer> {
    private final Desk desk;
    private final Games games;

    @Option(names = "--game", paramLabel = "GAME", description = "The game to play (the first one).")
    private Optional<String> game = Optional.empty();

    @Option(names = "--mission", paramLabel = "MISSION", description = "The mission to play (a typical one).")
    private Optional<String> mission = Optional.empty();

    @Option(names = "--tables", paramLabel = "N", description = "How many tables (${DEFAULT-VALUE}).")
    private int tables = 500;

    @Option(
            names = "--clients",
            paramLabel = "N",
            description = "How many seats and sockets per table (${DEFAULT-VALUE}).")
    private int clients = 4;

    @Option(
            names = "--spectators",
            paramLabel = "N",
            description = "How many more sockets only watch each table (${DEFAULT-VALUE}).")
    private int spectators;

    @Option(names = "--plain", description = "Sockets without the compression that browsers ask for.")
    private boolean isPlain;

    @Option(names = "--rate", paramLabel = "N", description = "Choices per second over all tables (${DEFAULT-VALUE}).")
    private double rate = 2000;

    @Option(names = "--seconds", paramLabel = "S", description = "How long at this rate (${DEFAULT-VALUE}).")
    private double seconds = 20;

    @Option(
            names = "--warm-up",
            paramLabel = "S",
            description = "For how many seconds to play before anything counts (${DEFAULT-VALUE}).")
    private double warmUp = 180;

    @Option(
            names = "--against",
            paramLabel = "JAR",
            description = "Let this build and the one in another redoubt.jar take turns under the same load, and"
                    + " compare the CPU time of a choice.")
    private Optional<Path> against = Optional.empty();

    @Option(
            names = "--against-store",
            paramLabel = "JDBC-URL",
            description = "Where the other build keeps its games (a file that is deleted afterwards).")
    private Optional<String> againstStore = Optional.empty();

    @Option(names = "--fixed", description = "Do not look for the highest rate.")
    private boolean isFixed;

    @Option(
            names = "--store",
            paramLabel = "JDBC-URL",
            description = "Where to keep games (a file that is deleted afterwards).")
    private Optional<String> store = Optional.empty();

    @Option(
            names = "--nodes",
            paramLabel = "N",
            description = {
                "So many servers that share a PostgreSQL --store; sockets are spread over them (0: one server on its own).",
                "They use the ports after --nodes-port."
            })
    private int nodes;

    @Option(names = "--nodes-port", paramLabel = "PORT", description = "See --nodes (${DEFAULT-VALUE}).")
    private int nodesPort = 7600;

    @Option(
            names = "--java",
            paramLabel = "OPTION",
            description = "An option for the server's virtual machine; may be repeated.")
    private List<String> java = new ArrayList<>();

    BenchTableCommand(Desk desk, Games games) {
        this.desk = desk;
        this.games = games;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (tables < 1 || clients < 1 || clients > 6 || !(rate > 0) || !(seconds > 0)) {
            throw new CommandRefused("--tables, --rate and --seconds must be more than 0, and --clients 1 to 6");
        }
        if (spectators < 0 || !(warmUp >= 0)) {
            throw new CommandRefused("--spectators and --warm-up must be 0 or more");
        }
        LoadBench.Plan plan = new LoadBench.Plan(setUp(), tables, spectators, !isPlain, rate, warmUp, seconds);
        JsonLines.install(Level.WARNING);
        try (ScratchFolder folder = ScratchFolder.create()) {
            String place = store.orElse("jdbc:sqlite:" + folder.path().resolve("tables.db"));
            if (against.isPresent()) {
                String otherPlace =
                        againstStore.orElse("jdbc:sqlite:" + folder.path().resolve("other.db"));
                try (LoadedServer server = server(place);
                        LoadedServer other = nodes == 0
                                ? LoadedServer.start(against.get(), otherPlace, java)
                                : LoadedServer.startSeveral(
                                        against.get(), otherPlace, java, clusterOptions(nodesPort + 2 * nodes))) {
                    new LoadBench(server, desk.out()::println).compare(other, plan);
                }
                return ExitCode.DONE;
            }
            desk.out().println(LoadBench.longGame("jdbc:sqlite:" + folder.path().resolve("long.db")));
            try (LoadedServer server = server(place)) {
                new LoadBench(server, desk.out()::println).run(plan, !isFixed);
            }
        }
        return ExitCode.DONE;
    }

    private LoadedServer server(String place) throws InterruptedException {
        return nodes == 0
                ? LoadedServer.start(place, java)
                : LoadedServer.startSeveral(place, java, clusterOptions(nodesPort));
    }

    /** For each server where it is and where the others are; each takes two ports. */
    private List<List<String>> clusterOptions(int firstPort) {
        List<String> places = IntStream.range(0, nodes)
                .mapToObj(node -> "127.0.0.1:" + (firstPort + 2 * node))
                .toList();
        return places.stream()
                .map(own -> List.of("--cluster", own, "--seeds", String.join(",", places)))
                .toList();
    }

    private SetUp setUp() {
        Game<?> played = game.isEmpty() && mission.isEmpty() ? games.offered().getFirst() : games.wanted(game, mission);
        MissionCard card = mission.map(id -> Games.mission(played, id)).orElseGet(() -> Bench.typical(played));
        return Games.agreed(played, SetUp.of(played.id(), card.id()).withSeats(clients));
    }
}
