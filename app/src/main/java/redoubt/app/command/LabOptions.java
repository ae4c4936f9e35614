package redoubt.app.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import picocli.CommandLine.Option;
import redoubt.app.desk.CommandRefused;
import redoubt.app.desk.Desk;
import redoubt.app.desk.Games;
import redoubt.kernel.Game;
import redoubt.kernel.Luck;
import redoubt.kernel.MissionCard;
import redoubt.kernel.SetUp;

/** What is played in the lab: which missions, agreed on how, and how many games of each. */
final class LabOptions {
    static final String ALL = "all";
    private static final int MOST_THREADS = 1024;

    @Option(names = "--game", paramLabel = "GAME", description = "The game.")
    Optional<String> game = Optional.empty();

    @Option(
            names = "--mission",
            paramLabel = "MISSION",
            description = "A mission; may be repeated. Without it, all of the game, or of every game.")
    List<String> missions = new ArrayList<>();

    @Option(names = "--seats", paramLabel = "N", description = "How many seats the table has (1).")
    int seats = 1;

    @Option(
            names = "--with",
            paramLabel = "NAME=VALUE[,VALUE...]",
            description = "A setting of the game; may be repeated.")
    List<String> with = new ArrayList<>();

    @Option(
            names = "--seed",
            paramLabel = "SEED",
            description = {
                "The seed of the first game (${DEFAULT-VALUE}).",
                "1 to 999 are for looking and training, 5000 to 5199 for reports."
            })
    long seed = 1;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "How many games to play at a time (one per processor).")
    int threads = Runtime.getRuntime().availableProcessors();

    /** A mission as it is set up. */
    record Wanted<T>(Game<T> game, MissionCard mission, SetUp setUp) {}

    void check(int games) {
        if (games < 1) {
            throw new CommandRefused("--games must be at least 1, not " + games);
        }
        if (threads < 1 || threads > MOST_THREADS) {
            throw new CommandRefused("--threads must be 1 to " + MOST_THREADS + ", not " + threads);
        }
    }

    /** The missions that are wanted, in the order of the shelf or as named; set-ups that are refused are refused here. */
    List<Wanted<?>> wanted(Games games) {
        List<Wanted<?>> wanted = new ArrayList<>();
        List<String> named = missions.stream().filter(id -> !id.equals(ALL)).toList();
        if (named.isEmpty()) {
            List<Game<?>> every =
                    game.<List<Game<?>>>map(id -> List.of(games.named(id))).orElseGet(games::offered);
            every.forEach(each -> each.missions().forEach(mission -> wanted.add(wanted(each, mission))));
        }
        for (String id : named) {
            Game<?> of = games.wanted(game, Optional.of(id));
            wanted.add(wanted(of, Games.mission(of, id)));
        }
        return wanted;
    }

    private <T> Wanted<T> wanted(Game<T> of, MissionCard mission) {
        Wanted<T> wanted = new Wanted<>(of, mission, setUpOptions().setUp(of.id(), mission));
        of.setUp(wanted.setUp(), Luck.seeded(seed));
        return wanted;
    }

    SetUp setUp(String gameId, String missionId) {
        return setUpOptions().setUp(gameId, missionId);
    }

    private SetUpOptions setUpOptions() {
        SetUpOptions options = new SetUpOptions();
        options.seats = Optional.of(seats);
        options.with = with;
        return options;
    }

    /** The only mission that is wanted. */
    Wanted<?> one(Games games) {
        if (missions.size() != 1 || missions.contains(ALL)) {
            throw new CommandRefused("which mission? name one with --mission (see: redoubt missions)");
        }
        return wanted(games).getFirst();
    }

    static IntConsumer progress(Desk desk, String what, int count) {
        return desk.isTerminal() ? new ProgressBar(desk.err(), what, count) : _ -> {};
    }
}
