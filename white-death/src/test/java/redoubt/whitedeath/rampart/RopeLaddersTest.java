package redoubt.whitedeath.rampart;

import static org.assertj.core.api.Assertions.assertThat;
import static redoubt.whitedeath.Box.GROUND;
import static redoubt.whitedeath.Box.board;
import static redoubt.whitedeath.Box.border;
import static redoubt.whitedeath.Box.corrupted;
import static redoubt.whitedeath.Box.edge;

import org.junit.jupiter.api.Test;
import redoubt.board.Terrain;
import redoubt.testkit.Rule;

class RopeLaddersTest {
    @Test
    @Rule("WD-LADDER-02")
    void aLadderFitsBetweenStreetAndRampartOnly() {
        Terrain terrain = board("#:.^=~==.");
        assertThat(RopeLadders.NONE.fits(GROUND, terrain, edge(terrain, "b", "c")))
                .isTrue();
        assertThat(RopeLadders.NONE.fits(GROUND, terrain, edge(terrain, "a", "b")))
                .isFalse();
        assertThat(RopeLadders.NONE.fits(GROUND, terrain, edge(terrain, "c", "d")))
                .isFalse();
        assertThat(RopeLadders.NONE.fits(GROUND, terrain, edge(terrain, "d", "e")))
                .isFalse();
    }

    @Test
    @Rule({"WD-LADDER-02", "WD-GAP-40"})
    void aLadderFitsBetweenCorruptionAndRampart() {
        Terrain terrain = corrupted(board("=~="), "a");
        assertThat(RopeLadders.NONE.fits(GROUND, terrain, edge(terrain, "a", "b")))
                .isTrue();
    }

    @Test
    @Rule("WD-LADDER-02")
    void aPlacedLadderOpensAPassageUntilItIsTaken() {
        Terrain terrain = board(".^=");
        int edge = edge(terrain, "a", "b");
        RopeLadders placed = RopeLadders.NONE.with(edge);
        Terrain with = placed.applied(GROUND, terrain, edge);
        assertThat(border(with, "a", "b")).isEqualTo("ladder");
        assertThat(placed.fits(GROUND, with, edge)).isFalse();
        assertThat(placed.hangAt(edge)).isTrue();
        RopeLadders taken = placed.without(edge);
        assertThat(taken).isEqualTo(RopeLadders.NONE);
        assertThat(border(taken.applied(GROUND, with, edge), "a", "b")).isEqualTo("climb");
    }
}
