package redoubt.app.command;

import static redoubt.app.command.SimulationText.text;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import redoubt.app.command.LabOptions.Wanted;
import redoubt.app.desk.CommandRefused;
import redoubt.app.desk.Desk;
import redoubt.app.desk.Games;
import redoubt.app.desk.TextTable;
import redoubt.bots.BotKind;
import redoubt.kernel.Game;
import redoubt.kernel.MissionCard;
import redoubt.lab.Training;
import redoubt.lab.Training.Learnt;
import redoubt.lab.Training.Lesson;

/** Learns the chance of winning from games. */
@Command(
        name = "train",
        description = "Learn the chance of winning from games, for the game's chance.txt.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "A mission that was hardly ever won, or hardly ever lost, gets no row of its own: any will do. Neither does one whose row would tell",
            "games that were held out no better than the share of games won."
        })
final class LabTrainCommand implements Callable<Integer> {
    /** With fewer games won or lost a row would only repeat them. */
    private static final int FEWEST = 10;

    private final Desk desk;
    private final Games games;

    @Mixin
    private LabOptions options = new LabOptions();

    @Option(names = "--games", paramLabel = "N", description = "How many games of each mission (${DEFAULT-VALUE}).")
    private int count = 500;

    @Option(names = "--bot", paramLabel = "BOT", description = BotOption.WHO + " (${DEFAULT-VALUE}).")
    private String bot = BotKind.QUICK.word();

    @Option(
            names = "--played-on",
            paramLabel = "N",
            description = {
                "Play the table at the start of each round on to the end so many times by opinion, and learn how often that is won.",
                "Without it, what is learnt is how the games ended."
            })
    private int playedOn;

    @Option(
            names = "--to",
            paramLabel = "FILE",
            description = {
                "The chance.txt to write, and forks.txt beside it; rows of other missions are kept.",
                "Without it, they are printed."
            })
    private Optional<Path> file = Optional.empty();

    LabTrainCommand(Desk desk, Games games) {
        this.desk = desk;
        this.games = games;
    }

    @Override
    public Integer call() {
        options.check(count);
        if (playedOn < 0) {
            throw new CommandRefused("--played-on takes a number from 0 on, not " + playedOn);
        }
        if (options.game.isEmpty()) {
            throw new CommandRefused("which game? name one with --game: " + String.join(", ", games.ids()));
        }
        train(games.named(options.game.get()));
        return ExitCode.DONE;
    }

    private <T> void train(Game<T> game) {
        List<String> features = game.sense().features();
        if (features.isEmpty()) {
            throw new CommandRefused("the sense of " + game.id() + " has no features to learn from");
        }
        Training<T> training =
                new Training<>(game, BotOption.read(bot), count, options.seed, options.threads, playedOn);
        LessonFile chances = LessonFile.chances(features);
        LessonFile forks = LessonFile.forks(features);
        file.ifPresent(chances::keep);
        forksFile().ifPresent(forks::keep);
        TextTable table = new TextTable();
        table.row("mission", "won", "samples", "area", "loss", "of base", "");
        List<Lesson> lessons = new ArrayList<>();
        for (Wanted<?> wanted : options.wanted(games)) {
            MissionCard mission = wanted.mission();
            Lesson lesson = training.play(wanted.setUp(), LabOptions.progress(desk, mission.id(), count));
            lessons.add(lesson);
            Learnt learnt = training.learn(lesson);
            boolean isKept = isWorthARow(lesson, learnt);
            row(table, mission.id(), lesson, learnt, isKept ? "" : "left to any");
            chances.forget(mission.id());
            forks.forget(mission.id());
            if (isKept) {
                chances.put(mission.id(), learnt.chance());
                forks.putForks(mission.id(), learnt.chance());
            }
        }
        Lesson all = Lesson.of(lessons);
        Learnt learnt = training.learn(all);
        row(table, "any", all, learnt, "");
        chances.put("any", learnt.chance());
        forks.putForks("any", learnt.chance());
        table.lines().forEach(desk.out()::println);
        file.ifPresentOrElse(chances::write, () -> chances.lines().forEach(desk.out()::println));
        if (playedOn > 0) {
            forksFile().ifPresentOrElse(forks::write, () -> forks.lines().forEach(desk.out()::println));
        }
    }

    private Optional<Path> forksFile() {
        return file.map(path -> path.resolveSibling("forks.txt"));
    }

    /** Games that were hardly ever won say too little, unless they were played on often; and a row must tell more than the share does. */
    private boolean isWorthARow(Lesson lesson, Learnt learnt) {
        int won = lesson.won().won();
        boolean isEnough = playedOn > 0 || Math.min(won, count - won) >= FEWEST;
        return isEnough && learnt.logLoss() < learnt.baseLoss();
    }

    private static void row(TextTable table, String name, Lesson lesson, Learnt learnt, String remark) {
        table.row(
                name,
                lesson.won().won() + "/" + lesson.won().games(),
                learnt.samples(),
                text("%.2f", learnt.area()),
                text("%.3f", learnt.logLoss()),
                text("%.3f", learnt.baseLoss()),
                remark);
    }
}
