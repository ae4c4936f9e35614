package redoubt.app.command;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import redoubt.app.desk.Desk;
import redoubt.app.desk.Games;
import redoubt.app.desk.JournalFile;
import redoubt.app.horde.Showings;
import redoubt.app.line.Showing;
import redoubt.kernel.Engine;
import redoubt.kernel.Game;
import redoubt.kernel.History;
import redoubt.kernel.Status;
import redoubt.kernel.journal.Journal;
import redoubt.kernel.journal.Replay;
import redoubt.kernel.journal.ReplayDiffers;

/** Plays a journal again. */
@Command(
        name = "replay",
        description = "Play the game of a journal again and say how it ended.",
        mixinStandardHelpOptions = true,
        footer = {"", "Exits with 1 if the journal does not replay to what it says."})
final class ReplayCommand implements Callable<Integer> {
    private final Desk desk;
    private final Games games;

    @Parameters(index = "0", paramLabel = "FILE", description = "The journal.")
    private Path file;

    @Option(names = "--verify", description = "Compare what is offered with the marks in the journal.")
    private boolean verify;

    @Option(names = "--events", description = "Print every choice and what happened.")
    private boolean events;

    ReplayCommand(Desk desk, Games games) {
        this.desk = desk;
        this.games = games;
    }

    @Override
    public Integer call() {
        Journal journal = JournalFile.read(file);
        try {
            tell(games.named(journal.setUp().game()), journal);
            return ExitCode.DONE;
        } catch (ReplayDiffers differs) {
            desk.err().println("redoubt: " + file + ": " + differs.getMessage());
            return ExitCode.FINDINGS;
        }
    }

    private <T> void tell(Game<T> game, Journal journal) {
        Engine<T> engine = new Engine<>(game);
        History<T> history = verify ? Replay.verify(engine, journal) : Replay.play(engine, journal);
        desk.out()
                .println(game.title() + ", mission " + journal.setUp().mission() + ", seats "
                        + journal.setUp().seats() + ", seed " + journal.seed() + ", dice "
                        + (journal.told() ? "told" : "rolled"));
        journal.setUp()
                .settings()
                .forEach(setting ->
                        desk.out().println("with " + setting.name() + " = " + String.join(", ", setting.values())));
        if (events) {
            Showing<T> showing = Showings.of(game);
            history.moments().forEach(moment -> moment(moment, showing));
        }
        desk.out()
                .println("choices " + history.length() + ", round "
                        + game.round(history.state().table()) + ", "
                        + result(history.state().status()));
        if (verify) {
            desk.out().println(verified(journal));
        }
    }

    private static String verified(Journal journal) {
        if (journal.marks().isEmpty()) {
            return "not verified: the journal has no marks of what was offered";
        }
        return "verified " + journal.marks().size() + " marks"
                + (journal.unverified() == 0 ? "" : "; the first " + journal.unverified() + " choices have none");
    }

    private <T> void moment(History<T> moment, Showing<T> showing) {
        moment.lastChoice()
                .ifPresent(choice ->
                        desk.out().println(moment.length() + ". seat " + choice.seat() + ": " + choice.key()));
        moment.events().forEach(event -> desk.out().println("     " + showing.event(event)));
    }

    private static String result(Status status) {
        return switch (status) {
            case Status.Won won -> "won by " + won.rule();
            case Status.Lost lost -> "lost by " + lost.rule();
            case Status.Waiting waiting ->
                "waiting for a decision by " + waiting.decision().rule();
            case Status.SetUpDone _ -> "not begun";
        };
    }
}
