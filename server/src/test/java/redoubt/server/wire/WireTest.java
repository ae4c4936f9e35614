package redoubt.server.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import redoubt.kernel.json.Json;

class WireTest {
    record Words(List<String> words, long number, int small, double real, boolean isTrue, Optional<String> maybe) {}

    record Box(Colour colour, Object inside, List<Words> more) {}

    enum Colour {
        DARK_RED
    }

    private static final List<String> ODD = List.of(
            "",
            "plain",
            "a \"quoted\" back\\slash",
            "line\nbreak\ttab\rreturn",
            "\u0001\u001f\u007f",
            "é",
            "plain and then é",
            "中文 😀 end",
            "\u2028");

    private static Words words(long number) {
        return new Words(ODD, number, (int) number, 0.5, number > 0, Optional.of("x"));
    }

    @Test
    void whatIsWrittenIsJsonAndReadsBack() {
        for (long number : new long[] {0, 7, 10, 99, 1234567890123L, -1, Long.MAX_VALUE, Long.MIN_VALUE}) {
            Words words = words(number);
            Map<?, ?> read = (Map<?, ?>) Json.read(Wire.writePlain(words));
            assertThat(read.get("words")).isEqualTo(ODD);
            assertThat(read.get("number")).isEqualTo(number);
            assertThat(read.get("small")).isEqualTo((long) (int) number);
            assertThat(read.get("real")).isEqualTo(0.5);
            assertThat(read.get("isTrue")).isEqualTo(number > 0);
            assertThat(Wire.bytes(words)).isEqualTo(Wire.write(words).getBytes(StandardCharsets.UTF_8));
        }
    }

    @Test
    void onlyWhatIsOpenSaysWhatItIs() {
        Words empty = new Words(List.of(), 1, 1, 1, true, Optional.empty());
        String plain = "\"words\":[],\"number\":1,\"small\":1,\"real\":1.0,\"isTrue\":true}";
        assertThat(Wire.write(new Box(Colour.DARK_RED, empty, List.of(empty))))
                .isEqualTo("{\"is\":\"Box\",\"colour\":\"dark_red\",\"inside\":{\"is\":\"Words\"," + plain
                        + ",\"more\":[{" + plain + "]}");
    }

    @Test
    void aPatchHoldsOnlyWhatHasChanged() {
        Box before = new Box(Colour.DARK_RED, "a", List.of(words(1), words(2)));
        Box after = new Box(Colour.DARK_RED, "b", List.of(before.more().getFirst(), words(3)));
        record Told(Object patch) {}
        assertThat(Wire.writePlain(new Told(new Patch(before, before)))).isEqualTo("{\"patch\":{}}");
        assertThat(Wire.writePlain(new Told(new Patch(before, after))))
                .isEqualTo("{\"patch\":{\"inside\":[\"b\"],\"more\":{\"1\":{\"number\":[3],\"small\":[3]}}}}");
    }

    @Test
    void aLongMessageIsWrittenWhole() {
        String told = Wire.writePlain(new Words(List.of("é".repeat(50_000)), 1, 1, 1, true, Optional.empty()));
        assertThat(told).contains("é".repeat(50_000)).endsWith("\"isTrue\":true}");
    }
}
