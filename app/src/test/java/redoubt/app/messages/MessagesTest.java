package redoubt.app.messages;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Zone;
import redoubt.horde.view.Catalogue;
import redoubt.kernel.Event;
import redoubt.kernel.Option;
import redoubt.kernel.Question;

/** The client has a message for everything a game can say, in every language, and none for what it cannot. */
class MessagesTest {
    private static final List<String> LANGUAGES = MessageFiles.LANGUAGES;
    private static final String FAMILY = "horde";
    private static final List<GameWords> GAMES = GameWords.all();

    static Stream<Arguments> everywhere() {
        return GAMES.stream().flatMap(game -> LANGUAGES.stream().map(language -> Arguments.of(game, language)));
    }

    private static Map<String, String> messages(GameWords game, String language) {
        return MessageFiles.of(language, FAMILY, game.id);
    }

    @ParameterizedTest
    @MethodSource("everywhere")
    void noMessageIsMissing(GameWords game, String language) {
        Set<String> missing = new TreeSet<>(game.keys());
        missing.removeAll(messages(game, language).keySet());
        assertThat(missing).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("everywhere")
    void noMessageOfAGameIsUnused(GameWords game, String language) {
        Set<String> unused = new TreeSet<>(MessageFiles.of(language, game.id).keySet());
        unused.removeAll(game.keys());
        unused.removeAll(game.further());
        // What the page says in this game's own words.
        unused.removeAll(MessageFiles.of(language, "interface").keySet());
        unused.removeIf(MessagesTest::isOfAKey);
        assertThat(unused).isEmpty();
    }

    @ParameterizedTest
    @FieldSource("LANGUAGES")
    void noMessageOfTheFamilyIsUnused(String language) {
        Set<String> unused = new TreeSet<>(MessageFiles.of(language, FAMILY).keySet());
        for (GameWords game : GAMES) {
            unused.removeAll(game.keys());
            unused.removeAll(game.further());
        }
        unused.removeIf(MessagesTest::isOfAKey);
        assertThat(unused).isEmpty();
    }

    /** The words of choices stand by the form of their keys; the client's own tests look at them. */
    private static boolean isOfAKey(String message) {
        return message.startsWith("choice.");
    }

    /** What two games say in the same words in every language is said once, by the family. */
    @Test
    void noMessageStandsTwice() {
        Set<String> seen = new HashSet<>(inAllLanguages(FAMILY));
        for (GameWords game : GAMES) {
            Set<String> own = inAllLanguages(game.id);
            assertThat(own).as(game.id).doesNotContainAnyElementsOf(seen);
            seen.addAll(own);
        }
    }

    private static Set<String> inAllLanguages(String file) {
        List<Map<String, String>> tongues = LANGUAGES.stream()
                .map(language -> MessageFiles.of(language, file))
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
    void theEndOfAGameIsToldByTheInterface(String language) {
        assertThat(MessageFiles.of(language, "interface")).containsKeys("event.GameWon", "event.GameLost");
    }

    @ParameterizedTest
    @MethodSource("everywhere")
    void everyLanguageFillsInWhatEnglishDoes(GameWords game, String language) {
        Map<String, String> english = messages(game, "en");
        messages(game, language)
                .forEach((key, message) -> assertThat(Placeholders.of(message))
                        .as("%s in %s", key, language)
                        .isEqualTo(Placeholders.of(english.getOrDefault(key, ""))));
    }

    /** Two events of one name are told by one message, so it may use only what both have. */
    @ParameterizedTest
    @FieldSource("GAMES")
    void anEventIsToldByItsMembers(GameWords game) {
        Map<String, String> english = messages(game, "en");
        for (Class<?> event : game.classes(Event.class)) {
            Set<String> members = Arrays.stream(event.getRecordComponents())
                    .map(RecordComponent::getName)
                    .collect(Collectors.toSet());
            assertThat(members)
                    .as(event.getName())
                    .containsAll(Placeholders.of(english.getOrDefault("event." + event.getSimpleName(), "")));
        }
    }

    @ParameterizedTest
    @FieldSource("GAMES")
    void aQuestionIsAskedByWhatItIsAbout(GameWords game) {
        Map<String, String> english = messages(game, "en");
        for (Class<?> question : game.classes(Question.class)) {
            assertThat(subjects(question))
                    .as(question.getName())
                    .containsAll(Placeholders.of(english.getOrDefault("question." + question.getSimpleName(), "")));
        }
    }

    private static Set<String> subjects(Class<?> question) {
        Map<Class<?>, String> kinds = Map.of(SurvivorId.class, "survivor", Zone.class, "zone", Equipment.class, "card");
        Map<String, Integer> counts = new HashMap<>();
        Set<String> subjects = new HashSet<>();
        for (RecordComponent component : question.getRecordComponents()) {
            String kind = kinds.get(component.getType());
            if (kind != null) {
                int count = counts.merge(kind, 1, Integer::sum);
                subjects.add(count == 1 ? kind : kind + count);
            }
        }
        return subjects;
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
    @MethodSource("everywhere")
    void everySkillOfEveryCardHasAName(GameWords game, String language) {
        Map<String, String> messages = messages(game, language);
        Stream<String> onCards = game.catalogue.survivors().stream()
                .flatMap(survivor -> survivor.skills().stream())
                .map(Catalogue.SkillPrint::name);
        assertThat(Stream.concat(onCards, game.furtherSkills().stream())
                        .distinct()
                        .toList())
                .hasSizeGreaterThan(10)
                .allSatisfy(skill -> {
                    assertThat(unnamed(messages, skill)).isEmpty();
                    assertThat(MessageFiles.key(messages, "skillText." + skill)).isPresent();
                });
    }

    private static List<String> unnamed(Map<String, String> messages, String skill) {
        String key = MessageFiles.key(messages, "skill." + skill).orElse("");
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
}
