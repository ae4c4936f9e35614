package redoubt.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class RotationTest {
    @Test
    void aQuarterTurnMovesCellsAndSides() {
        Drawing turned = Samples.face28R().drawing().turned(Rotation.R90);
        // Cell (r,c) goes to (c, 2-r): d at (1,0) goes to (0,1), c at (0,2) to (2,2).
        assertThat(turned.zones().get(turned.zone(0, 1))).isEqualTo("d");
        assertThat(turned.zones().get(turned.zone(2, 2))).isEqualTo("c");
        int stairs = Samples.WALLS_AND_STREETS.border("stairs").index();
        assertThat(turned.mark(2, 2, Side.W)).isEqualTo(stairs);
        assertThat(Side.N.turned(Rotation.R90)).isEqualTo(Side.E);
        assertThat(Side.W.turned(Rotation.R90)).isEqualTo(Side.N);
    }

    @Test
    void fourQuartersAreAWholeTurn() {
        Drawing drawing = Samples.face34R().drawing().scaled(List.of(3, 4, 3), List.of(30, 50, 20));
        assertThat(drawing.turned(Rotation.R90).turned(Rotation.R270)).isEqualTo(drawing);
        assertThat(drawing.turned(Rotation.R180).turned(Rotation.R180)).isEqualTo(drawing);
        assertThat(drawing.turned(Rotation.R90)).isNotEqualTo(drawing);
        assertThat(Rotation.R90.then(Rotation.R270)).isEqualTo(Rotation.R0);
        assertThat(Rotation.R90.inverse()).isEqualTo(Rotation.R270);
    }

    @ParameterizedTest
    @EnumSource(Rotation.class)
    void turningTheWholeTableChangesNothing(Rotation rotation) {
        Board board = Samples.siege();
        Board turned = turned(board, rotation);
        for (Edge edge : board.edges().all()) {
            ZoneId first = turned.zone(board.name(edge.first()));
            ZoneId second = turned.zone(board.name(edge.second()));
            assertThat(turned.edges().between(first, second, edge.printed())).isPresent();
        }
        assertThat(turned.edges().all()).hasSameSizeAs(board.edges().all());
        Terrain one = Terrain.of(board);
        Terrain other = Terrain.of(turned);
        for (ZoneId zone : board.zones()) {
            assertThat(other.paths(WallRules.DROP).neighbours(zone))
                    .isEqualTo(one.paths(WallRules.DROP).neighbours(zone));
            Sight sight = one.sight(new WallRules.Plain());
            assertThat(other.sight(new WallRules.Plain()).seen(zone)).isEqualTo(sight.seen(zone));
            for (ZoneId seen : sight.seen(zone)) {
                assertThat(other.sight(new WallRules.Plain()).range(zone, seen)).isEqualTo(sight.range(zone, seen));
            }
        }
        assertThat(turned.buildings().all())
                .containsExactlyInAnyOrderElementsOf(board.buildings().all());
    }

    private static Board turned(Board board, Rotation rotation) {
        List<Placement> placements = new ArrayList<>();
        for (Placement placement : board.placements()) {
            int row = placement.row();
            int column = placement.column();
            for (int i = 0; i < rotation.quarters(); i++) {
                int oldRow = row;
                row = column;
                column = -oldRow;
            }
            placements.add(new Placement(placement.tile(), rotation, row, column));
        }
        return Board.of(board.legend(), placements);
    }
}
