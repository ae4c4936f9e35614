package redoubt.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static redoubt.content.Texts.LEGEND;
import static redoubt.content.Texts.TILE;
import static redoubt.content.Texts.folder;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.kernel.LearntChance;

class LearntChancesTest {
    private static final String MISSION = """
            mission M1 "Yard"
              difficulty easy length short survivors 1
              tiles 1R@0
            """;
    private static final String TABLE = """
            chance | base   | progress | health
            any    | -1.250 | 3        | 0.5
            M1     | 0      | -2.5     | 1
            """;

    private static LearntChances read(String table, Problems problems, String... features) {
        return LearntChances.read(Library.read(folder(LEGEND, TILE, MISSION, table)), List.of(features), problems);
    }

    private static List<String> wrong(String table) {
        Problems problems = new Problems();
        read(table, problems, "progress", "health");
        return problems.all().stream().map(Problem::toString).toList();
    }

    @Test
    void aMissionHasItsOwnRowOrThatOfAny() {
        LearntChances chances = read(TABLE, new Problems(), "progress", "health");
        assertThat(chances.of("M1")).contains(LearntChance.of(0, -2.5, 1));
        assertThat(chances.of("M2")).contains(LearntChance.of(-1.25, 3, 0.5));
        assertThat(read("", new Problems(), "progress").of("M1")).isEmpty();
    }

    @Test
    void aFeatureWithoutAColumnCountsForNothing() {
        assertThat(read(TABLE, new Problems(), "arms", "progress", "health").of("M1"))
                .contains(LearntChance.of(0, 0, -2.5, 1));
    }

    @Test
    void whatIsWrongIsLocated() {
        assertThat(wrong(TABLE)).isEmpty();
        assertThat(wrong(TABLE.replace("-2.5 ", "much ")))
                .first()
                .asString()
                .startsWith("d.txt:3:")
                .contains("-0.25", "'much'");
        assertThat(wrong(TABLE.replace("M1  ", "M7  "))).first().asString().contains("unknown mission 'M7'");
        assertThat(wrong(TABLE.replace("health", "luck  "))).first().asString().contains("unknown column 'luck'");
    }

    private static final String FORKS = TABLE + """

            fork | asks     | at  | low    | low at | high   | high at | low low | low high | high low | high high
            M1/1 | progress | 0.5 | health | 0.2    | health | 0.8     | 1       | 2        | 3        | 4
            M1/2 | health   | 0.5 | health | 0.2    | health | 0.8     | 0       | 0        | 0        | 0.5
            """;

    @Test
    void forksSayWhatTwoFeaturesSayTogether() {
        LearntChances chances = read(FORKS, new Problems(), "progress", "health");
        LearntChance chance = chances.of("M1").orElseThrow();
        assertThat(chance.forks()).hasSize(2);
        assertThat(chances.of("M2").orElseThrow().forks()).isEmpty();
        LearntChance plain = LearntChance.of(0, -2.5, 1);
        assertThat(odds(chance, 0.5, 0.2) - odds(plain, 0.5, 0.2)).isCloseTo(1, within(1e-9));
        assertThat(odds(chance, 0.5, 0.3) - odds(plain, 0.5, 0.3)).isCloseTo(2, within(1e-9));
        assertThat(odds(chance, 0.6, 0.5) - odds(plain, 0.6, 0.5)).isCloseTo(3, within(1e-9));
        assertThat(odds(chance, 0.6, 0.9) - odds(plain, 0.6, 0.9)).isCloseTo(4.5, within(1e-9));
    }

    private static double odds(LearntChance chance, double... features) {
        double at = chance.at(features);
        return Math.log(at / (1 - at));
    }

    @Test
    void whatIsWrongWithAForkIsLocated() {
        assertThat(wrong(FORKS)).isEmpty();
        assertThat(wrong(FORKS.replace("M1/2", "M7/2"))).first().asString().contains("unknown mission 'M7'");
        assertThat(wrong(FORKS.replace("M1/1 | progress", "M1/1 | luck    ")))
                .first()
                .asString()
                .contains("'luck'");
        assertThat(wrong(FORKS.replace(
                        "| 0.5 | health | 0.2    | health | 0.8     | 1 ",
                        "| half | health | 0.2    | health | 0.8     | 1 ")))
                .first()
                .asString()
                .contains("'half'");
    }

    @Test
    void theChanceIsTheLogisticOfTheWeightedFeatures() {
        assertThat(LearntChance.of(0, 2).at(new double[] {0})).isEqualTo(0.5);
        assertThat(LearntChance.of(-1, 2, 4).at(new double[] {1, 0.5})).isCloseTo(0.9526, within(0.0001));
    }
}
