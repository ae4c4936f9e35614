package redoubt.app.command;

import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import redoubt.app.desk.Desk;
import redoubt.app.desk.Games;
import redoubt.app.desk.JournalFile;
import redoubt.app.line.EventText;
import redoubt.app.line.MomentText;
import redoubt.app.words.Words;
import redoubt.kernel.Engine;
import redoubt.kernel.Game;
import redoubt.kernel.History;
import redoubt.kernel.SetUp;
import redoubt.kernel.Status;
import redoubt.kernel.journal.Journal;
import redoubt.kernel.journal.Replay;
import redoubt.kernel.journal.ReplayDiffers;
import redoubt.server.session.Telling;

/** Plays a journal again. */
@Command(
        name = "replay",
        description = "Replay the game in a journal and say how it ended.",
        mixinStandardHelpOptions = true,
        footer = {"", "Exits with 1 if the game no longer plays as the journal says."})
final class ReplayCommand implements Callable<Integer> {
    private final Desk desk;
    private final Games games;

    @Parameters(index = "0", paramLabel = "FILE", description = "The journal.")
    private Path file;

    @Option(names = "--verify", description = "Compare what is offered with the marks in the journal.")
    private boolean verify;

    @Option(names = "--events", description = "Print every choice and what happened.")
    private boolean events;

    @Mixin
    private LanguageOption language = new LanguageOption();

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
        Words words = Words.in(language.spoken(desk), game);
        head(words, words.title(game), journal);
        if (events) {
            MomentText<T> text =
                    new MomentText<>(new Telling<>(engine, journal.setUp().seats()), words);
            history.moments().forEach(moment -> moment(moment, text, words));
        }
        desk.out()
                .println(words.say(
                        "terminal.replay.end",
                        Map.of(
                                "choices",
                                history.length(),
                                "round",
                                game.round(history.state().table()),
                                "result",
                                result(history.state().status(), words))));
        if (verify) {
            desk.out()
                    .println(words.say(
                            "terminal.replay.verified",
                            Map.of("count", journal.marks().size(), "without", journal.unverified())));
        }
    }

    private void head(Words words, String title, Journal journal) {
        SetUp setUp = journal.setUp();
        desk.out()
                .println(words.say(
                        "terminal.replay.head",
                        Map.of(
                                "game",
                                title,
                                "mission",
                                setUp.mission(),
                                "seats",
                                setUp.seats(),
                                "seed",
                                journal.seed(),
                                "told",
                                journal.told())));
        setUp.settings()
                .forEach(setting -> desk.out()
                        .println(words.say(
                                "terminal.replay.setting",
                                Map.of("name", setting.name(), "values", setting.values()))));
    }

    private <T> void moment(History<T> moment, MomentText<T> text, Words words) {
        text.line(moment).ifPresent(desk.out()::println);
        moment.events()
                .forEach(event ->
                        desk.out().println("     " + new EventText(words).of(event) + " [" + event.rule() + "]"));
    }

    private static String result(Status status, Words words) {
        return switch (status) {
            case Status.Won won ->
                words.say("terminal.replay.won", Map.of("rule", won.rule().id()));
            case Status.Lost lost ->
                words.say("terminal.replay.lost", Map.of("rule", lost.rule().id()));
            case Status.Waiting waiting ->
                words.say(
                        "terminal.replay.waiting",
                        Map.of("rule", waiting.decision().rule().id()));
            case Status.SetUpDone _ -> words.say("terminal.replay.notBegun");
        };
    }
}
