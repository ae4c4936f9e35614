package redoubt.livingdead.ground;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import redoubt.board.Board;
import redoubt.board.ZoneSet;
import redoubt.livingdead.Farm;
import redoubt.testkit.Rule;

/** How the faces with rooms open to whatever tile lies beside them, in a scene of the book or in one of the users'. */
class TileSidesTest {
    @ParameterizedTest
    @CsvSource({"1R, 2", "2R, 2", "3R, 2", "4R, 2", "5R, 0", "6R, 0", "4V, 0"})
    @Rule({"NL-GAP-62", "NL-GAP-63", "NL-GAP-64"})
    void amongOpenGroundAFaceHasTheseDoorwaysAtItsSides(String face, int doorways) {
        Board board = Farm.of("- 1V - / 2V " + face + " 3V / - 5V -")
                .table()
                .terrain()
                .board();
        ZoneSet inside = board.onTile(face);
        assertThat(board.edges().all().stream()
                        .filter(edge -> inside.contains(edge.first().index())
                                != inside.contains(edge.second().index()))
                        .filter(edge -> edge.printed().index() == Farm.GROUND.doorway()))
                .hasSize(doorways);
    }
}
