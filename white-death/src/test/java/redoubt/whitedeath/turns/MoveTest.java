package redoubt.whitedeath.turns;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Scene;

/** Who counts as a zombie when survivors move, and a worked example. */
class MoveTest {

    @Test
    @Rule("WD-ZONE-01")
    void necromancersAndAbominationsAreZombies() {
        Scene scene = Scene.on("#:#")
                .survivor("Ana", "a", "")
                .deck("Water")
                .zombies("a", "Khan", 1)
                .zombies("a", "Defiler", 1)
                .turn("Ana");
        assertThat(scene.offered("search")).isEmpty();
        scene.choose("move T.b");
        assertThat(scene.survivor("Ana").turn().actions()).isZero();
    }

    private static Scene among(String skills, String... zombies) {
        Scene scene = Scene.on(".~.").survivor("Dragomir", "a", skills);
        for (String zombie : zombies) {
            scene.zombies("a", zombie, 1);
        }
        return scene.turn("Dragomir");
    }

    @Test
    @Rule("WD-EX-08")
    void dragomirLeavesTwoWalkersForThreeActionsAndThreeForFour() {
        Scene two = among("", "Walker", "Walker").choose("move T.b");
        assertThat(two.zoneOf("Dragomir")).isEqualTo("b");
        assertThat(two.survivor("Dragomir").turn().actions()).isZero();
        assertThat(among("", "Walker", "Walker", "Walker").offered("move")).isEmpty();
        Scene three = among("+1 Action", "Walker", "Walker", "Walker").choose("move T.b");
        assertThat(three.survivor("Dragomir").turn().actions()).isZero();
        assertThat(among("+1 Action", "Walker", "Walker", "Walker", "Walker").offered("move"))
                .isEmpty();
    }
}
