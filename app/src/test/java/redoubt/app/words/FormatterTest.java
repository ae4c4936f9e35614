package redoubt.app.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import redoubt.app.desk.Games;
import redoubt.kernel.json.Json;

/** The terminal and the page put messages into the same words. */
class FormatterTest {
    private static final Path WEB = Path.of("..", "web");

    /** What parameters may be, whatever they are for. */
    private static final List<Object> SAMPLES = List.of(
            0L,
            1L,
            2L,
            21L,
            0.5,
            "",
            "2",
            "Walker",
            "2 Walker, 1 Brute, Runner",
            "Guards: +1 die: Melee",
            "none",
            true,
            List.of(),
            List.of(3L, 5L),
            List.of("Torch", "My own spoon"));

    @Test
    void theCasesOfThePageHoldHereToo() throws IOException {
        Map<?, ?> shared = (Map<?, ?>) Json.read(Files.readString(WEB.resolve("src/i18n/format.cases.json")));
        Map<String, String> names = new LinkedHashMap<>();
        ((Map<?, ?>) shared.get("names")).forEach((key, name) -> names.put((String) key, (String) name));
        List<?> cases = (List<?>) shared.get("cases");
        assertThat(cases).hasSizeGreaterThan(20);
        for (Object each : cases) {
            List<?> one = (List<?>) each;
            Formatter formatter =
                    new Formatter(Language.named((String) one.get(0)).orElseThrow(), names);
            assertThat(formatter.format((String) one.get(1), parameters(one.get(2))))
                    .as(one.toString())
                    .isEqualTo(one.get(3));
        }
    }

    private static Map<String, ?> parameters(Object json) {
        Map<String, Object> parameters = new LinkedHashMap<>();
        ((Map<?, ?>) json).forEach((name, value) -> parameters.put((String) name, value));
        return parameters;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "{; expected the name of a parameter at letter 2",
                "{a; expected , at letter 3",
                "a }; a } without its { at letter 3",
                "{a, plural, one {x}}; no case other at letter 20",
                "{a, select, other {x} other {y}}; the case other a second time",
                "{a, select, other {x}; expected } at letter 22",
                "{a, select, other x}; expected { at letter 19"
            })
    void aMalformedMessageIsRefusedWithItsPlace(String message, String problem) {
        assertThatThrownBy(() -> Message.read(message))
                .isInstanceOf(MalformedMessage.class)
                .hasMessageContaining(problem);
    }

    @Test
    void aMessageTellsItsParameters() {
        assertThat(Message.read("{a} {b, card} {c, plural, one {{d}} other {{z, zombie, c}}}")
                        .parameters())
                .containsExactly("a", "b", "c", "d", "z");
    }

    /** A message of a game with its parameters: how the page is asked for it. */
    private record Case(int tongue, String key, Map<String, Object> parameters) {}

    @Test
    void everyMessageOfEveryGameIsTheSameAsOnThePage() throws IOException, InterruptedException {
        List<Formatter> formatters = new ArrayList<>();
        List<Object> tongues = new ArrayList<>();
        List<Case> cases = new ArrayList<>();
        for (Language language : Language.values()) {
            for (String game : Games.found().ids()) {
                Map<String, String> messages = MessageFiles.ofGame(language, game);
                messages.forEach((key, message) -> samples(formatters.size(), key, message, cases));
                formatters.add(new Formatter(language, messages));
                tongues.add(Map.of("language", language.code(), "messages", messages));
            }
        }
        List<?> page = onThePage(tongues, cases);
        assertThat(cases.size()).isGreaterThan(40_000).isEqualTo(page.size());
        for (int i = 0; i < cases.size(); i++) {
            Case one = cases.get(i);
            assertThat(formatters.get(one.tongue()).found(one.key(), one.parameters()))
                    .as(one.toString())
                    .hasValue((String) page.get(i));
        }
    }

    /** Every parameter is each of the samples once, and every word that the message itself chooses by. */
    private static void samples(int tongue, String key, String message, List<Case> cases) {
        String asked = key.replace("*", "Melee");
        Message read = Message.read(message);
        cases.add(new Case(tongue, asked, Map.of()));
        if (read.parameters().isEmpty()) {
            return;
        }
        boolean isOfGroups = message.contains(", zombies}");
        List<Object> values = new ArrayList<>(SAMPLES);
        values.removeIf(value -> isOfGroups && value instanceof List<?>);
        choices(read.parts(), values);
        for (Object value : values) {
            Map<String, Object> parameters = new LinkedHashMap<>();
            read.parameters().forEach(name -> parameters.put(name, value));
            cases.add(new Case(tongue, asked, parameters));
        }
        List<Object> counts = List.of(Map.of("zombie", "Walker", "count", 2L), Map.of("zombie", "Brute", "count", 1L));
        if (isOfGroups) {
            cases.add(new Case(tongue, asked, Map.of("zombies", counts)));
        }
    }

    private static void choices(List<Part> parts, List<Object> values) {
        for (Part part : parts) {
            if (part instanceof Part.Select select) {
                values.addAll(select.cases().keySet());
                select.cases().values().forEach(each -> choices(each, values));
            } else if (part instanceof Part.Plural plural) {
                plural.cases().values().forEach(each -> choices(each, values));
            }
        }
    }

    private static List<?> onThePage(List<Object> tongues, List<Case> cases) throws IOException, InterruptedException {
        List<Object> asked = new ArrayList<>();
        cases.forEach(each -> asked.add(List.of((long) each.tongue(), each.key(), each.parameters())));
        Path question = Files.createTempFile("messages", ".json");
        Path answer = Files.createTempFile("messages", ".json");
        try {
            Files.writeString(question, Json.write(Map.of("tongues", tongues, "cases", asked)));
            Process node = new ProcessBuilder("node", "say.mjs")
                    .directory(WEB.toFile())
                    .redirectInput(question.toFile())
                    .redirectOutput(answer.toFile())
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            assertThat(node.waitFor()).isZero();
            return (List<?>) Json.read(Files.readString(answer, StandardCharsets.UTF_8));
        } finally {
            Files.delete(question);
            Files.delete(answer);
        }
    }
}
