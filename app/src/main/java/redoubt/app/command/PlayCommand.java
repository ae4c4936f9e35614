package redoubt.app.command;

import java.io.IOException;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import redoubt.app.desk.CommandRefused;
import redoubt.app.desk.Desk;
import redoubt.app.desk.Games;
import redoubt.app.desk.JournalFile;
import redoubt.app.line.LineClient;
import redoubt.kernel.Engine;
import redoubt.kernel.Game;
import redoubt.kernel.History;
import redoubt.kernel.Luck;
import redoubt.kernel.MissionCard;
import redoubt.kernel.SetUp;
import redoubt.kernel.journal.Journal;
import redoubt.kernel.journal.Replay;
import redoubt.kernel.journal.ReplayDiffers;

/** Plays a game in the terminal, line by line. */
@Command(
        name = "play",
        description = "Play a game in the terminal.",
        mixinStandardHelpOptions = true,
        footer = {"", "Without a mission it lists what can be played. While playing, \"help\" lists what you can type."
        })
final class PlayCommand implements Callable<Integer> {
    private static final long SEEDS = 1_000_000_000;

    private final Desk desk;
    private final Games games;

    @Mixin
    private SetUpOptions options = new SetUpOptions();

    @Option(names = "--seed", paramLabel = "SEED", description = "The seed of dice and decks (any).")
    private Optional<Long> seed = Optional.empty();

    @Option(names = "--save", paramLabel = "FILE", description = "Write the journal there after every choice.")
    private Optional<Path> save = Optional.empty();

    @Option(names = "--resume", paramLabel = "FILE", description = "Go on with the game of a journal.")
    private Optional<Path> resume = Optional.empty();

    @Option(names = "--dice", paramLabel = "rolled|told", description = "told: you roll real dice and type them in.")
    private Optional<Dice> dice = Optional.empty();

    /** Who rolls the dice. */
    enum Dice {
        ROLLED,
        TOLD
    }

    /** A mission of a game. */
    private record Playable(Game<?> game, MissionCard mission) {}

    PlayCommand(Desk desk, Games games) {
        this.desk = desk;
        this.games = games;
    }

    @Override
    public Integer call() throws IOException {
        if (resume.isPresent()) {
            if (!options.isEmpty() || seed.isPresent() || dice.isPresent()) {
                throw new CommandRefused("--resume goes on with the game as it was; only --save goes with it");
            }
            Journal journal = JournalFile.read(resume.get());
            client(games.named(journal.setUp().game()), journal).run();
            return ExitCode.DONE;
        }
        Optional<Playable> wanted = wanted();
        if (wanted.isPresent()) {
            begin(wanted.get().game(), wanted.get().mission()).run();
        }
        return ExitCode.DONE;
    }

    private Optional<Playable> wanted() throws IOException {
        if (options.mission.isPresent()) {
            Game<?> game = games.wanted(options.game, options.mission);
            return Optional.of(new Playable(game, Games.mission(game, options.mission.get())));
        }
        List<Game<?>> candidates =
                options.game.<List<Game<?>>>map(id -> List.of(games.named(id))).orElse(games.all());
        MissionsCommand.table(candidates).lines().forEach(desk.out()::println);
        desk.out().println();
        if (candidates.size() == 1) {
            Game<?> only = candidates.getFirst();
            return Optional.of(new Playable(only, only.missions().getFirst()));
        }
        return asked(candidates);
    }

    private Optional<Playable> asked(List<Game<?>> candidates) throws IOException {
        List<Playable> all = new ArrayList<>();
        candidates.forEach(game -> game.missions().forEach(mission -> all.add(new Playable(game, mission))));
        desk.out().print("Which mission? ");
        desk.out().flush();
        String id = desk.in().readLine();
        if (id == null || id.isBlank()) {
            return Optional.empty();
        }
        return Optional.of(all.stream()
                .filter(playable -> playable.mission().id().equalsIgnoreCase(id.strip()))
                .findFirst()
                .orElseThrow(() -> new CommandRefused("there is no mission " + id.strip())));
    }

    private <T> LineClient<T> begin(Game<T> game, MissionCard mission) {
        SetUp setUp = options.setUp(game.id(), mission.id());
        long chosen = seed.orElseGet(() -> new SecureRandom().nextLong(SEEDS));
        Luck luck = dice.orElse(Dice.ROLLED) == Dice.TOLD ? Luck.told(chosen) : Luck.seeded(chosen);
        desk.out().println(game.title() + ": " + mission.title() + " (" + mission.id() + ", seed " + chosen + ")");
        return new LineClient<>(desk, History.begin(new Engine<>(game), setUp, luck), save);
    }

    private <T> LineClient<T> client(Game<T> game, Journal journal) {
        try {
            History<T> history = Replay.verify(new Engine<>(game), journal);
            desk.out()
                    .println(game.title() + ": " + journal.setUp().mission() + ", after " + history.length()
                            + " choices");
            return new LineClient<>(desk, history, save);
        } catch (ReplayDiffers e) {
            throw new CommandRefused(
                    resume.orElseThrow() + " is of other rules than these and cannot be resumed: " + e.getMessage(), e);
        }
    }
}
