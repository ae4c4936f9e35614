package redoubt.app.messages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import redoubt.app.words.Language;
import redoubt.app.words.Message;
import redoubt.app.words.MessageFiles;

/** The terminal finds every message it asks for, in every language, and has none that it never says. */
class TerminalMessagesTest {
    private static final Path CODE = Path.of("src", "main", "java", "redoubt", "app");

    /** A key in the code, whole or its beginning. */
    private static final Pattern KEY = Pattern.compile("\"((?:terminal|table|rules|home)\\.[A-Za-z.]*)\"");

    private static final List<String> FILES = List.of("terminal", "terminal-horde", "terminal-dark-darker-darkest");

    /** Where a game is shown that is no relative of the others. */
    private static final Path DARKEST = CODE.resolve("darkest");

    private static Set<String> asked() throws IOException {
        Set<String> asked = asked(path -> true);
        assertThat(asked).hasSizeGreaterThan(40);
        return asked;
    }

    private static Set<String> asked(Predicate<Path> filter) throws IOException {
        Set<String> asked = new LinkedHashSet<>();
        try (Stream<Path> files = Files.walk(CODE)) {
            for (Path file : files.filter(path -> path.toString().endsWith(".java"))
                    .filter(filter)
                    .toList()) {
                Matcher key = KEY.matcher(Files.readString(file));
                while (key.find()) {
                    asked.add(key.group(1));
                }
            }
        }
        return asked;
    }

    @ParameterizedTest
    @EnumSource
    void everyMessageThatIsAskedForIsThere(Language language) throws IOException {
        there(language, "white-death", asked(path -> !path.startsWith(DARKEST)));
        there(language, "dark-darker-darkest", asked(path -> path.startsWith(DARKEST)));
    }

    private static void there(Language language, String game, Set<String> asked) {
        Set<String> there = new TreeSet<>(MessageFiles.ofGame(language, game).keySet());
        assertThat(asked).isNotEmpty();
        assertThat(asked.stream()
                        .filter(key -> key.endsWith(".")
                                ? there.stream().noneMatch(each -> each.startsWith(key))
                                : !there.contains(key)))
                .isEmpty();
    }

    @Test
    void everyMessageIsAskedFor() throws IOException {
        Set<String> asked = asked();
        for (String file : FILES) {
            assertThat(MessageFiles.file(Language.ENGLISH, file).keySet().stream()
                            .filter(key -> asked.stream()
                                    .noneMatch(each -> each.endsWith(".") ? key.startsWith(each) : key.equals(each))))
                    .as(file)
                    .isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyLanguageSaysTheSameAsEnglish(Language language) {
        for (String file : FILES) {
            Map<String, String> english = MessageFiles.file(Language.ENGLISH, file);
            Map<String, String> messages = MessageFiles.file(language, file);
            assertThat(messages.keySet()).as(file).isEqualTo(english.keySet());
            messages.forEach((key, message) -> assertThat(Message.read(message).parameters())
                    .as(key)
                    .isEqualTo(Message.read(english.get(key)).parameters()));
        }
    }

    /** Two commands of one word could not be told apart, and neither could one in English. */
    @ParameterizedTest
    @EnumSource
    void commandsHaveWordsOfTheirOwn(Language language) {
        assertThat(MessageFiles.file(language, "terminal").entrySet().stream()
                        .filter(each -> each.getKey().startsWith("terminal.command."))
                        .map(Map.Entry::getValue))
                .hasSize(15)
                .doesNotHaveDuplicates()
                .allMatch(word -> word.matches("\\p{L}+"));
    }

    @Test
    void everyFolderOfMessagesIsALanguage() throws IOException {
        try (Stream<Path> folders = Files.list(Path.of("..", "web", "src", "messages"))) {
            assertThat(folders.filter(Files::isDirectory)
                            .map(folder -> folder.getFileName().toString()))
                    .containsExactlyInAnyOrder("en", "it", "fr")
                    .allMatch(code -> Language.named(code).isPresent());
        }
    }
}
