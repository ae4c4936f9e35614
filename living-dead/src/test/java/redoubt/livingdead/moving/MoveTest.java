package redoubt.livingdead.moving;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.board.Gait;
import redoubt.board.SightRule;
import redoubt.board.Terrain;
import redoubt.horde.skills.OneMoreZone;
import redoubt.horde.skills.Slippery;
import redoubt.livingdead.Farm;
import redoubt.livingdead.Night;
import redoubt.livingdead.sight.LineOfSight;
import redoubt.testkit.PassageLaw;
import redoubt.testkit.Rule;
import redoubt.testkit.SightLaw;

/** Zones and the ways between them. */
class MoveTest {
    private static List<String> moves(Farm farm) {
        return farm.offered().stream().filter(key -> key.startsWith("move")).toList();
    }

    @Test
    void everyWayOfMovingAndSeeingKeepsItsAnswersApart() {
        assertThat(List.of(
                        Farm.GAITS.walker().slot(),
                        Farm.GAITS.asIfOpen().slot(),
                        Farm.GAITS.car().slot()))
                .doesNotHaveDuplicates();
        assertThat(LineOfSight.common(Farm.GROUND).slot())
                .isNotEqualTo(LineOfSight.precise(Farm.GROUND).slot());
    }

    @Test
    void whatIsSeenDependsOnStraightLinesAndNeighboursOnly() {
        for (SightRule rule : List.of(LineOfSight.common(Farm.GROUND), LineOfSight.precise(Farm.GROUND))) {
            new SightLaw(Farm.of("4R 3R / 1R 2R").table().terrain().board(), rule).holds();
        }
    }

    @Test
    void aPassageDependsOnItsEdgeAndItsTwoZonesOnly() {
        Terrain terrain = Farm.of("4R 3R / 1R 2R").table().terrain();
        for (Gait gait : List.of(Farm.GAITS.walker(), Farm.GAITS.asIfOpen(), Farm.GAITS.car())) {
            new PassageLaw(terrain, gait).holds();
        }
    }

    @Test
    @Rule({"NL-EX-01", "NL-MOVE-01"})
    void aDiagonalTakesTwoMoves() {
        Night night = Night.scene("NL-M05").emptyHanded().at("2R.6", "Barbra").acts("Barbra");
        assertThat(night.offered()).contains("move 2R.9").doesNotContain("move 2R.8");
        night.choose("move 2R.9", "move 2R.8");
        assertThat(night.who("Barbra").zone().name()).isEqualTo("2R.8");
        assertThat(night.who("Barbra").turn().actions()).isEqualTo(1);
    }

    @Test
    @Rule({"NL-ZONE-02", "NL-MOVE-02"})
    void outdoorZonesEndAtLinesWallsAndTheEdgeOfTheBoard() {
        Farm farm = Farm.of("1R").survivor("Ben", "1R.8");
        assertThat(moves(farm.border("closed-barricade", "1R.b", "1R.8").acts("Ben")))
                .containsExactlyInAnyOrder("move 1R.7", "move 1R.9");
        Farm corner = Farm.of("1R").survivor("Ben", "1R.9");
        assertThat(moves(corner.border("closed-barricade", "1R.y", "1R.9").acts("Ben")))
                .containsExactly("move 1R.8");
        Farm wall = Farm.of("1R").survivor("Ben", "1R.4");
        assertThat(moves(wall.acts("Ben"))).containsExactlyInAnyOrder("move 1R.1", "move 1R.7");
    }

    @Test
    @Rule("NL-MOVE-05")
    void aGhoulInTheZoneEnteredEndsEveryMove() {
        Farm free = Farm.of("2V").survivor("Ben", "2V.4", new OneMoreZone(), new Slippery(true));
        free.acts("Ben").choose("move 2V.5");
        assertThat(free.offered()).contains("move 2V.6", "stop");
        Farm met = Farm.of("2V").survivor("Ben", "2V.4", new OneMoreZone(), new Slippery(true));
        met.ghouls(Farm.WALKER, 1, "2V.5").acts("Ben").choose("move 2V.5");
        assertThat(met.offered()).doesNotContain("stop");
        assertThat(met.who("Ben").turn().actions()).isEqualTo(2);
    }

    @Test
    @Rule({"NL-MOVE-05", "NL-SKILL-SLIPPERY"})
    void theSlipperyOfThisGameAreStoppedToo() {
        Night night = Night.scene("NL-M05").skilled("Barbra", "Slippery");
        assertThat(night.who("Barbra").skills()).contains(new Slippery(true));
    }
}
