package redoubt.app.messages;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import redoubt.horde.table.Table;
import redoubt.kernel.Engine;
import redoubt.kernel.History;
import redoubt.kernel.Mark;
import redoubt.kernel.MissionCard;
import redoubt.kernel.Option;
import redoubt.kernel.journal.JournalText;
import redoubt.kernel.journal.Replay;

/** Clients word options by their names and marks alone; the golden playthroughs offer thousands of them. */
class OptionsTest {
    private static final Path FOLDER = Path.of("..", "white-death", "src", "test", "resources", "playthroughs");
    /** What only some options of a class have; their messages ask whether it is there. */
    private static final Set<String> SOMETIMES =
            Set.of("count", "colour", "deck", "free", "survivor", "zombie", "zone", "zone2");

    static Stream<String> missions() {
        return WhiteDeathWords.GAME.missions().stream().map(MissionCard::id);
    }

    @ParameterizedTest
    @MethodSource("missions")
    void optionsOfADecisionDifferInNameOrMarks(String mission) {
        for (History<Table> moment : moments(mission)) {
            Set<String> told = new HashSet<>();
            for (Option option : moment.state().decision().options()) {
                String words = GameClasses.told(option.getClass()) + WhiteDeathWords.GAME.about(option);
                assertThat(told.add(words))
                        .as("%s in %s", option.key(), mission)
                        .isTrue();
            }
        }
    }

    @ParameterizedTest
    @MethodSource("missions")
    void anOptionIsToldByItsMarks(String mission) {
        Map<String, String> english = MessageFiles.of("en", "horde", "white-death");
        for (History<Table> moment : moments(mission)) {
            for (Option option : moment.state().decision().options()) {
                Set<String> wanted =
                        Placeholders.of(english.getOrDefault("option." + GameClasses.told(option.getClass()), ""));
                wanted.removeAll(marked(WhiteDeathWords.GAME.about(option)));
                assertThat(SOMETIMES).as(option.key()).containsAll(wanted);
            }
        }
    }

    private static List<History<Table>> moments(String mission) {
        Path journal = FOLDER.resolve(mission + ".journal");
        Engine<Table> engine = new Engine<>(WhiteDeathWords.GAME);
        History<Table> game = Replay.play(engine, JournalText.read(journal.toString(), MessageFiles.read(journal)));
        List<History<Table>> moments = new ArrayList<>(game.moments());
        moments.removeIf(moment -> moment.state().isOver());
        return moments;
    }

    /** Marks as the client's parameters: the first zone is {@code zone}, the next {@code zone2}. */
    private static Set<String> marked(List<Mark> marks) {
        Map<String, Integer> counts = new HashMap<>();
        Set<String> names = new HashSet<>();
        for (Mark mark : marks) {
            int count = counts.merge(mark.kind(), 1, Integer::sum);
            names.add(count == 1 ? mark.kind() : mark.kind() + count);
        }
        return names;
    }
}
