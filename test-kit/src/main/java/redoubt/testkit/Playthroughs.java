package redoubt.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.LongFunction;
import redoubt.kernel.Choice;
import redoubt.kernel.Engine;
import redoubt.kernel.Event;
import redoubt.kernel.Game;
import redoubt.kernel.History;
import redoubt.kernel.Luck;
import redoubt.kernel.Option;
import redoubt.kernel.RuleId;
import redoubt.kernel.SetUp;
import redoubt.kernel.State;
import redoubt.kernel.journal.Journal;
import redoubt.kernel.journal.JournalText;
import redoubt.kernel.journal.Replay;

/**
 * One whole game of each mission, kept as a journal and as a readable log: a change to the rules shows up as a difference between
 * texts. With {@code -Dplaythroughs=write} both are written again, keeping the recorded choices for as long as they are still
 * offered, so that the differences can be read before they are committed; for a mission without a journal, one game is picked from
 * several.
 */
public final class Playthroughs<T> {
    private static final Path FOLDER = Path.of("src", "test", "resources", "playthroughs");
    private static final long CANDIDATES = 10;
    private static final int VICTORY = 1000;

    private final Engine<T> engine;
    private final LongFunction<Function<State<T>, Option>> player;

    /** Games of players who choose by a seed. */
    public Playthroughs(Game<T> game, LongFunction<Function<State<T>, Option>> player) {
        this.engine = new Engine<>(game);
        this.player = player;
    }

    /** What has changed since the game of a mission was recorded: nothing, or what was expected and what came instead. */
    public List<String> differences(String mission) {
        return differences(mission, SetUp.of(engine.game().id(), mission).withSeats(2));
    }

    /** The same for a game of this set-up, recorded under a name of its own. */
    public List<String> differences(String mission, SetUp setUp) {
        Path journal = FOLDER.resolve(mission + ".journal");
        Path log = FOLDER.resolve(mission + ".log");
        if (System.getProperty("playthroughs", "").equals("write")) {
            History<T> game = Files.exists(journal) ? goneOn(journal) : richest(setUp);
            write(journal, text(game));
            write(log, EventLog.of(game));
        }
        if (!Files.exists(journal)) {
            return List.of(mission + " has no recorded game yet: write one with -Dplaythroughs=write");
        }
        String written = read(journal);
        History<T> game = Replay.verify(engine, JournalText.read(journal.toString(), written));
        for (History<T> moment : game.moments()) {
            Heard.moment(engine.game(), moment.state(), moment.events());
        }
        if (!game.state().isOver()) {
            return List.of("the game of " + mission + " does not end any more");
        }
        String replayed = text(game);
        return replayed.equals(written) ? changes(read(log), EventLog.of(game)) : changes(written, replayed);
    }

    /** The journal of a game without the fingerprint of its content, which changes with every card that is added. */
    private static String text(History<?> game) {
        return JournalText.write(Journal.of(game).withoutContent());
    }

    /** The first line that differs, as it was and as it is. */
    private static List<String> changes(String before, String after) {
        if (before.equals(after)) {
            return List.of();
        }
        List<String> was = before.lines().toList();
        List<String> is = after.lines().toList();
        int line = 0;
        while (line < was.size() && line < is.size() && was.get(line).equals(is.get(line))) {
            line++;
        }
        return List.of(
                "line " + (line + 1) + " was: " + (line < was.size() ? was.get(line) : "the end"),
                "line " + (line + 1) + " is:  " + (line < is.size() ? is.get(line) : "the end"));
    }

    /** The recorded game of a mission. */
    public History<T> game(String mission) {
        Path journal = FOLDER.resolve(mission + ".journal");
        return Replay.verify(engine, JournalText.read(journal.toString(), read(journal)));
    }

    /** The options of the recorded game of a mission that a client would put like another one, by its class and its marks alone. */
    public List<String> toldAlike(String mission) {
        List<String> alike = new ArrayList<>();
        for (History<T> moment : game(mission).moments()) {
            Set<String> told = new HashSet<>();
            for (Option option : moment.state().isOver()
                    ? List.<Option>of()
                    : List.<Option>copyOf(moment.state().decision().options())) {
                if (!told.add(option.getClass().getName() + engine.game().about(option))) {
                    alike.add(option.key());
                }
            }
        }
        return alike;
    }

    /** The recorded game as far as its choices are still offered, played on from there if it is not over. */
    private History<T> goneOn(Path file) {
        Journal journal = JournalText.read(file.toString(), read(file));
        History<T> kept = Replay.asFarAsItAgrees(engine, journal.withoutMarks()).game();
        return playedOn(kept, player.apply(journal.seed()));
    }

    /** Out of several games, the one that cites the most rules; a game that was won is preferred to any other. */
    private History<T> richest(SetUp setUp) {
        History<T> richest = played(setUp, 1);
        int most = worth(richest);
        for (long seed = 2; seed <= CANDIDATES; seed++) {
            History<T> game = played(setUp, seed);
            int worth = worth(game);
            if (worth > most) {
                most = worth;
                richest = game;
            }
        }
        return richest;
    }

    private static <T> int worth(History<T> game) {
        Set<RuleId> rules = new HashSet<>();
        for (History<T> moment : game.moments()) {
            moment.events().stream().map(Event::rule).forEach(rules::add);
        }
        return rules.size() + (game.state().isWon() ? VICTORY : 0);
    }

    private History<T> played(SetUp setUp, long seed) {
        return playedOn(History.begin(engine, setUp, Luck.seeded(seed)), player.apply(seed));
    }

    private static <T> History<T> playedOn(History<T> from, Function<State<T>, Option> choosing) {
        History<T> game = from;
        while (!game.state().isOver()) {
            Option option = choosing.apply(game.state());
            game = game.then(new Choice(game.state().decision().seats(option).first(), option.key()));
        }
        return game;
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static void write(Path file, String text) {
        try {
            Files.createDirectories(file.getParent());
            Files.writeString(file, text);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
