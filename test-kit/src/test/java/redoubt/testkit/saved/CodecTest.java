package redoubt.testkit.saved;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import redoubt.kernel.json.Json;
import redoubt.kernel.json.JsonException;

/** Records to JSON and back. */
class CodecTest {
    private final Codec codec = Codec.builder()
            .value(Packed.class, packed -> (long) packed.bits, json -> new Packed(((Long) json).intValue()))
            .named(Tower.class, Tower::name, CodecTest::tower)
            .build();

    enum Colour {
        RED,
        BLUE {
            @Override
            boolean isCold() {
                return true;
            }
        };

        boolean isCold() {
            return false;
        }
    }

    sealed interface Shape {}

    record Circle(double radius) implements Shape {}

    record Square(int side, long id, boolean filled) implements Shape {}

    enum Line implements Shape {
        SHORT,
        LONG
    }

    record Drawing(String name, Colour colour, Optional<Shape> main, List<Shape> others, Optional<Integer> number) {}

    record Box<X>(X content) {}

    record Pair<A, B>(A one, List<Optional<B>> others) {}

    record Deep(
            Box<Integer> number, Pair<Long, Integer> pair, Box<Box<List<Integer>>> nested, List<? extends Shape> any) {}

    record Positive(int number) {
        Positive {
            if (number < 1) {
                throw new IllegalArgumentException("not positive");
            }
        }
    }

    record Bounded<S extends Shape>(S shape) {}

    record Nothing(String text) {}

    record Places(Packed packed, Tower tower, Object anything) {}

    record Boxes(Integer a, Long b, Boolean c, Double d, double e) {}

    record Unwritable(OptionalInt value) {}

    static final class Packed {
        private final int bits;

        Packed(int bits) {
            this.bits = bits;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Packed packed && packed.bits == bits;
        }

        @Override
        public int hashCode() {
            return bits;
        }
    }

    interface Tower {
        String name();
    }

    record WhiteTower(String name) implements Tower {}

    private static Tower tower(String name) {
        if (name.equals("none")) {
            throw new IllegalArgumentException("there is no such tower");
        }
        return new WhiteTower(name);
    }

    private <X> void comesBack(X value, Class<X> type) {
        assertThat(codec.read(codec.write(value), type)).isEqualTo(value);
    }

    @Test
    void recordsEnumsOptionalsAndListsComeBack() {
        comesBack(new Drawing("a", Colour.RED, Optional.empty(), List.of(), Optional.of(3)), Drawing.class);
        comesBack(
                new Drawing(
                        "b",
                        Colour.BLUE,
                        Optional.of(new Circle(1.5)),
                        List.of(new Square(1, 2L, true), Line.LONG, new Circle(2)),
                        Optional.empty()),
                Drawing.class);
        comesBack(new Boxes(1, 2L, true, 0.5, 3), Boxes.class);
    }

    @Test
    void sealedInterfacesNameTheRecord() {
        assertThat(codec.toJson(new Square(1, 2, true), Shape.class))
                .asString()
                .isEqualTo("{@=testkit.saved.CodecTest$Square, side=1, id=2, filled=true}");
        assertThat(codec.toJson(Line.LONG, Shape.class))
                .asString()
                .isEqualTo("{@=testkit.saved.CodecTest$Line, value=LONG}");
        assertThat(codec.toJson(new Square(1, 2, true), Square.class))
                .asString()
                .isEqualTo("{side=1, id=2, filled=true}");
    }

    @Test
    void nestedGenericsComeBack() {
        comesBack(
                new Deep(
                        new Box<>(7),
                        new Pair<>(5L, List.of(Optional.of(1), Optional.empty())),
                        new Box<>(new Box<>(List.of(1, 2, 3))),
                        List.of(Line.SHORT, new Circle(0))),
                Deep.class);
        comesBack(new Bounded<>(new Circle(1)), Bounded.class);
    }

    @Test
    void packedAndNamedValuesComeBackAnywhere() {
        comesBack(new Places(new Packed(5), new WhiteTower("north"), new Packed(6)), Places.class);
        comesBack(new Places(new Packed(5), new WhiteTower("north"), new WhiteTower("south")), Places.class);
        comesBack(new Places(new Packed(5), new WhiteTower("north"), "text"), Places.class);
        comesBack(new Places(new Packed(5), new WhiteTower("north"), true), Places.class);
        assertThat(codec.toJson(new Places(new Packed(5), new WhiteTower("north"), 9L), Places.class))
                .asString()
                .isEqualTo("{packed=5, tower=north, anything=9}");
    }

    @Test
    void anIntWithoutADeclaredTypeIsRefusedRatherThanReadAsALong() {
        assertThatThrownBy(() -> codec.write(new Box<>(7)))
                .isInstanceOf(JsonException.class)
                .hasMessageContaining("an int needs a declared type");
    }

    @Test
    void whatIsNoRecordIsNotWritten() {
        assertThatThrownBy(() -> codec.write(new Unwritable(OptionalInt.of(1))))
                .isInstanceOf(JsonException.class)
                .hasMessageContaining("no way to write a java.util.OptionalInt");
        assertThatThrownBy(() -> codec.read("{\"value\":1}", Unwritable.class))
                .hasMessageContaining("no way to read a java.util.OptionalInt");
        assertThatThrownBy(() -> codec.write(new Nothing(null)))
                .isInstanceOf(JsonException.class)
                .hasMessageContaining("cannot read text of Nothing");
    }

    @Test
    void foreignTypesAreNeitherWrittenNorRead() {
        assertThatThrownBy(() -> codec.write(Thread.State.NEW)).hasMessageContaining("only types of the project");
        assertThatThrownBy(() -> codec.fromJson(Json.read("{\"@\":\"java.lang.Thread\"}"), Object.class))
                .hasMessage("unknown type \"java.lang.Thread\"");
        assertThatThrownBy(() -> codec.fromJson(Json.read("{\"@\":\"../java.lang.Thread\"}"), Object.class))
                .isInstanceOf(JsonException.class);
        assertThatThrownBy(() -> codec.fromJson(Json.read("{\"@\":\"testkit.saved.Codec\"}"), Object.class))
                .hasMessageContaining("no way to read");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{} | expected a String but found nothing",
                "{\"@\":\"testkit.saved.CodecTest$Triangle\"} | unknown type \"testkit.saved.CodecTest$Triangle\"",
                "{\"@\":\"testkit.saved.CodecTest$Box\"} | redoubt.testkit.saved.CodecTest$Box is not a Shape",
                "[] | expected an object for a Shape but found []",
                "\"x\" | expected an object for a Shape but found x",
                "{\"@\":\"testkit.saved.CodecTest$Circle\"} | expected a member \"radius\" in a Circle",
                "{\"@\":\"testkit.saved.CodecTest$Circle\",\"radius\":\"1\"} | expected a Number but found String",
                "{\"@\":\"testkit.saved.CodecTest$Line\",\"value\":\"WIDE\"} | expected one of [SHORT, LONG] but found \"WIDE\"",
                "{\"@\":\"testkit.saved.CodecTest$Line\"} | expected a String but found LinkedHashMap",
                "{\"@\":\"testkit.saved.CodecTest$Square\",\"side\":3000000000,\"id\":1,\"filled\":true}"
                        + " | expected a number that fits an int but found 3000000000",
                "{\"@\":\"testkit.saved.CodecTest$Square\",\"side\":1,\"id\":1.5,\"filled\":true}"
                        + " | expected a Long but found Double",
                "{\"@\":\"testkit.saved.CodecTest$Square\",\"side\":1,\"id\":1,\"filled\":0}"
                        + " | expected a Boolean but found Long"
            })
    void whatIsNoShapeSaysWhy(String json, String message) {
        assertThatThrownBy(() -> codec.fromJson(Json.read(json), Shape.class))
                .isInstanceOf(JsonException.class)
                .hasMessage(message);
    }

    @Test
    void aRecordMayRefuseItsValues() {
        assertThatThrownBy(() -> codec.read("{\"number\":0}", Positive.class))
                .isInstanceOf(JsonException.class)
                .hasMessage("not a Positive: not positive");
        assertThatThrownBy(() -> codec.read("{\"shape\":\"round\"}", Bounded.class))
                .isInstanceOf(JsonException.class)
                .hasMessageStartingWith("not a Bounded");
    }

    @Test
    void aTaughtTypeMayRefuseItsValue() {
        String places = "{\"packed\":%s,\"tower\":%s,\"anything\":true}";
        assertThatThrownBy(() -> codec.read(places.formatted("\"x\"", "\"north\""), Places.class))
                .isInstanceOf(JsonException.class)
                .hasMessageStartingWith("not a Packed");
        assertThatThrownBy(() -> codec.read(places.formatted("1", "\"none\""), Places.class))
                .hasMessage("not a Tower: there is no such tower");
        assertThatThrownBy(() -> codec.read(places.formatted("1", "2"), Places.class))
                .hasMessage("expected a String but found Long");
    }
}
