package redoubt.app.messages;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;
import redoubt.app.desk.Games;
import redoubt.app.words.Language;
import redoubt.app.words.Message;
import redoubt.app.words.MessageFiles;
import redoubt.horde.view.Catalogue;
import redoubt.kernel.Aim;
import redoubt.kernel.Event;
import redoubt.kernel.Game;
import redoubt.kernel.Luck;
import redoubt.kernel.MissionCard;
import redoubt.kernel.Option;
import redoubt.kernel.Question;
import redoubt.kernel.SetUp;

/** The client has a message for everything a game can say, in every language, and none for what it cannot. */
class MessagesTest {
    private static final List<Language> LANGUAGES = List.of(Language.values());
    private static final List<GameWords> GAMES = GameWords.all();

    static Stream<Arguments> everywhere() {
        return GAMES.stream().flatMap(game -> LANGUAGES.stream().map(language -> Arguments.of(game, language)));
    }

    static Stream<Arguments> hordes() {
        return everywhere().filter(each -> each.get()[0] instanceof HordeWords);
    }

    /** The families of the games, each once. */
    private static Set<String> families() {
        return GAMES.stream().flatMap(game -> game.family().stream()).collect(Collectors.toCollection(TreeSet::new));
    }

    @ParameterizedTest
    @MethodSource("everywhere")
    void noMessageIsMissing(GameWords game, Language language) {
        Set<String> missing = new TreeSet<>(game.keys());
        missing.removeAll(game.messages(language).keySet());
        assertThat(missing).as(game.id + " in " + language.code()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("everywhere")
    void noMessageOfAGameIsUnused(GameWords game, Language language) {
        Set<String> unused = new TreeSet<>(MessageFiles.file(language, game.id).keySet());
        unused.removeAll(game.keys());
        unused.removeAll(game.further());
        // What the page says in this game's own words.
        unused.removeAll(MessageFiles.file(language, "interface").keySet());
        unused.removeIf(MessagesTest::isOfAKey);
        assertThat(unused).as(game.id + " in " + language.code()).isEmpty();
    }

    @ParameterizedTest
    @FieldSource("LANGUAGES")
    void noMessageOfTheFamilyIsUnused(Language language) {
        for (String family : families()) {
            Set<String> unused =
                    new TreeSet<>(MessageFiles.file(language, family).keySet());
            for (GameWords game : GAMES) {
                unused.removeAll(game.keys());
                unused.removeAll(game.further());
            }
            // It may put the page's own questions into its own words.
            unused.removeAll(MessageFiles.file(language, "interface").keySet());
            unused.removeIf(MessagesTest::isOfAKey);
            assertThat(unused).as(family).isEmpty();
        }
    }

    /** Every mission says what wins, in words of every language; a game without missions of its own kind has none to say. */
    @ParameterizedTest
    @MethodSource("everywhere")
    void whatWinsIsSaid(GameWords words, Language language) {
        if (words instanceof ToyWords) {
            return;
        }
        for (MissionCard mission : words.game.missions()) {
            List<Aim> aims = aims(words.game, mission.id());
            assertThat(aims).as(mission.id()).anyMatch(aim -> aim.kind() == Aim.Kind.WIN);
            assertThat(aims).as(mission.id()).anyMatch(aim -> aim.kind() == Aim.Kind.KEEP);
            assertThat(words.messages(language).keySet())
                    .as("%s in %s", mission.id(), language)
                    .containsAll(aims.stream().map(aim -> "aim." + aim.name()).toList());
        }
    }

    private static <T> List<Aim> aims(Game<T> game, String mission) {
        return game.aims(game.setUp(SetUp.of(game.id(), mission), Luck.seeded(1)));
    }

    /** The words of choices stand by the form of their keys, those of the page by its places; the client's own tests look at them. */
    private static boolean isOfAKey(String message) {
        return List.of("choice.", "table.", "home.", "aim.", "why.", "place.", "placeThe.", "moment.", "trait.")
                .stream()
                .anyMatch(message::startsWith);
    }

    @Test
    void everyGameHasItsWordsTested() {
        List<String> games = Games.found().ids();
        assertThat(GAMES).extracting(game -> game.id).containsExactlyInAnyOrderElementsOf(games);
    }

    /** What two games of a family say in the same words in every language is said once, by the family. */
    @Test
    void noMessageStandsTwice() {
        for (String family : families()) {
            Set<String> seen = new HashSet<>(inAllLanguages(family));
            for (GameWords game : GAMES) {
                if (game.family().filter(family::equals).isPresent()) {
                    Set<String> twice = inAllLanguages(game.id);
                    twice.removeIf(seen::add);
                    assertThat(twice).as(game.id).isEmpty();
                }
            }
        }
    }

    private static Set<String> inAllLanguages(String file) {
        List<Map<String, String>> tongues = LANGUAGES.stream()
                .map(language -> MessageFiles.file(language, file))
                .toList();
        Set<String> said = new TreeSet<>();
        for (String key : tongues.getFirst().keySet()) {
            said.add(key
                    + tongues.stream()
                            .map(messages -> messages.getOrDefault(key, ""))
                            .toList());
        }
        said.removeIf(message -> message.startsWith("family["));
        return said;
    }

    @ParameterizedTest
    @FieldSource("LANGUAGES")
    void theEndOfAGameIsToldByTheInterface(Language language) {
        assertThat(MessageFiles.file(language, "interface")).containsKeys("event.GameWon", "event.GameLost");
    }

    @ParameterizedTest
    @MethodSource("everywhere")
    void everyLanguageFillsInWhatEnglishDoes(GameWords game, Language language) {
        Map<String, String> english = game.messages(Language.ENGLISH);
        game.messages(language)
                .forEach((key, message) -> assertThat(parameters(message))
                        .as("%s in %s", key, language)
                        .isEqualTo(parameters(english.getOrDefault(key, ""))));
    }

    /** Two events of one name are told by one message, so it may use only what both have. */
    @ParameterizedTest
    @FieldSource("GAMES")
    void anEventIsToldByItsMembers(GameWords game) {
        Map<String, String> english = game.messages(Language.ENGLISH);
        for (Class<?> event : game.classes(Event.class)) {
            Set<String> members = Arrays.stream(event.getRecordComponents())
                    .map(RecordComponent::getName)
                    .collect(Collectors.toSet());
            assertThat(members)
                    .as(event.getName())
                    .containsAll(parameters(english.getOrDefault("event." + event.getSimpleName(), "")));
        }
    }

    @ParameterizedTest
    @FieldSource("GAMES")
    void aQuestionIsAskedByWhatItIsAbout(GameWords game) {
        Map<String, String> english = game.messages(Language.ENGLISH);
        for (Class<?> question : game.classes(Question.class)) {
            assertThat(game.subjects(question))
                    .as(question.getName())
                    .containsAll(parameters(english.getOrDefault("question." + GameClasses.told(question), "")));
        }
    }

    @ParameterizedTest
    @FieldSource("GAMES")
    void noTwoQuestionsAndNoTwoOptionsShareAName(GameWords game) {
        assertThat(game.classes(Question.class))
                .extracting(Class::getSimpleName)
                .doesNotHaveDuplicates();
        assertThat(game.classes(Option.class)).extracting(GameClasses::told).doesNotHaveDuplicates();
    }

    /** Skills come in forms such as "+1 die: *"; each skill on a card is one of them, and so is what stands for the star. */
    @ParameterizedTest
    @MethodSource("hordes")
    void everySkillOfEveryCardHasAName(HordeWords game, Language language) {
        Map<String, String> messages = game.messages(language);
        Stream<String> onCards = game.catalogue.survivors().stream()
                .flatMap(survivor -> survivor.skills().stream())
                .map(Catalogue.SkillPrint::name);
        assertThat(Stream.concat(onCards, game.furtherSkills().stream())
                        .distinct()
                        .toList())
                .hasSizeGreaterThan(10)
                .allSatisfy(skill -> {
                    assertThat(unnamed(messages, skill)).isEmpty();
                    assertThat(key(messages, "skillText." + skill)).isPresent();
                });
    }

    private static Set<String> parameters(String message) {
        return Message.read(message).parameters();
    }

    private static List<String> unnamed(Map<String, String> messages, String skill) {
        String key = key(messages, "skill." + skill).orElse("");
        if (key.isEmpty()) {
            return List.of(skill);
        }
        int star = key.indexOf('*');
        if (star < 0) {
            return List.of();
        }
        String of = ("skill." + skill).substring(star, star + 1 + "skill.".length() + skill.length() - key.length());
        String type = messages.get(key).replaceAll(".*\\{of, (\\w+)}.*", "$1");
        if (type.equals("skill")) {
            return unnamed(messages, of);
        }
        return messages.containsKey(type + "." + of) ? List.of() : List.of(type + "." + of);
    }

    /** The key that names a value: its own, or the longest with a star that fits. */
    private static Optional<String> key(Map<String, String> messages, String wanted) {
        return messages.containsKey(wanted)
                ? Optional.of(wanted)
                : messages.keySet().stream()
                        .filter(key -> fits(key, wanted))
                        .max(Comparator.comparingInt(String::length));
    }

    private static boolean fits(String key, String wanted) {
        int star = key.indexOf('*');
        return star >= 0
                && wanted.length() >= key.length()
                && wanted.startsWith(key.substring(0, star))
                && wanted.endsWith(key.substring(star + 1));
    }

    /** A mission of the user's with the id of ours is told from it by its title, so ours must be known by theirs. */
    @ParameterizedTest
    @FieldSource("GAMES")
    void missionsAreCalledAsInTheirGame(GameWords words) {
        for (MissionCard mission : words.game.missions()) {
            assertThat(words.messages(Language.ENGLISH).get("mission." + mission.id()))
                    .isEqualToIgnoringCase(mission.title());
        }
    }
}
