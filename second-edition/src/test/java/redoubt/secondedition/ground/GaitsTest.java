package redoubt.secondedition.ground;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.board.Gait;
import redoubt.board.SightRule;
import redoubt.board.Terrain;
import redoubt.board.ZoneSet;
import redoubt.secondedition.City;
import redoubt.secondedition.sight.LineOfSight;
import redoubt.secondedition.washington.NightSight;
import redoubt.testkit.PassageLaw;
import redoubt.testkit.SightLaw;

class GaitsTest {
    private static final Gaits GAITS = Gaits.on(City.GROUND);

    @Test
    void whatIsSeenDependsOnStraightLinesAndNeighboursOnly() {
        for (SightRule rule : List.of(
                LineOfSight.common(City.GROUND),
                LineOfSight.withDarkZones(City.GROUND),
                LineOfSight.common(City.GROUND).throughRooms(),
                new NightSight(LineOfSight.common(City.GROUND), ZoneSet.of(0)))) {
            new SightLaw(City.of("9R 2R").table().terrain().board(), rule).holds();
        }
    }

    @Test
    void aPassageDependsOnItsEdgeAndItsTwoZonesOnly() {
        Terrain terrain = City.of("9R").table().terrain();
        for (Gait gait : List.of(GAITS.survivor(), GAITS.zombie())) {
            new PassageLaw(terrain, gait).holds();
        }
    }
}
