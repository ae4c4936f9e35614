package redoubt.whitedeath.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import redoubt.bots.GreedyBot;
import redoubt.horde.table.Table;
import redoubt.kernel.Choice;
import redoubt.kernel.Engine;
import redoubt.kernel.Event;
import redoubt.kernel.History;
import redoubt.kernel.Luck;
import redoubt.kernel.MissionCard;
import redoubt.kernel.Option;
import redoubt.kernel.RuleId;
import redoubt.kernel.SetUp;
import redoubt.kernel.journal.Journal;
import redoubt.kernel.journal.JournalText;
import redoubt.kernel.journal.Replay;
import redoubt.whitedeath.Scene;

/**
 * One whole game of each mission, kept as a journal and as a log to read: a change of the rules shows as a difference of texts. With
 * {@code -Dplaythroughs=write} both are written anew, to be read before they are committed.
 */
class PlaythroughTest {
    private static final Path FOLDER = Path.of("src", "test", "resources", "playthroughs");
    private static final Engine<Table> ENGINE = new Engine<>(Scene.GAME);
    private static final long CANDIDATES = 10;
    private static final int VICTORY = 1000;

    static Stream<String> missions() {
        return Scene.GAME.missions().stream().map(MissionCard::id);
    }

    @ParameterizedTest
    @MethodSource("missions")
    void theGameIsPlayedAsBefore(String mission) {
        Path journal = FOLDER.resolve(mission + ".journal");
        Path log = FOLDER.resolve(mission + ".log");
        if (System.getProperty("playthroughs", "").equals("write")) {
            History<Table> game = richest(mission);
            write(journal, JournalText.write(Journal.of(game)));
            write(log, EventLog.of(game));
        }
        String written = read(journal);
        History<Table> game = Replay.verify(ENGINE, JournalText.read(journal.toString(), written));
        assertThat(game.state().isOver()).isTrue();
        assertThat(EventLog.of(game)).isEqualTo(read(log));
        assertThat(JournalText.write(Journal.of(game))).isEqualTo(written);
    }

    /** Of some games by the greedy bot the one in which the most rules had a say; one that was won before all others. */
    private static History<Table> richest(String mission) {
        History<Table> richest = null;
        int most = -1;
        for (long seed = 1; seed <= CANDIDATES; seed++) {
            History<Table> game = greedy(SetUp.of(Scene.GAME.id(), mission).withSeats(2), seed);
            Set<RuleId> rules = new HashSet<>();
            for (History<Table> moment : game.moments()) {
                moment.events().stream().map(Event::rule).forEach(rules::add);
            }
            int worth = rules.size() + (game.state().isWon() ? VICTORY : 0);
            if (worth > most) {
                most = worth;
                richest = game;
            }
        }
        return richest;
    }

    private static History<Table> greedy(SetUp setUp, long seed) {
        // All the time in the world, so that the same seed always plays the same game.
        GreedyBot<Table> bot = new GreedyBot<>(Scene.GAME, seed, Long.MAX_VALUE / 4);
        History<Table> game = History.begin(ENGINE, setUp, Luck.seeded(seed));
        while (!game.state().isOver()) {
            Option option = bot.choose(game.state());
            game = game.then(new Choice(game.state().decision().seats().first(), option.key()));
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
