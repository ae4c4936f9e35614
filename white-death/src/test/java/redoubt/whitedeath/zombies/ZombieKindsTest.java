package redoubt.whitedeath.zombies;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import redoubt.board.Terrain;
import redoubt.horde.event.HordeEvent;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Box;
import redoubt.whitedeath.Scene;

/** What each kind of zombie does to survivors and takes to be eliminated. */
class ZombieKindsTest {
    private static Scene attacked(String kind, String weapon, Integer... dice) {
        Scene scene = Scene.on(".~.")
                .survivor("Ana", "a", "")
                .card("Ana", "hand1", weapon)
                .zombies("a", kind, 1)
                .turn("Ana", dice);
        return scene.choose("melee " + weapon + " T.a");
    }

    private static int wounds(String kind) {
        Scene scene = Scene.on(".~.").survivor("Ana", "a", "").zombies("a", kind, 1);
        scene.activate();
        return scene.events(HordeEvent.WoundsSuffered.class).getFirst().wounds();
    }

    @ParameterizedTest
    @CsvSource({"Walker, Sword, 0", "Brute, Sword, 1", "Brute, Great Axe, 0", "Runner, Sword, 0"})
    @Rule({"WD-ZOM-03", "WD-ZOM-04", "WD-ZOM-05"})
    void eachKindNeedsItsDamage(String kind, String weapon, int left) {
        Scene scene = attacked(kind, weapon, 6, 6);
        assertThat(scene.zombies("a")).isEqualTo(left);
        assertThat(scene.survivor("Ana").adrenaline()).isEqualTo(1 - left);
    }

    @ParameterizedTest
    @CsvSource({"Walker", "Brute", "Runner"})
    @Rule({"WD-ZOM-03", "WD-ZOM-04", "WD-ZOM-05"})
    void eachKindDealsOneWoundWithAnAttack(String kind) {
        assertThat(wounds(kind)).isEqualTo(1);
    }

    @Test
    @Rule("WD-ZOM-05")
    void aRunnerAttacksTwiceInAnActivationAndAWalkerOnce() {
        Scene runner = Scene.on(".~.").survivor("Ana", "a", "").zombies("a", "Runner", 1);
        runner.activate();
        assertThat(runner.survivor("Ana").wounds()).isEqualTo(2);
        Scene walker = Scene.on(".~.").survivor("Ana", "a", "").zombies("a", "Walker", 1);
        walker.activate();
        assertThat(walker.survivor("Ana").wounds()).isEqualTo(1);
    }

    @Test
    @Rule("WD-EX-34")
    void fromARampartOneSeesAlongTheStreetAcrossRuinsAndPastABuilding() {
        Terrain street = Box.board("=^.~.~.~.");
        assertThat(seen(street, "a")).as("Sarnaï along the whole street").isEqualTo("abcde");
        Terrain ruins = Box.board("=^.|%|%|.");
        assertThat(seen(ruins, "a")).as("Ogon across ruins to the edge").isEqualTo("abcde");
        Terrain house = Box.board("=^.|#:#|.~.");
        assertThat(seen(house, "a"))
                .as("Dragomir past the building, not into it")
                .isEqualTo("abef");
    }

    private static String seen(Terrain terrain, String zone) {
        return Box.letters(
                terrain, terrain.sight(Scene.EDITION.print().sightRule()).seen(Box.index(terrain, zone)));
    }
}
