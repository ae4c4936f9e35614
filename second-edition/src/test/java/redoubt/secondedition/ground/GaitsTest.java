package redoubt.secondedition.ground;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.board.Gait;
import redoubt.board.Terrain;
import redoubt.secondedition.City;
import redoubt.testkit.PassageLaw;

class GaitsTest {
    private static final Gaits GAITS = Gaits.on(City.GROUND);

    @Test
    void aPassageDependsOnItsEdgeAndItsTwoZonesOnly() {
        Terrain terrain = City.of("9R").table().terrain();
        for (Gait gait : List.of(GAITS.survivor(), GAITS.zombie())) {
            new PassageLaw(terrain, gait).holds();
        }
    }
}
