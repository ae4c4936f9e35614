package redoubt.server.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import redoubt.kernel.Named;
import redoubt.kernel.RuleId;
import redoubt.server.wire.Wire;

class TypeScriptTest {
    enum Weather {
        SNOW,
        CLEAR_SKY
    }

    record Place(int index, String name) implements Named {}

    sealed interface Thing {}

    record Lamp(Optional<Place> place, boolean isLit) implements Thing {}

    record Rope(double length) implements Thing {}

    record Chest(
            RuleId rule,
            List<Thing> things,
            List<List<Integer>> rows,
            Rope rope,
            Weather weather,
            Object open,
            Map<String, Object> tree,
            Optional<Long> seed) {}

    record Nothing() {}

    static final class Elsewhere {
        record Rope(int knots) {}
    }

    @Test
    void someWordsAreAChoiceOfThem() {
        assertThat(TypeScript.file(new Vocabulary().withWords("Deed", List.of("Move.MoveTo", "Search"))))
                .endsWith("\nexport type Deed = 'Move.MoveTo' | 'Search';\n");
    }

    @Test
    void everyKindOfMemberIsWrittenAsTheWireWritesIt() {
        assertThat(TypeScript.file(new Vocabulary().with(Chest.class))).endsWith("""

                export interface Chest {
                  rule: string;
                  things: Thing[];
                  rows: number[][];
                  rope: Rope;
                  weather: Weather;
                  open: unknown;
                  tree: Record<string, unknown>;
                  seed?: number;
                }

                export type Thing = Lamp | ({ is: 'Rope' } & Rope);

                export interface Lamp {
                  is: 'Lamp';
                  place?: string;
                  isLit: boolean;
                }

                export interface Rope {
                  length: number;
                }

                export type Weather = 'snow' | 'clear_sky';
                """);
        Chest chest = new Chest(
                new RuleId("T-1"),
                List.of(new Lamp(Optional.of(new Place(3, "cellar")), true), new Rope(1.5)),
                List.of(List.of(1)),
                new Rope(2),
                Weather.CLEAR_SKY,
                new Nothing(),
                Map.of(),
                Optional.empty());
        assertThat(Wire.writePlain(chest))
                .isEqualTo("{\"rule\":\"T-1\",\"things\":[{\"is\":\"Lamp\",\"place\":\"cellar\",\"isLit\":true},"
                        + "{\"is\":\"Rope\",\"length\":1.5}],\"rows\":[[1]],\"rope\":{\"length\":2.0},"
                        + "\"weather\":\"clear_sky\",\"open\":{\"is\":\"Nothing\"},\"tree\":{}}");
    }

    @Test
    void aRecordWithoutMembersIsAnEmptyObject() {
        assertThat(TypeScript.file(new Vocabulary().with(Nothing.class)))
                .endsWith("export type Nothing = Record<string, never>;\n");
    }

    @Test
    void aLongChoiceStandsOnTheNextLineOrOnSeveral() {
        List<Class<?>> records = List.of(Lamp.class, Rope.class);
        String name =
                "AnythingThatCanBeFoundInTheCellarOfTheTowerOrCarriedThereByThoseWhoKeepTheLightBurningAllThroughTheNight";
        assertThat(TypeScript.file(new Vocabulary().withOneOf(name, records)))
                .contains("export type " + name + " =\n  Lamp | Rope;\n");
        String first = "a".repeat(60);
        String second = "b".repeat(60);
        assertThat(TypeScript.file(new Vocabulary().withWords("Deed", List.of(first, second))))
                .contains("export type Deed =\n  | '" + first + "'\n  | '" + second + "';\n");
    }

    @Test
    void twoRecordsThatDifferAndAreCalledAlikeAreRefused() {
        Vocabulary vocabulary = new Vocabulary().with(Rope.class);
        assertThatThrownBy(() -> vocabulary.with(Elsewhere.Rope.class))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("two that differ are called Rope");
    }
}
