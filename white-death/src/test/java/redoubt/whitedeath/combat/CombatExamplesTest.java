package redoubt.whitedeath.combat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.event.HordeEvent.ArmourRolled;
import redoubt.horde.event.HordeEvent.DiceRolled;
import redoubt.horde.event.HordeEvent.HitsLost;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Scene;

/** The worked examples of combat, played with the dice of the book. */
class CombatExamplesTest {
    private static int diceRolled(Scene scene) {
        return scene.events(DiceRolled.class).getLast().dice().size();
    }

    @Test
    @Rule("WD-EX-11")
    void attackOnTwo() {
        Scene scene = Scene.on(".")
                .survivor("Jenia", "a", "")
                .survivor("Ogon", "a", "")
                .zombies("a", "Walker", 1);
        ZombieAttacksTest.activated(scene);
        assertThat(scene.offered()).containsExactlyInAnyOrder("suffer Jenia", "suffer Ogon");
        scene.choose("suffer Ogon");
        assertThat(scene.survivor("Ogon").wounds()).isEqualTo(1);
        assertThat(scene.survivor("Jenia").wounds()).isZero();
    }

    @Test
    @Rule("WD-EX-12")
    void sharingWounds() {
        Scene scene = Scene.on(".")
                .survivor("Jenia", "a", "")
                .survivor("Ogon", "a", "")
                .zombies("a", "Walker", 4);
        ZombieAttacksTest.activated(scene).choose("suffer Jenia", "suffer Jenia", "suffer all Ogon");
        assertThat(scene.survivor("Jenia").wounds()).isEqualTo(2);
        assertThat(scene.survivor("Ogon").wounds()).isEqualTo(2);
        assertThat(scene.isLost()).isFalse();
    }

    @Test
    @Rule("WD-EX-13")
    void armour() {
        Scene scene = Scene.on(".")
                .survivor("Sarnaï", "a", "")
                .survivor("Yasuke", "a", "")
                .card("Yasuke", "body", "Heavy Armor")
                .zombies("a", "Walker", 4)
                .zombies("a", "Brute", 2);
        ZombieAttacksTest.activated(scene, 1, 2, 3, 4)
                .choose("suffer Sarnaï", "suffer Sarnaï", "suffer all Yasuke", "armour roll 4");
        assertThat(scene.events(ArmourRolled.class).getFirst().prevented()).isEqualTo(2);
        assertThat(scene.survivor("Sarnaï").wounds()).isEqualTo(2);
        assertThat(scene.survivor("Yasuke").wounds()).isEqualTo(2);
        assertThat(scene.isLost()).isFalse();
    }

    private static Scene pair(String card) {
        return Scene.on(".~.")
                .survivor("Sarnaï", "a", "")
                .card("Sarnaï", "hand1", card)
                .card("Sarnaï", "hand2", card)
                .zombies("a", "Walker", 9)
                .turn("Sarnaï", 6, 6, 6, 6);
    }

    @Test
    @Rule("WD-EX-21")
    void dualSpells() {
        Scene scene = pair("Lightning").choose("magic 2 Lightning T.a");
        assertThat(diceRolled(scene)).isEqualTo(2);
        assertThat(scene.zombies("a")).isEqualTo(7);
        assertThat(scene.survivor("Sarnaï").turn().actions()).isEqualTo(2);
    }

    @Test
    @Rule("WD-EX-22")
    void dualDaggers() {
        assertThat(diceRolled(pair("Dagger").choose("melee 2 Dagger T.a"))).isEqualTo(4);
    }

    @Test
    @Rule("WD-EX-23")
    void dualPowerBursts() {
        assertThat(diceRolled(pair("Power Burst").choose("magic 2 Power Burst T.a")))
                .isEqualTo(4);
    }

    @Test
    @Rule("WD-EX-25")
    void meleeChoice() {
        Scene scene = Scene.on(".")
                .survivor("Jenia", "a", "")
                .card("Jenia", "hand1", "Sword")
                .survivor("Ogon", "a", "")
                .zombies("a", "Brute", 1)
                .zombies("a", "Walker", 1)
                .zombies("a", "Runner", 1)
                .turn("Jenia", 4, 3)
                .choose("melee Sword T.a");
        assertThat(scene.offered()).containsExactlyInAnyOrder("hit Walker", "hit Runner");
        scene.choose("hit Runner");
        assertThat(scene.zombies("a", "Runner")).isZero();
        assertThat(scene.zombies("a", "Brute")).isEqualTo(1);
        assertThat(scene.zombies("a", "Walker")).isEqualTo(1);
        assertThat(scene.survivor("Ogon").wounds()).isZero();
    }

    @Test
    @Rule({"WD-EX-26", "WD-EX-27"})
    void priorityInTwoShotsWithoutReloading() {
        Scene scene = Scene.on(".~.")
                .survivor("Ogon", "a", "")
                .card("Ogon", "hand1", "Crossbow")
                .zombies("b", "Brute", 1)
                .zombies("b", "Walker", 2)
                .zombies("b", "Runner", 2)
                .turn("Ogon", 4, 5, 4, 6)
                .choose("ranged Crossbow T.b");
        assertThat(scene.zombies("b", "Brute")).isZero();
        assertThat(scene.zombies("b", "Walker")).isEqualTo(1);
        assertThat(scene.zombies("b", "Runner")).isEqualTo(2);
        scene.choose("ranged Crossbow T.b");
        assertThat(scene.zombies("b", "Walker")).isZero();
        assertThat(scene.zombies("b", "Runner")).isEqualTo(1);
    }

    @Test
    @Rule("WD-EX-28")
    void shielding() {
        Scene scene = Scene.on(".~.")
                .survivor("Ogon", "a", "")
                .card("Ogon", "hand1", "Triple Crossbow")
                .zombies("b", "Brute", 1)
                .zombies("b", "Walker", 3)
                .turn("Ogon", 6, 6, 6)
                .choose("ranged Triple Crossbow T.b");
        assertThat(scene.zombies("b")).isEqualTo(4);
        assertThat(scene.events(HitsLost.class).getFirst().hits()).isEqualTo(3);
    }

    @Test
    @Rule("WD-EX-29")
    void friendlyFire() {
        Scene scene = Scene.on(".~.")
                .survivor("Lorna", "a", "")
                .card("Lorna", "hand1", "War Bow")
                .survivor("Yasuke", "b", "")
                .zombies("b", "Walker", 2)
                .turn("Lorna", 2)
                .choose("ranged War Bow T.b");
        assertThat(scene.survivor("Yasuke").wounds()).isEqualTo(1);
        assertThat(scene.zombies("b")).isEqualTo(2);
    }

    @Test
    @Rule("WD-EX-30")
    void noFriendlyFire() {
        Scene scene = Scene.on(".~.")
                .survivor("Ogon", "a", "")
                .card("Ogon", "hand1", "Crossbow")
                .survivor("Jenia", "b", "")
                .zombies("b", "Runner", 1)
                .turn("Ogon", 4, 4)
                .choose("ranged Crossbow T.b");
        assertThat(scene.zombies("b")).isZero();
        assertThat(scene.survivor("Jenia").wounds()).isZero();
        assertThat(scene.events(HitsLost.class).getFirst().hits()).isEqualTo(1);
    }

    @Test
    @Rule("WD-EX-41")
    void escalationIsLostByAMove() {
        Scene scene = Scene.on(".~.~.")
                .survivor("Ogon", "a", "Escalation: Ranged; +1 Action")
                .card("Ogon", "hand1", "War Bow")
                .zombies("c", "Khan", 1)
                .turn("Ogon", 1, 1, 1, 1);
        assertThat(scene.choose("ranged War Bow T.c").attack().dice()).isEqualTo(1);
        assertThat(scene.choose("ranged War Bow T.c").attack().dice()).isEqualTo(2);
        scene.choose("move T.b");
        assertThat(scene.choose("ranged War Bow T.c").attack().dice()).isEqualTo(1);
        assertThat(scene.events(DiceRolled.class))
                .extracting(DiceRolled::dice)
                .containsExactly(List.of(1), List.of(1, 1), List.of(1));
    }
}
