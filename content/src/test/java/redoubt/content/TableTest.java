package redoubt.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static redoubt.content.Texts.folder;
import static redoubt.content.Texts.problems;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TableTest {
    private static final Column<Integer> COPIES = Column.integer("copies");
    private static final Column<String> KIND = Column.oneOf("kind", List.of("melee", "ranged"));
    private static final Column<Range> RANGE = Column.range("range");
    private static final Column<Integer> HIT = Column.atLeast("hit");
    private static final Column<Boolean> NOISY = Column.yesNo("noisy");
    private static final Column<List<String>> TRAITS = Column.listOf("traits", List.of("Polearm", "Two Handed"));
    private static final Column<Origin> SOURCE = Column.origin("source");
    private static final Column<Optional<String>> NOTE = Column.text("note").optional();
    private static final TableFormat EQUIPMENT =
            TableFormat.of("equipment", COPIES, KIND, RANGE, HIT, NOISY, TRAITS, SOURCE, NOTE);

    private static final String TABLE = """
            # The weapons.
            equipment  | copies | kind   | range | hit | noisy | traits              | source
            Pitchfork  |      2 | melee  |   0-1 | 4+  | no    | Polearm, Two Handed | house
            Short bow  |      1 | ranged |   1-3 | 3+  | yes   | -                   | rulebook
            """;

    private static List<String> wrong(String table) {
        Problems problems = new Problems();
        Library.read(folder(table)).rows(EQUIPMENT, problems);
        return problems.all().stream().map(Problem::toString).toList();
    }

    @Test
    void cellsAreReadByTheTypeOfTheirColumn() {
        List<Row> rows = Library.read(folder(TABLE)).rows(EQUIPMENT);
        assertThat(rows).map(Row::key).containsExactly("Pitchfork", "Short bow");
        Row fork = rows.getFirst();
        assertThat(fork.value(COPIES)).isEqualTo(2);
        assertThat(fork.value(KIND)).isEqualTo("melee");
        assertThat(fork.value(RANGE)).isEqualTo(new Range(0, 1));
        assertThat(fork.value(HIT)).isEqualTo(4);
        assertThat(fork.value(NOISY)).isFalse();
        assertThat(fork.value(TRAITS)).containsExactly("Polearm", "Two Handed");
        assertThat(fork.value(SOURCE)).isEqualTo(Origin.HOUSE);
        assertThat(fork.value(NOTE)).isEmpty();
        assertThat(rows.get(1).value(TRAITS)).isEmpty();
        assertThat(fork.place()).isEqualTo(new Place("a.txt", 3, 1));
    }

    @Test
    void everyWrongCellIsLocated() {
        assertThat(wrong(TABLE.replace("     2 |", "   two |")))
                .containsExactly("a.txt:3:17: expected a whole number but found 'two'");
        assertThat(wrong(TABLE.replace("| melee  |", "| meelee |")))
                .containsExactly(
                        "a.txt:3:23: unknown kind 'meelee', expected one of melee ranged; did you mean 'melee'?");
        assertThat(wrong(TABLE.replace("0-1", "1-0")))
                .containsExactly("a.txt:3:34: expected a range such as 0-1 but found '1-0'");
        assertThat(wrong(TABLE.replace("4+", "+4")))
                .containsExactly("a.txt:3:40: expected a die result such as 4+ but found '+4'");
        assertThat(wrong(TABLE.replace("| no ", "| nö ")))
                .containsExactly("a.txt:3:46: unknown noisy 'nö', expected one of yes no; did you mean 'no'?");
        assertThat(wrong(TABLE.replace("Polearm, Two", "Polearm, To")))
                .containsExactly("a.txt:3:63: unknown traits 'To Handed', expected one of Polearm Two Handed;"
                        + " did you mean 'Two Handed'?");
        assertThat(wrong(TABLE.replace("| house", "| hause")))
                .containsExactly("a.txt:3:76: unknown source 'hause', expected one of rulebook public house;"
                        + " did you mean 'house'?");
    }

    @Test
    void headingsAreChecked() {
        assertThat(wrong(TABLE.replace("copies", "copeis")))
                .containsExactly(
                        "a.txt:2:1: expected a column 'copies' in table equipment but there is none",
                        "a.txt:2:14: unknown column 'copeis', expected one of copies kind range hit noisy traits source"
                                + " note; did you mean 'copies'?");
    }

    @Test
    void aRowHasAsManyCellsAsThereAreHeadings() {
        assertThat(problems(TABLE.replace("| house", ""))).containsExactly("a.txt:3:1: expected 8 cells but found 7");
    }

    @Test
    void keysAreUnique() {
        assertThat(problems(TABLE.replace("Short bow", "Pitchfork")))
                .containsExactly("a.txt:4:1: equipment 'Pitchfork' is given already at a.txt:3:1");
    }

    @Test
    void theUserOverridesRowByRow() {
        String users = """
                equipment | copies | kind  | range | hit | noisy | traits | source | note
                Pitchfork |      5 | melee |     1 | 4+  | no    |        | public | from my box
                """;
        List<Row> rows = Library.read(folder(TABLE), folder(users)).rows(EQUIPMENT);
        assertThat(rows).map(Row::key).containsExactly("Pitchfork", "Short bow");
        assertThat(rows.getFirst().value(COPIES)).isEqualTo(5);
        assertThat(rows.getFirst().value(NOTE)).contains("from my box");
        assertThat(rows.get(1).value(COPIES)).isEqualTo(1);
    }

    @Test
    void wrongCellsKeepTheWholeTableFromLoading() {
        Library library = Library.read(folder(TABLE.replace("4+", "x").replace("3+", "y")));
        assertThatThrownBy(() -> library.rows(EQUIPMENT))
                .isInstanceOfSatisfying(
                        ContentException.class,
                        thrown -> assertThat(thrown.problems()).hasSize(2));
    }
}
