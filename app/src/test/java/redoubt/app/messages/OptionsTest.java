package redoubt.app.messages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import redoubt.app.words.Language;
import redoubt.app.words.Message;
import redoubt.bots.RandomBot;
import redoubt.kernel.Engine;
import redoubt.kernel.Game;
import redoubt.kernel.Luck;
import redoubt.kernel.Mark;
import redoubt.kernel.Option;
import redoubt.kernel.SetUp;
import redoubt.kernel.State;
import redoubt.kernel.journal.JournalText;
import redoubt.kernel.journal.Replay;

/** Clients word options by their names and marks alone; whole games offer thousands of them. */
class OptionsTest {
    private static final int LONGEST = 1000;
    private static final long SEED = 7;
    /** What only some options of a class have; their messages ask whether it is there. */
    private static final Set<String> SOMETIMES = Set.of(
            "area",
            "card",
            "card2",
            "card3",
            "chip",
            "count",
            "colour",
            "deck",
            "effort",
            "free",
            "survivor",
            "survivor2",
            "symbol",
            "way",
            "zombie",
            "zone",
            "zone2");

    /** What a trade does not hold before anything is offered. */
    private static final Set<String> GIFTS = Set.of("gifts", "gift_tokens", "returns", "return_tokens");

    /** What questions do without at times: cards are also put in order alone. */
    private static final Map<String, Set<String>> AT_TIMES_WITHOUT =
            Map.of("ProposeTrade", GIFTS, "AgreeToTrade", GIFTS, "Arrange", Set.of("survivor2"));

    static Stream<Arguments> missions() {
        return GameWords.all().stream()
                .flatMap(words -> words.game.missions().stream().map(mission -> Arguments.of(words, mission.id())));
    }

    @ParameterizedTest
    @MethodSource("missions")
    void optionsOfADecisionDifferInNameOrMarks(GameWords words, String mission) throws IOException {
        differ(words, words.game, mission);
    }

    private static <T> void differ(GameWords words, Game<T> game, String mission) throws IOException {
        for (State<T> moment : moments(words, game, mission)) {
            Set<String> told = new HashSet<>();
            for (Option option : moment.decision().options()) {
                String name = GameClasses.told(option.getClass());
                assertThat(told.add(name + game.about(option)))
                        .as("%s in %s", option.key(), mission)
                        .isTrue();
            }
        }
    }

    @ParameterizedTest
    @MethodSource("missions")
    void anOptionIsToldByItsMarks(GameWords words, String mission) throws IOException {
        told(words, words.game, mission);
    }

    private static <T> void told(GameWords words, Game<T> game, String mission) throws IOException {
        Map<String, String> english = words.messages(Language.ENGLISH);
        for (State<T> moment : moments(words, game, mission)) {
            for (Option option : moment.decision().options()) {
                Set<String> wanted = Message.read(
                                english.getOrDefault("option." + GameClasses.told(option.getClass()), ""))
                        .parameters();
                wanted.removeAll(marked(game.about(option)));
                assertThat(SOMETIMES).as(option.key()).containsAll(wanted);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("missions")
    void aQuestionIsToldByWhatItIsAbout(GameWords words, String mission) throws IOException {
        asked(words, words.game, mission);
    }

    private static <T> void asked(GameWords words, Game<T> game, String mission) throws IOException {
        Map<String, String> english = words.messages(Language.ENGLISH);
        for (State<T> moment : moments(words, game, mission)) {
            String name = moment.agenda().first().getClass().getSimpleName();
            Set<String> wanted =
                    Message.read(english.getOrDefault("question." + name, "")).parameters();
            wanted.removeAll(marked(game.about(moment)));
            assertThat(AT_TIMES_WITHOUT.getOrDefault(name, Set.of())).as(name).containsAll(wanted);
        }
    }

    /** The moments of the golden playthrough, or of a random one where there is none. */
    private static <T> List<State<T>> moments(GameWords words, Game<T> game, String mission) throws IOException {
        Engine<T> engine = new Engine<>(game);
        Path journal = words.playthrough(mission);
        List<State<T>> moments = new ArrayList<>();
        if (Files.exists(journal)) {
            Replay.play(engine, JournalText.read(journal.toString(), Files.readString(journal)))
                    .moments()
                    .forEach(moment -> moments.add(moment.state()));
        } else {
            RandomBot<T> bot = new RandomBot<>(SEED);
            State<T> state = engine.begin(new SetUp(words.id, mission, 1, List.of()), Luck.seeded(SEED))
                    .state();
            for (int i = 0; i < LONGEST && !state.isOver(); i++) {
                moments.add(state);
                state = engine.apply(state, bot.choose(state)).state();
            }
        }
        moments.removeIf(State::isOver);
        return moments;
    }

    /** Marks as the client's parameters: the first zone is {@code zone}, the next {@code zone2}, all are {@code zones}. */
    private static Set<String> marked(List<Mark> marks) {
        Map<String, Integer> counts = new HashMap<>();
        Set<String> names = new HashSet<>();
        for (Mark mark : marks) {
            int count = counts.merge(mark.kind(), 1, Integer::sum);
            names.add(count == 1 ? mark.kind() : mark.kind() + count);
            names.add(mark.kind() + "s");
        }
        return names;
    }
}
