package redoubt.whitedeath.rampart;

import static org.assertj.core.api.Assertions.assertThat;
import static redoubt.whitedeath.Box.GROUND;
import static redoubt.whitedeath.Box.WHITE_DEATH;
import static redoubt.whitedeath.Box.board;
import static redoubt.whitedeath.Box.edge;
import static redoubt.whitedeath.Box.index;
import static redoubt.whitedeath.Box.letters;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.board.Gait;
import redoubt.board.Paths;
import redoubt.board.SightRule;
import redoubt.board.Terrain;
import redoubt.testkit.PassageLaw;
import redoubt.testkit.Rule;
import redoubt.testkit.SightLaw;
import redoubt.whitedeath.sight.LineOfSight;
import redoubt.whitedeath.sight.UnhinderedSight;

class GaitsTest {
    private static final Gaits GAITS = WHITE_DEATH.gaits();

    private static String beside(Terrain terrain, Gait gait, String zone) {
        return letters(terrain, terrain.paths(gait).neighbours(index(terrain, zone)));
    }

    private static int distance(Terrain terrain, Gait gait, String from, String to) {
        return terrain.paths(gait).distance(index(terrain, from), index(terrain, to));
    }

    private static Terrain withLadder(Terrain terrain, String one, String other) {
        int edge = edge(terrain, one, other);
        return RopeLadders.NONE.with(edge).applied(GROUND, terrain, edge);
    }

    @Test
    void whatIsSeenDependsOnStraightLinesAndNeighboursOnly() {
        for (SightRule rule : List.of(
                LineOfSight.common(GROUND),
                LineOfSight.throughRuins(GROUND),
                LineOfSight.acrossStreets(GROUND),
                UnhinderedSight.SIGHT)) {
            new SightLaw(board(".~.:#", "^ = -", "=~=|#").board(), rule).holds();
        }
    }

    @Test
    void aPassageDependsOnItsEdgeAndItsTwoZonesOnly() {
        Terrain terrain = withLadder(board(".~.:#", "^ = -", "=~=|#"), "a", "d");
        for (Gait gait : List.of(
                GAITS.survivor(),
                GAITS.zombie(),
                GAITS.abomination(),
                GAITS.wallClimber(),
                GAITS.cauldron(),
                GAITS.unhindered())) {
            new PassageLaw(terrain, gait).holds();
        }
    }

    @Test
    @Rule("WD-MOVE-01")
    void nobodyMovesOverACorner() {
        Terrain square = board(".~.", "~ ~", ".~.");
        assertThat(beside(square, GAITS.survivor(), "a")).isEqualTo("bc");
        assertThat(beside(square, GAITS.zombie(), "a")).isEqualTo("bc");
        assertThat(beside(square, GAITS.unhindered(), "a")).isEqualTo("bc");
    }

    @Test
    @Rule({"WD-MOVE-02", "WD-MOVE-03"})
    void buildingsAreEnteredThroughOpenings() {
        Terrain terrain = board(".~.:#:#", "~ - - -", ".|#|#|.");
        assertThat(beside(terrain, GAITS.survivor(), "b")).isEqualTo("ac");
        assertThat(beside(terrain, GAITS.survivor(), "c")).isEqualTo("bd");
        assertThat(beside(terrain, GAITS.survivor(), "f")).isEmpty();
        assertThat(beside(terrain, GAITS.zombie(), "c")).isEqualTo("bd");
        assertThat(beside(terrain, GAITS.zombie(), "f")).isEmpty();
    }

    @Test
    @Rule("WD-MOVE-03")
    void oneOpeningJoinsBroadRooms() {
        Terrain hall = board("#|#", ": -", "# #");
        assertThat(beside(hall, GAITS.survivor(), "c")).isEqualTo("a");
    }

    @Test
    @Rule({"WD-RAMP-01", "WD-MOVE-04"})
    void everybodyWalksAlongTheRamparts() {
        Terrain wall = board("=~=");
        assertThat(beside(wall, GAITS.survivor(), "a")).isEqualTo("b");
        assertThat(beside(wall, GAITS.zombie(), "a")).isEqualTo("b");
        assertThat(beside(wall, GAITS.abomination(), "a")).isEqualTo("b");
    }

    @Test
    @Rule({"WD-RAMP-02", "WD-MOVE-04"})
    void survivorsNeedStairsOrARopeLadderBothWays() {
        Terrain wall = board(".~.", "^ =", "=~=");
        assertThat(beside(wall, GAITS.survivor(), "a")).isEqualTo("b");
        assertThat(beside(wall, GAITS.survivor(), "c")).isEqualTo("d");
        assertThat(beside(wall, GAITS.survivor(), "b")).isEqualTo("ad");
        assertThat(beside(wall, GAITS.survivor(), "d")).isEqualTo("bc");
        Terrain ladder = withLadder(wall, "a", "c");
        assertThat(beside(ladder, GAITS.survivor(), "a")).isEqualTo("bc");
        assertThat(beside(ladder, GAITS.survivor(), "c")).isEqualTo("ad");
    }

    @Test
    @Rule("WD-RAMP-03")
    void stairsServeEverybodyBothWays() {
        Terrain stairs = board(".==");
        for (Gait gait : new Gait[] {GAITS.survivor(), GAITS.zombie(), GAITS.abomination(), GAITS.cauldron()}) {
            assertThat(beside(stairs, gait, "a")).as(gait.name()).isEqualTo("b");
            assertThat(beside(stairs, gait, "b")).as(gait.name()).isEqualTo("a");
        }
    }

    @Test
    @Rule({"WD-RAMP-04", "WD-PATH-05", "WD-PATH-06", "WD-GAP-44"})
    void zombiesDropButDoNotClimb() {
        Terrain wall = board(".^=");
        assertThat(beside(wall, GAITS.zombie(), "a")).isEmpty();
        assertThat(beside(wall, GAITS.zombie(), "b")).isEqualTo("a");
    }

    @Test
    @Rule({"WD-LADDER-03", "WD-PATH-06", "WD-GAP-44"})
    void zombiesNeverUseRopeLadders() {
        Terrain ladder = withLadder(board(".^="), "a", "b");
        assertThat(beside(ladder, GAITS.zombie(), "a")).isEmpty();
        assertThat(beside(ladder, GAITS.zombie(), "b")).isEqualTo("a");
        assertThat(beside(ladder, GAITS.survivor(), "a")).isEqualTo("b");
        assertThat(beside(ladder, GAITS.survivor(), "b")).isEqualTo("a");
    }

    @Test
    void aWalkerNeedsThreeMovesByTheStairs() {
        Terrain wall = board(".~.", "^ =", "=~=");
        assertThat(distance(wall, GAITS.zombie(), "a", "c")).isEqualTo(3);
        assertThat(distance(wall, GAITS.abomination(), "a", "c")).isEqualTo(1);
    }

    @Test
    @Rule("WD-EX-19")
    void aWalkerDropsToEitherSide() {
        Terrain wall = board(".^=^.");
        assertThat(beside(wall, GAITS.zombie(), "b")).isEqualTo("ac");
    }

    @Test
    @Rule({"WD-ABOM-05", "WD-GAP-44"})
    void abominationsClimbAnywhereButNotThroughWalls() {
        Terrain wall = board(".^=|#");
        assertThat(beside(wall, GAITS.abomination(), "a")).isEqualTo("b");
        assertThat(beside(wall, GAITS.abomination(), "b")).isEqualTo("a");
    }

    @Test
    void wallClimbersNeedNeitherStairsNorLadders() {
        Terrain wall = board(".^=|#:.");
        assertThat(beside(wall, GAITS.wallClimber(), "a")).isEqualTo("b");
        assertThat(beside(wall, GAITS.wallClimber(), "b")).isEqualTo("a");
        assertThat(beside(wall, GAITS.wallClimber(), "d")).isEqualTo("c");
    }

    @Test
    void cauldronsTakeTheStairsNeverALadder() {
        Terrain wall = withLadder(board(".^=~==.:#"), "a", "b");
        assertThat(beside(wall, GAITS.cauldron(), "a")).isEmpty();
        assertThat(beside(wall, GAITS.cauldron(), "b")).isEqualTo("c");
        assertThat(beside(wall, GAITS.cauldron(), "c")).isEqualTo("bd");
    }

    @Test
    @Rule("WD-GAP-46")
    void withoutObstaclesEveryBorderIsCrossed() {
        Terrain terrain = board(".|#|=^.");
        assertThat(distance(terrain, GAITS.unhindered(), "a", "d")).isEqualTo(3);
        assertThat(distance(terrain, GAITS.unhindered(), "d", "a")).isEqualTo(3);
        assertThat(distance(terrain, GAITS.zombie(), "a", "d")).isEqualTo(Paths.UNREACHABLE);
    }

    @Test
    @Rule("WD-GAP-45")
    void everyFirstStepOfAShortestPathIsACandidate() {
        Terrain square = board(".~.", "~ ~", ".~.");
        assertThat(letters(square, square.paths(GAITS.zombie()).firstSteps(index(square, "a"), index(square, "d"))))
                .isEqualTo("bc");
    }
}
