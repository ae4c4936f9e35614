package redoubt.app.command;

import static redoubt.app.command.SimulationText.text;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import redoubt.app.command.LabOptions.Wanted;
import redoubt.app.desk.CommandRefused;
import redoubt.app.desk.Desk;
import redoubt.app.desk.Games;
import redoubt.app.desk.TextTable;
import redoubt.content.LearntHabits;
import redoubt.kernel.Game;
import redoubt.kernel.SetUp;
import redoubt.lab.Duel;
import redoubt.lab.Practice;

/** Finds better habits for bots by playing. */
@Command(
        name = "practise",
        description = "Let bots find better habits by playing, for the game's habits.txt.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Each mission begins with the habits it has. What practice found is kept if it wins more of the games that were left out of it."
        })
final class LabPractiseCommand implements Callable<Integer> {
    /** Far from the games of reports, which practice must not know. */
    private static final long FAR = 100_000;

    private final Desk desk;
    private final Games games;

    @Mixin
    private LabOptions options = new LabOptions();

    @Option(names = "--rounds", paramLabel = "N", description = "How often habits change (${DEFAULT-VALUE}).")
    private int rounds = 15;

    @Option(
            names = "--tries",
            paramLabel = "N",
            description = "How many pairs of games are played between two changes (${DEFAULT-VALUE}).")
    private int tries = 800;

    @Option(
            names = "--check",
            paramLabel = "N",
            description = "How many games tell what practice was worth (${DEFAULT-VALUE}).")
    private int checks = 400;

    @Option(
            names = "--together",
            description = "Find one set of habits for all these missions, the row for any mission.")
    private boolean isTogether;

    @Option(
            names = "--to",
            paramLabel = "FILE",
            description = {"The habits.txt to write; rows of other missions are kept.", "Without it, it is printed."})
    private Optional<Path> file = Optional.empty();

    LabPractiseCommand(Desk desk, Games games) {
        this.desk = desk;
        this.games = games;
    }

    @Override
    public Integer call() {
        options.check(checks);
        if (rounds < 1 || tries < 1) {
            throw new CommandRefused("--rounds and --tries take numbers from 1 on, not " + Math.min(rounds, tries));
        }
        if (options.game.isEmpty()) {
            throw new CommandRefused("which game? name one with --game: " + String.join(", ", games.ids()));
        }
        practise(games.named(options.game.get()));
        return ExitCode.DONE;
    }

    private <T> void practise(Game<T> game) {
        SequencedMap<String, Double> usual = game.sense().habits();
        if (usual.isEmpty()) {
            throw new CommandRefused("the sense of " + game.id() + " has no habits to change");
        }
        LessonFile found = LessonFile.habits(usual.keySet());
        file.ifPresent(found::keep);
        TextTable table = new TextTable();
        table.row("mission", "before", "after", "only before", "only after", "p", "");
        List<Wanted<?>> wanted = options.wanted(games);
        if (isTogether) {
            practise(game, LearntHabits.ANY, wanted.stream().map(Wanted::setUp).toList(), found, table);
        } else {
            for (Wanted<?> each : wanted) {
                practise(game, each.mission().id(), List.of(each.setUp()), found, table);
                file.ifPresent(found::write);
            }
        }
        table.lines().forEach(desk.out()::println);
        file.ifPresentOrElse(found::write, () -> found.lines().forEach(desk.out()::println));
    }

    private <T> void practise(Game<T> game, String name, List<SetUp> setUps, LessonFile found, TextTable table) {
        Practice<T> practice = new Practice<>(game, setUps, rounds, tries, options.seed + FAR, options.threads);
        Practice.Practised practised =
                practice.from(game.sense().habits(name), checks, LabOptions.progress(desk, name, rounds));
        Duel.Score score = practised.score();
        boolean isBetter = score.onlyOther() > score.onlyOne();
        table.row(
                name,
                score.one().won() + "/" + score.games(),
                score.other().won() + "/" + score.games(),
                score.onlyOne(),
                score.onlyOther(),
                text("%.3f", score.p()),
                isBetter ? "" : "left as it was");
        if (isBetter) {
            found.put(name, practised.habits());
        }
    }
}
