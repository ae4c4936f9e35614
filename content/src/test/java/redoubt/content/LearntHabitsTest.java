package redoubt.content;

import static org.assertj.core.api.Assertions.assertThat;
import static redoubt.content.Texts.LEGEND;
import static redoubt.content.Texts.TILE;
import static redoubt.content.Texts.folder;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.junit.jupiter.api.Test;

class LearntHabitsTest {
    private static final String MISSION = """
            mission M1 "Yard"
              difficulty easy length short survivors 1
              tiles 1R@0
            """;
    private static final String TABLE = """
            habits | step  | near spawn
            any    | 1.250 | -0.5
            M1     | 3     | 0
            """;

    private static SequencedMap<String, Double> usual() {
        SequencedMap<String, Double> usual = new LinkedHashMap<>();
        usual.put("danger", 0.4);
        usual.put("step", 1.5);
        usual.put("near spawn", 0.0);
        return usual;
    }

    private static LearntHabits read(String table, Problems problems) {
        return LearntHabits.read(Library.read(folder(LEGEND, TILE, MISSION, table)), usual(), problems);
    }

    private static List<String> wrong(String table) {
        Problems problems = new Problems();
        read(table, problems);
        return problems.all().stream().map(Problem::toString).toList();
    }

    @Test
    void aMissionHasItsOwnHabitsOrThoseOfAnyAndTheOthersAreAsUsual() {
        LearntHabits habits = read(TABLE, new Problems());
        assertThat(habits.of("M1")).containsExactly(0.4, 3, 0);
        assertThat(habits.of("M2")).containsExactly(0.4, 1.25, -0.5);
        assertThat(read("", new Problems()).of("M1")).containsExactly(0.4, 1.5, 0);
    }

    @Test
    void whatIsWrongIsLocated() {
        assertThat(wrong(TABLE)).isEmpty();
        assertThat(wrong(TABLE.replace("1.250", "large")))
                .first()
                .asString()
                .startsWith("d.txt:2:")
                .contains("'large'");
        assertThat(wrong(TABLE.replace("M1  ", "M7  "))).first().asString().contains("unknown mission 'M7'");
        assertThat(wrong(TABLE.replace("near spawn", "near")))
                .first()
                .asString()
                .contains("unknown column 'near'");
    }
}
