package redoubt.kernel.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** JSON in and out, and the place of what is malformed. */
class JsonTest {
    @Test
    void everyKindOfValueIsReadAndWritten() {
        String text = "{\"a\":[1,-2,3.5,1.0E-7],\"b\":{\"c\":true,\"d\":false},\"e\":[],\"f\":{},\"g\":\"x\"}";
        assertThat(Json.write(Json.read(text))).isEqualTo(text);
        assertThat(Json.read(" [ 1 , { \"a\" : 2 } ] \n")).isEqualTo(List.of(1L, Map.of("a", 2L)));
        assertThat(Json.read("-9223372036854775808")).isEqualTo(Long.MIN_VALUE);
        assertThat(Json.read("1E+2")).isEqualTo(100.0);
    }

    @Test
    void theOrderOfMembersIsKept() {
        Map<String, Object> members = new LinkedHashMap<>();
        members.put("z", 1L);
        members.put("a", 2L);
        assertThat(Json.write(members)).isEqualTo("{\"z\":1,\"a\":2}");
        assertThat(((Map<?, ?>) Json.read("{\"z\":1,\"a\":2}")).keySet())
                .asString()
                .isEqualTo("[z, a]");
    }

    @Test
    void stringsAreEscaped() {
        assertThat(Json.write("a\"b\\c\n\r\t\u0001é")).isEqualTo("\"a\\\"b\\\\c\\n\\r\\t\\u0001é\"");
        assertThat(Json.read("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\\uD83D\\udc80\""))
                .isEqualTo("\"\\/\b\f\n\r\té\uD83D\uDC80");
    }

    @RepeatedTest(500)
    void everyStringComesBack(RepetitionInfo time) {
        Random random = new Random(time.getCurrentRepetition());
        StringBuilder any = new StringBuilder();
        random.ints(random.nextInt(40), 0, random.nextBoolean() ? 0x80 : 0x10000)
                .forEach(c -> any.append((char) c));
        String string = any.toString();
        assertThat(Json.read(Json.write(string))).isEqualTo(string);
    }

    @RepeatedTest(200)
    void everyNumberComesBack(RepetitionInfo time) {
        Random random = new Random(time.getCurrentRepetition());
        long whole = random.nextLong() >> random.nextInt(64);
        double broken = random.nextGaussian() * Math.pow(10, random.nextInt(40) - 20);
        assertThat(Json.read(Json.write(List.of(whole, broken)))).isEqualTo(List.of(whole, broken));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "'' ~ character 1: expected a value but found the end",
                "'[1 2]' ~ character 4: expected ']' but found '2'",
                "'[1,]' ~ character 4: expected a value but found ']'",
                "'[1' ~ character 3: expected ']' but found the end",
                "'{\"a\" 1}' ~ character 6: expected ':' but found '1'",
                "'{a:1}' ~ character 2: expected a string but found 'a'",
                "'{\"a\":1' ~ character 7: expected '}' but found the end",
                "'{\"a\":1,\"a\":2}' ~ character 13: expected \"a\" only once but found '}'",
                "'\"abc' ~ character 5: expected '\"' but found the end",
                "'\"a\\' ~ character 4: expected an escaped character but found the end",
                "'\"\\x\"' ~ character 3: expected one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u but found 'x'",
                "'\"\\u12g4\"' ~ character 6: expected four hexadecimal digits but found 'g'",
                "'\"\\u+123\"' ~ character 4: expected four hexadecimal digits but found '+'",
                "'\"\\u12' ~ character 6: expected four hexadecimal digits but found the end",
                "'null' ~ character 1: expected a value but found 'n'",
                "'tru' ~ character 1: expected a value but found 't'",
                "'01' ~ character 1: expected a value but found '0'",
                "'+1' ~ character 1: expected a value but found '+'",
                "'1.' ~ character 1: expected a value but found '1'",
                "'-' ~ character 1: expected a value but found '-'",
                "'99999999999999999999' ~ character 1: expected a number that fits a long but found '9'",
                "'1 1' ~ character 3: expected the end of the text but found '1'"
            })
    void malformedTextNamesThePlace(String text, String message) {
        assertThatThrownBy(() -> Json.read(text))
                .isInstanceOf(JsonException.class)
                .hasMessage(message);
    }

    @Test
    void controlCharactersDoNotStandInStrings() {
        assertThatThrownBy(() -> Json.read("\"a\nb\""))
                .hasMessageStartingWith("character 3: expected no control character in a string");
    }

    @Test
    void nestingIsLimited() {
        assertThat(Json.read("[".repeat(512) + "]".repeat(512))).isInstanceOf(List.class);
        assertThatThrownBy(() -> Json.read("[".repeat(100_000)))
                .isInstanceOf(JsonException.class)
                .hasMessageContaining("at most 512 levels");
    }

    @Test
    void whatJsonCannotSayIsNotWritten() {
        assertThatThrownBy(() -> Json.write(Double.NaN)).hasMessage("JSON has no NaN");
        assertThatThrownBy(() -> Json.write(List.of(Double.POSITIVE_INFINITY))).isInstanceOf(JsonException.class);
        assertThatThrownBy(() -> Json.write(new StringBuilder())).hasMessageContaining("StringBuilder");
    }
}
