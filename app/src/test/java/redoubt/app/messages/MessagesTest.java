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
import org.junit.jupiter.params.provider.FieldSource;
import redoubt.horde.HordeGame;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.table.Zone;
import redoubt.horde.view.Catalogue;
import redoubt.kernel.Event;
import redoubt.kernel.Option;
import redoubt.kernel.Question;
import redoubt.whitedeath.edition.WhiteDeath;

/** The client has a message for everything White Death can say, in every language, and none for what it cannot. */
class MessagesTest {
    private static final List<String> LANGUAGES = MessageFiles.LANGUAGES;

    private static Map<String, String> messages(String language) {
        return MessageFiles.of(language, "horde", "white-death");
    }

    @ParameterizedTest
    @FieldSource("LANGUAGES")
    void noMessageIsMissing(String language) {
        Set<String> missing = new TreeSet<>(WhiteDeathWords.keys());
        missing.removeAll(messages(language).keySet());
        assertThat(missing).isEmpty();
    }

    @ParameterizedTest
    @FieldSource("LANGUAGES")
    void noMessageIsUnused(String language) {
        Set<String> unused = new TreeSet<>(messages(language).keySet());
        unused.removeAll(WhiteDeathWords.keys());
        assertThat(unused).isEmpty();
    }

    @ParameterizedTest
    @FieldSource("LANGUAGES")
    void theEndOfAGameIsToldByTheInterface(String language) {
        assertThat(MessageFiles.of(language, "interface")).containsKeys("event.GameWon", "event.GameLost");
    }

    @ParameterizedTest
    @FieldSource("LANGUAGES")
    void everyLanguageFillsInWhatEnglishDoes(String language) {
        Map<String, String> english = messages("en");
        messages(language)
                .forEach((key, message) -> assertThat(Placeholders.of(message))
                        .as("%s in %s", key, language)
                        .isEqualTo(Placeholders.of(english.getOrDefault(key, ""))));
    }

    /** Two events of one name are told by one message, so it may use only what both have. */
    @Test
    void anEventIsToldByItsMembers() {
        Map<String, String> english = messages("en");
        for (Class<?> event : GameClasses.of(Event.class, HordeGame.class, WhiteDeath.class)) {
            Set<String> members = Arrays.stream(event.getRecordComponents())
                    .map(RecordComponent::getName)
                    .collect(Collectors.toSet());
            assertThat(members)
                    .as(event.getName())
                    .containsAll(Placeholders.of(english.getOrDefault("event." + event.getSimpleName(), "")));
        }
    }

    @Test
    void aQuestionIsAskedByWhatItIsAbout() {
        Map<String, String> english = messages("en");
        for (Class<?> question : GameClasses.of(Question.class, HordeGame.class, WhiteDeath.class)) {
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

    @Test
    void noTwoQuestionsAndNoTwoOptionsShareAName() {
        assertThat(GameClasses.of(Question.class, HordeGame.class, WhiteDeath.class))
                .extracting(Class::getSimpleName)
                .doesNotHaveDuplicates();
        assertThat(GameClasses.of(Option.class, HordeGame.class, WhiteDeath.class))
                .extracting(GameClasses::told)
                .doesNotHaveDuplicates();
    }

    /** Skills come in forms such as "+1 die: *"; each skill on a card is one of them, and so is what stands for the star. */
    @ParameterizedTest
    @FieldSource("LANGUAGES")
    void everySkillOfEveryCardHasAName(String language) {
        Map<String, String> messages = messages(language);
        Stream<String> onCards = WhiteDeathWords.CATALOGUE.survivors().stream()
                .flatMap(survivor -> survivor.skills().stream())
                .map(Catalogue.SkillPrint::name);
        Stream<String> ofGuards = WhiteDeathWords.column("guards.txt", "guard skill").stream();
        assertThat(Stream.concat(onCards, ofGuards).distinct().toList())
                .hasSizeGreaterThan(40)
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
