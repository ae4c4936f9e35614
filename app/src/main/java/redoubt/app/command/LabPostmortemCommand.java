package redoubt.app.command;

import static redoubt.app.command.SimulationText.text;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import redoubt.app.desk.CommandRefused;
import redoubt.app.desk.Desk;
import redoubt.app.desk.Games;
import redoubt.app.desk.JournalFile;
import redoubt.app.desk.Members;
import redoubt.app.desk.TextTable;
import redoubt.bots.Budget;
import redoubt.bots.PostMortem;
import redoubt.bots.PostMortem.Moment;
import redoubt.kernel.Engine;
import redoubt.kernel.Game;
import redoubt.kernel.History;
import redoubt.kernel.journal.Journal;
import redoubt.kernel.journal.Replay;

/** Says where a game turned, and whether luck or a decision turned it. */
@Command(
        name = "postmortem",
        description = "Say where the game of a journal turned: by luck, or by a choice with a better alternative.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Luck: the same choice would have fared otherwise with other luck.",
            "Choice: another would have fared better with the same luck."
        })
final class LabPostmortemCommand implements Callable<Integer> {
    private final Desk desk;
    private final Games games;

    @Parameters(index = "0", paramLabel = "FILE", description = "The journal.")
    private Path file;

    @Option(names = "--playouts", paramLabel = "N", description = "How many for each choice (${DEFAULT-VALUE}).")
    private int playouts = 150;

    @Option(names = "--seed", paramLabel = "SEED", description = "The same seed says the same (${DEFAULT-VALUE}).")
    private long seed = 1;

    @Option(names = "--points", paramLabel = "N", description = "How many turning points to tell (${DEFAULT-VALUE}).")
    private int points = 10;

    @Option(names = "--json", description = "Write JSON: the chance before every choice, and what changed it.")
    private boolean json;

    LabPostmortemCommand(Desk desk, Games games) {
        this.desk = desk;
        this.games = games;
    }

    @Override
    public Integer call() {
        if (playouts < 1 || points < 1) {
            throw new CommandRefused("--playouts and --points must be at least 1");
        }
        Journal journal = JournalFile.read(file);
        Game<?> game = games.named(journal.setUp().game());
        tell(game, journal);
        return ExitCode.DONE;
    }

    private <T> void tell(Game<T> game, Journal journal) {
        History<T> history = Replay.play(new Engine<>(game), journal);
        if (history.length() == 0) {
            throw new CommandRefused("no choice was made in the game of " + file);
        }
        PostMortem mortem = PostMortem.of(
                history, Budget.tries(playouts), seed, LabOptions.progress(desk, "choices", history.length()));
        if (json) {
            desk.out().println(json(journal, history.state().isOver(), mortem));
            return;
        }
        Moment first = mortem.moments().getFirst();
        desk.out()
                .println(text(
                        "%s: the chance was %.0f %% at first, %s",
                        journal.setUp().mission(),
                        100 * first.chance(),
                        !history.state().isOver()
                                ? "and it goes on"
                                : mortem.isWon() ? "and it was won" : "and it was lost"));
        desk.out()
                .println(text(
                        "choices cost %.0f points in all, luck brought %+.0f",
                        -100
                                * mortem.moments().stream()
                                        .mapToDouble(Moment::decision)
                                        .sum(),
                        100
                                * mortem.moments().stream()
                                        .mapToDouble(Moment::luck)
                                        .sum()));
        table(mortem.turningPoints(points)).lines().forEach(desk.out()::println);
    }

    private static TextTable table(List<Moment> moments) {
        TextTable table = new TextTable();
        table.row("choice", "round", "chance", "luck", "decision", "chosen", "better");
        for (Moment moment : moments) {
            table.row(
                    moment.before() + 1,
                    moment.round(),
                    text("%.0f %% +-%.0f", 100 * moment.chance(), 100 * moment.error()),
                    text("%+.0f", 100 * moment.luck()),
                    moment.decision() < 0 ? text("%+.0f", 100 * moment.decision()) : "-",
                    moment.choice().key(),
                    moment.better().map(option -> option.key()).orElse("-"));
        }
        return table;
    }

    private static String json(Journal journal, boolean isOver, PostMortem mortem) {
        return new Members()
                .with("mission", journal.setUp().mission())
                .with("isOver", isOver)
                .with("isWon", mortem.isWon())
                .with(
                        "moments",
                        mortem.moments().stream()
                                .map(moment -> new Members()
                                        .with("choices", moment.before())
                                        .with("round", moment.round())
                                        .with("seat", moment.choice().seat().number())
                                        .with("chosen", moment.choice().key())
                                        .with("chance", moment.chance())
                                        .with("error", Double.isFinite(moment.error()) ? moment.error() : 1.0)
                                        .with("luck", moment.luck())
                                        .with("decision", moment.decision())
                                        .with(
                                                "better",
                                                moment.better()
                                                        .map(option -> option.key())
                                                        .orElse(""))
                                        .map())
                                .toList())
                .text();
    }
}
