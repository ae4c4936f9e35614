package redoubt.darkest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import redoubt.board.Drawing;
import redoubt.board.Legend;
import redoubt.board.Side;
import redoubt.board.Spot;
import redoubt.board.Tile;
import redoubt.content.Library;
import redoubt.content.Problems;
import redoubt.testkit.Rule;

/** The tiles of the ledger's table: set, section, the side of a chamber with its door, the sides from north, and the icons. */
class TilesTest {
    private static final Library LIBRARY =
            Library.read(List.of(DarkestContent.own()), DarkestContent.GRAMMAR, new Problems());
    private static final Legend LEGEND = LIBRARY.findLegend(DarkestGame.ID).orElseThrow();

    @ParameterizedTest
    @Rule({"DD-GAP-24", "DD-GAP-25"})
    @CsvSource({
        "C1, B, corner, -, wwLw, firecontrol terminal",
        "C2, B, corner, -, wwLw, medical terminal",
        "C3, B, corner, -, wwLw, ammunition terminal",
        "C4, B, corner, -, wwPw, antidote cure",
        "E1, B, entrance, -, oowo, ''",
        "O01, B, outer, -, xooo, ''",
        "O02, B, outer, -, xooo, camera",
        "O03, B, outer, -, xowo, barriers",
        "O04, B, outer, -, xooo, lurking",
        "O05, B, outer, NL, xooo, ''",
        "O06, B, outer, NL, xooo, camera",
        "O07, B, outer, SL, xowo, gas",
        "O08, B, outer, SL, xoLo, ''",
        "O09, B, outer, -, xooo, camera gas",
        "O10, B, outer, EL, xwoo, ''",
        "O11, B, outer, WL, xoow, barriers",
        "O12, K, outer, -, xooo, visibility",
        "O13, K, outer, Nd, xooo, storage",
        "O14, B, outer, -, xwoo, camera lurking",
        "I01, B, inner, -, oooo, ''",
        "I02, B, inner, -, oooo, camera",
        "I03, B, inner, -, owow, camera",
        "I04, B, inner, -, Lwww, barriers",
        "I05, B, inner, -, LwLw, ''",
        "I06, B, inner, Nd, wooo, ''",
        "I07, B, inner, NL, wooo, camera",
        "I08, B, inner, EL, owoo, gas",
        "I09, B, inner, -, oowo, gas",
        "I10, B, inner, SL, ooLo, lurking",
        "I11, K, inner, -, owwo, lurking",
        "I12, K, inner, -, oooo, visibility camera",
        "I13, K, inner, -, oooo, storage",
        "I14, K, inner, -, ooow, barriers",
        "I15, K, inner, -, wLww, storage",
        "I16, K, inner, WL, ooow, ''",
        "I17, K, inner, -, oooo, lurking barriers",
        "I18, K, inner, -, owow, visibility",
        "X1, R, inner, -, PwPw, reactor"
    })
    void theTilesAreThoseOfTheLedger(
            String code, String set, String section, String chamber, String sides, String icons) {
        Tile tile = LIBRARY.tiles().stream()
                .filter(each -> each.name().equals(code))
                .findFirst()
                .orElseThrow();
        assertThat(tile.label("set")).containsExactly(set);
        assertThat(tile.label("section")).containsExactly(section);
        assertThat(tile.spots().stream().map(Spot::name))
                .filteredOn(icon -> !icon.equals("start"))
                .containsExactlyInAnyOrder(Stream.of(icons.split(" "))
                        .filter(icon -> !icon.isEmpty())
                        .toArray(String[]::new));
        assertThat(tile.spots()).as("in the hall").allMatch(spot -> spot.zone().equals("a"));
        for (Side side : Side.values()) {
            char printed = sides.charAt(side.ordinal());
            String ends = printed == 'x' ? "window" : "wall";
            assertThat(marks(tile.drawing(), side)).as(side.name()).containsExactly(ends, border(printed), ends);
        }
        assertThat(tile.zones()).hasSize(chamber.equals("-") ? 1 : 2);
        if (!chamber.equals("-")) {
            Side side = Side.valueOf(chamber.substring(0, 1));
            String door = chamber.endsWith("L") ? "lock" : "doorway";
            assertThat(inner(tile.drawing(), side)).as("before the chamber").containsExactly("wall", door, "wall");
        }
    }

    private static String border(char printed) {
        return switch (printed) {
            case 'o' -> "open";
            case 'w' -> "wall";
            case 'x' -> "window";
            case 'L' -> "lock";
            case 'P' -> "sealed";
            default -> throw new IllegalArgumentException("no side: " + printed);
        };
    }

    /** What is drawn along a side of the tile. */
    private static List<String> marks(Drawing drawing, Side side) {
        return Stream.of(0, 1, 2).map(cell -> mark(drawing, side, cell, 0)).toList();
    }

    /** What is drawn one cell further inside. */
    private static List<String> inner(Drawing drawing, Side side) {
        return Stream.of(0, 1, 2).map(cell -> mark(drawing, side, cell, 1)).toList();
    }

    private static String mark(Drawing drawing, Side side, int cell, int depth) {
        int border = switch (side) {
            case N -> drawing.mark(depth, cell, side);
            case E -> drawing.mark(cell, 2 - depth, side);
            case S -> drawing.mark(2 - depth, cell, side);
            case W -> drawing.mark(cell, depth, side);
        };
        return LEGEND.borders().get(border).name();
    }
}
