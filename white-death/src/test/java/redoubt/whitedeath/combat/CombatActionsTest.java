package redoubt.whitedeath.combat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.event.HordeEvent.DiceRolled;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Scene;

/** The dice of survivors and guards. */
class CombatActionsTest {

    private static List<Integer> rolled(Scene scene) {
        return scene.events(DiceRolled.class).getLast().dice();
    }

    @Test
    @Rule("WD-DICE-01")
    void guardsRollOneDieEach() {
        Scene scene = Scene.on(".~.")
                .survivor("Ana", "a", "")
                .card("Ana", "hand1", "Great Sword")
                .guards("b", 3)
                .zombies("a", "Walker", 6)
                .zombies("b", "Walker", 9)
                .turn("Ana", 6, 6, 6, 6, 6, 6, 6, 6)
                .choose("melee Great Sword T.a");
        assertThat(rolled(scene)).hasSize(5);
        assertThat(scene.zombies("a")).isEqualTo(1);
        scene.choose("guards T.b melee", "3 guards");
        assertThat(rolled(scene)).hasSize(3);
        assertThat(scene.zombies("b")).isEqualTo(6);
    }

    @Test
    @Rule("WD-DICE-03")
    void aOneIsAlwaysAFailure() {
        Scene scene = Scene.on(".~.")
                .survivor("Ana", "a", "+1 to dice roll: Combat; +1 to dice roll: Ranged")
                .card("Ana", "hand1", "Short Bow")
                .zombies("b", "Walker", 2)
                .turn("Ana", 1, 2)
                .choose("ranged Short Bow T.b");
        assertThat(scene.zombies("b")).isEqualTo(2);
        scene.choose("ranged Short Bow T.b");
        assertThat(scene.zombies("b")).isEqualTo(1);
    }
}
