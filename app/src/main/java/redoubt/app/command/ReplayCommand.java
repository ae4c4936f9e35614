package redoubt.app.command;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import redoubt.app.desk.CommandRefused;
import redoubt.app.desk.Desk;
import redoubt.app.desk.Games;
import redoubt.app.desk.JournalFile;
import redoubt.app.line.EventText;
import redoubt.app.line.MakingText;
import redoubt.app.line.MomentText;
import redoubt.app.table.BackupFile;
import redoubt.app.table.GameShelf;
import redoubt.app.words.Words;
import redoubt.kernel.Engine;
import redoubt.kernel.Game;
import redoubt.kernel.History;
import redoubt.kernel.Making;
import redoubt.kernel.SetUp;
import redoubt.kernel.Status;
import redoubt.kernel.journal.Journal;
import redoubt.kernel.journal.Replay;
import redoubt.kernel.journal.ReplayDiffers;
import redoubt.server.session.Rehearsal;
import redoubt.server.session.Rehearsal.Rehearsed;
import redoubt.server.session.Telling;
import redoubt.server.store.Store;

/** Plays a journal again. */
@Command(
        name = "replay",
        description = "Replay the game in a journal and say how it ended, or every running game of a store.",
        mixinStandardHelpOptions = true,
        footer = {"", "Exits with 1 if a game no longer plays as its journal or the store says."})
final class ReplayCommand implements Callable<Integer> {
    private final Desk desk;
    private final Games games;

    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "FILE",
            description = "The journal; with --all, a backup, which stays as it is.")
    private Optional<Path> file = Optional.empty();

    @Option(
            names = "--all",
            description = {
                "Instead of a journal, every running game of a store or a backup: which would be played differently,"
                        + " and from where.",
                "Try it on a backup before an update: a store may be changed for the new program."
            })
    private boolean all;

    @Mixin
    private StoreOptions kept = new StoreOptions();

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
        if (!all && file.isEmpty()) {
            throw new CommandRefused("replay takes a FILE, or --all for every running game of a store or a backup");
        }
        return all ? rehearse() : replay(file.orElseThrow());
    }

    private int rehearse() {
        if (file.isEmpty()) {
            return rehearse(kept.open());
        }
        try (BackupFile backup = new BackupFile(file.get())) {
            return rehearse(backup.open());
        }
    }

    /** A line for each game that would be played differently, and how many were tried. */
    private int rehearse(Store opened) {
        try (Store store = opened) {
            List<Rehearsed> games = new Rehearsal(new GameShelf(this.games), store).all();
            List<Rehearsed> parted =
                    games.stream().filter(game -> game.trouble().isPresent()).toList();
            parted.forEach(game -> desk.out()
                    .println("table " + game.table() + " " + game.mission() + ", " + game.choices() + " choices: "
                            + game.trouble().orElseThrow()));
            games.stream()
                    .filter(game -> game.trouble().isEmpty() && game.making() == Making.OTHER_CONTENT)
                    .forEach(game -> desk.out()
                            .println("table " + game.table() + " " + game.mission() + ", " + game.choices()
                                    + " choices: would go on with other cards or another mission page"));
            desk.out()
                    .println(
                            games.size() + " running games, " + parted.size() + " of them would be played differently");
            return parted.isEmpty() ? ExitCode.DONE : ExitCode.FINDINGS;
        }
    }

    private int replay(Path file) {
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
                                journal.real().areDiceTold(),
                                "cards",
                                journal.real().areCardsTold())));
        new MakingText(words).of(journal, games.named(setUp.game())).ifPresent(desk.out()::println);
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
