package redoubt.content;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import redoubt.board.Board;
import redoubt.board.BoardText;
import redoubt.board.BorderKind;
import redoubt.board.Drawing;
import redoubt.board.Edge;
import redoubt.board.Placement;
import redoubt.board.Rotation;
import redoubt.board.Side;
import redoubt.board.Tile;
import redoubt.board.ZoneSet;

class WhiteDeathMapsTest {
    private final Library library = Library.read(ContentFolder.of(WhiteDeathMapsTest.class, "white-death"));

    @Test
    void allFacesAndMissionsLoad() {
        assertThat(library.tiles()).hasSize(18);
        assertThat(library.missions()).hasSize(11);
    }

    @ParameterizedTest
    @CsvSource({
        "26R, 9, 5, 2, 2, 0, 0, 0, 6, #~# :~: #~# #~#",
        "26V, 9, 5, 2, 2, 0, 0, 0, 7, ~~: #:~ #~~ ~##",
        "27R, 9, 5, 2, 2, 0, 0, 0, 7, #~~ ~## ~~: ##~",
        "27V, 9, 3, 3, 3, 0, 0, 0, 8, :~# ### #~: :##",
        "28R, 9, 5, 1, 0, 3, 2, 3, 1, ~~~ ~~: ~~# ~~~",
        "28V, 9, 3, 2, 4, 0, 0, 0, 9, #~# :~# #:# :##",
        "29R, 9, 5, 1, 0, 3, 1, 4, 1, ~~~ ~~~ #~~ ~~:",
        "29V, 9, 8, 1, 0, 0, 0, 0, 2, ~~~ ~~~ ~~~ ~~~",
        "30R, 9, 3, 3, 3, 0, 0, 0, 8, :~# :## #~# ###",
        "30V, 9, 5, 2, 2, 0, 0, 0, 7, ~~~ ~## :~# ~#:",
        "31R, 9, 4, 2, 3, 0, 0, 0, 7, #~: ::: ~~# ##~",
        "31V, 9, 4, 2, 3, 0, 0, 0, 8, #:# :~# #~# :~#",
        "32R, 9, 4, 2, 3, 0, 0, 0, 8, #:: #~# #~# #~:",
        "32V, 9, 5, 2, 2, 0, 0, 0, 7, ~~~ ~:# #~# ~##",
        "33R, 8, 3, 1, 2, 2, 2, 1, 4, ~~~ ~~# #~# ~:#",
        "33V, 9, 5, 0, 1, 3, 2, 3, 1, ~~: :~~ ~~~ ~~~",
        "34R, 8, 5, 2, 1, 0, 0, 0, 5, ~~: ### ~~: ~~~",
        "34V, 9, 4, 1, 1, 3, 1, 2, 3, #~: :~~ ~~~ :~~"
    })
    void facesAgreeWithTheirTable(
            String face,
            int zones,
            int street,
            int room,
            int ruins,
            int rampart,
            int stairs,
            int climbs,
            int doorways,
            String outside) {
        Tile tile = library.tile(face);
        Board alone = Board.of(library.legend("white-death"), List.of(new Placement(tile, Rotation.R0, 0, 0)));
        assertThat(alone.zones().size()).isEqualTo(zones);
        assertThat(counts(alone)).containsExactly(street, room, ruins, rampart);
        assertThat(edges(alone, "stairs")).isEqualTo(stairs);
        assertThat(edges(alone, "climb")).isEqualTo(climbs);
        assertThat(edges(alone, "doorway")).isEqualTo(doorways);
        assertThat(outside(tile)).isEqualTo(outside);
    }

    @ParameterizedTest
    @CsvSource({
        "WD-M00, 18,  8,  4,  6,  0,  5, 3,  2,  3",
        "WD-M01, 53, 26, 11, 10,  6, 11, 3, 11, 21",
        "WD-M02, 53, 27,  9, 11,  6, 10, 5, 12, 21",
        "WD-M03, 54, 28, 10, 10,  6, 12, 3, 12, 21",
        "WD-M04, 54, 29,  9, 10,  6, 10, 4, 12, 21",
        "WD-M05, 54, 33,  8,  7,  6, 11, 2, 12, 21",
        "WD-M06, 72, 38, 12, 13,  9, 15, 3, 15, 30",
        "WD-M07, 81, 40, 14, 15, 12, 16, 3, 21, 36",
        "WD-M08, 54, 28,  9, 11,  6, 11, 6,  9, 21",
        "WD-M09, 54, 25, 10, 13,  6, 12, 5,  9, 21",
        "WD-M10, 53, 27,  9, 12,  5, 12, 5, 11, 21"
    })
    void boardsAgreeWithTheirTable(
            String id,
            int zones,
            int street,
            int room,
            int ruins,
            int rampart,
            int buildings,
            int largest,
            int passable,
            int joints) {
        Board board = library.board(library.mission(id)).orElseThrow();
        assertThat(board.zones().size()).isEqualTo(zones);
        assertThat(counts(board)).containsExactly(street, room, ruins, rampart);
        assertThat(board.buildings().all()).hasSize(buildings);
        assertThat(board.buildings().all().stream().mapToInt(ZoneSet::size).max())
                .hasValue(largest);
        List<Edge> between = board.edges().all().stream()
                .filter(edge -> !board.tiles(edge.first()).equals(board.tiles(edge.second())))
                .toList();
        assertThat(between).hasSize(joints);
        assertThat(between.stream().filter(edge -> !edge.printed().name().equals("wall")))
                .hasSize(passable);
    }

    @Test
    void theBoardOfMissionOneIsDrawnAsInTheBook() {
        Board board = library.board(library.mission("WD-M01")).orElseThrow();
        assertThat(BoardText.of(board).lines().limit(9).collect(Collectors.joining("\n")))
                .isEqualTo("""
                        +---+---+---+---+---+---+
                        | a : b | c : a | b : c |
                        + : + : + : + : + ~ + : +
                        | d ~ e ~ f | d : e : f |
                        + : + ~ + : +---+ ~ + : +
                        | g : h : i | g : h : i |
                        +---+ ~ +---+---+ ~ + : +
                        | a ~ b ~ c ~ a ~ b ~ c |
                        + ^ + ^ + = + ^ + ^ + ^ +""");
    }

    @Test
    void missionsKeepTheirWords() {
        MissionText mission = library.mission("WD-M01");
        assertThat(mission.title()).isEqualTo("Sound the alarm");
        assertThat(mission.attribute("length")).map(Word::text).contains("moderate");
        assertThat(mission.items("guards"))
                .map(item -> item.words().stream().map(Word::text).toList())
                .containsExactly(List.of("4", "28R.e"), List.of("4", "29R.f"), List.of("4", "29R.b"));
        assertThat(mission.words("ladder")).map(Word::text).containsExactly("28R.b", "29R.h");
    }

    private List<Integer> counts(Board board) {
        return board.legend().zones().stream()
                .map(kind -> board.ofKind(kind).size())
                .toList();
    }

    private static long edges(Board board, String kind) {
        return board.edges().all().stream()
                .filter(edge -> edge.printed().name().equals(kind))
                .count();
    }

    private String outside(Tile tile) {
        StringBuilder text = new StringBuilder();
        Drawing drawing = tile.drawing();
        for (Side side : Side.values()) {
            for (int i = 0; i < 3; i++) {
                int row = side == Side.N ? 0 : side == Side.S ? 2 : i;
                int column = side == Side.W ? 0 : side == Side.E ? 2 : i;
                BorderKind mark = library.legend("white-death").borders().get(drawing.mark(row, column, side));
                text.append(mark.name().equals("wall") ? '#' : mark.upright());
            }
            text.append(' ');
        }
        return text.toString().strip();
    }
}
