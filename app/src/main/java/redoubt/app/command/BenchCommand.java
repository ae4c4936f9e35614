package redoubt.app.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import redoubt.app.desk.CommandRefused;
import redoubt.app.desk.Desk;
import redoubt.app.desk.Games;
import redoubt.app.desk.ScratchFolder;
import redoubt.app.measure.Bench;
import redoubt.app.measure.Build;
import redoubt.app.measure.Comparison;
import redoubt.app.measure.Mission;
import redoubt.app.measure.Pin;
import redoubt.kernel.Game;

/** Measures how fast games are played here, and compares two builds. */
@Command(
        name = "bench",
        description = "Measure how fast games run on this machine and what the kernel costs, or compare two builds.",
        mixinStandardHelpOptions = true,
        footer = {"", "With --against, exits with 1 if the builds play differently."})
final class BenchCommand implements Callable<Integer> {
    private final Desk desk;
    private final Games games;
    private final Supplier<List<String>> contentFolders;

    @Option(
            names = "--mission",
            paramLabel = "MISSION",
            description = "Only this mission; may be repeated (a typical mission of each game).")
    private List<String> missions = new ArrayList<>();

    @Option(
            names = "--seconds",
            paramLabel = "S",
            description = "About how long it may take (${DEFAULT-VALUE}); with --against, for each mission.")
    private double seconds = 60;

    @Option(
            names = "--against",
            paramLabel = "JAR",
            description = "Let this build and the one in another redoubt.jar take turns at the same games, and compare"
                    + " their speed and how they play.")
    private Optional<Path> against = Optional.empty();

    @Option(
            names = "--games",
            paramLabel = "N",
            description =
                    "With --against, in how many games of each mission (of all missions, if none is named) to look"
                            + " for differences (${DEFAULT-VALUE}).")
    private int count = 150;

    @Option(names = "--json", description = "Write JSON.")
    private boolean json;

    BenchCommand(Desk desk, Games games, Supplier<List<String>> contentFolders) {
        this.desk = desk;
        this.games = games;
        this.contentFolders = contentFolders;
    }

    @Override
    public Integer call() {
        if (!(seconds > 0 && seconds <= 3600)) {
            throw new CommandRefused("--seconds must be more than 0 and at most 3600, not " + seconds);
        }
        if (count < 1) {
            throw new CommandRefused("--games must be at least 1, not " + count);
        }
        Build build = Build.thisOne(contentFolders.get());
        if (against.isEmpty()) {
            BenchText text = new BenchText(Bench.run(build, wanted(), seconds));
            tell(text.lines(), text.json());
            return ExitCode.DONE;
        }
        try (ScratchFolder folder = ScratchFolder.create()) {
            Build other = Build.of(against.get(), folder.path(), contentFolders.get());
            return compare(new Comparison(build, other, Pin.find()));
        }
    }

    private int compare(Comparison comparison) {
        List<Mission> wanted = wanted();
        List<Mission> shared = comparison.shared();
        List<Mission> alone =
                wanted.stream().filter(mission -> !shared.contains(mission)).toList();
        if (!missions.isEmpty() && !alone.isEmpty()) {
            throw new CommandRefused(comparison.other().name() + " has no mission "
                    + alone.getFirst().id());
        }
        ComparisonText text = new ComparisonText(
                comparison,
                wanted.stream()
                        .filter(shared::contains)
                        .map(mission -> comparison.race(mission, seconds))
                        .toList(),
                comparison.sameness(missions.isEmpty() ? shared : wanted, count));
        tell(text.lines(), text.json());
        return text.sameness().difference().isEmpty() ? ExitCode.DONE : ExitCode.FINDINGS;
    }

    private List<Mission> wanted() {
        if (missions.isEmpty()) {
            return games.all().stream()
                    .map(game -> new Mission(game.id(), Bench.typical(game).id()))
                    .toList();
        }
        return missions.stream()
                .map(id -> {
                    Game<?> game = games.wanted(Optional.empty(), Optional.of(id));
                    return new Mission(game.id(), Games.mission(game, id).id());
                })
                .toList();
    }

    private void tell(List<String> lines, String members) {
        if (json) {
            desk.out().println(members);
        } else {
            lines.forEach(desk.out()::println);
        }
    }
}
