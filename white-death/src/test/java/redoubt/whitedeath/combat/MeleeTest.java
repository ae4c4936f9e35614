package redoubt.whitedeath.combat;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import redoubt.horde.event.HordeEvent.FriendlyFireHit;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Scene;

/** Melee actions and polearms. */
class MeleeTest {
    @Test
    @Rule("WD-MELEE-01")
    void thePlayerDividesSuccessesFreely() {
        Scene scene = Scene.on(".")
                .survivor("Ana", "a", "")
                .card("Ana", "hand1", "Great Axe")
                .zombies("a", "Brute", 2)
                .zombies("a", "Walker", 2)
                .zombies("a", "Runner", 2)
                .zombies("a", "Defiler", 1)
                .zombies("a", "Khan", 1)
                .turn("Ana", 6, 6)
                .choose("melee Great Axe T.a");
        assertThat(scene.offered("hit "))
                .contains("hit Walker", "hit Brute", "hit Runner", "hit Defiler")
                .doesNotContain("hit Khan");
        scene.choose("hit Defiler", "hit Runner");
        assertThat(scene.zombies("a", "Defiler")).isZero();
        assertThat(scene.zombies("a", "Runner")).isEqualTo(1);
        assertThat(scene.zombies("a", "Brute")).isEqualTo(2);
        assertThat(scene.zombies("a", "Walker")).isEqualTo(2);
        assertThat(scene.zombies("a", "Khan")).isEqualTo(1);
    }

    @Test
    @Rule("WD-MELEE-01")
    void allSuccessesMayGoToOneKind() {
        Scene scene = Scene.on(".")
                .survivor("Ana", "a", "")
                .card("Ana", "hand1", "Great Sword")
                .zombies("a", "Walker", 3)
                .zombies("a", "Runner", 5)
                .turn("Ana", 6, 6, 6, 1, 1)
                .choose("melee Great Sword T.a", "hit all Runner");
        assertThat(scene.zombies("a", "Walker")).isEqualTo(3);
        assertThat(scene.zombies("a", "Runner")).isEqualTo(2);
    }

    @Test
    @Rule("WD-MELEE-02")
    void missesHurtNobodyAndThereIsNoOrderOfTargets() {
        Scene scene = Scene.on(".~.")
                .survivor("Ana", "a", "")
                .survivor("Ben", "a", "")
                .survivor("Cyd", "b", "")
                .card("Ana", "hand1", "Sword")
                .card("Ana", "hand2", "Spear")
                .guards("a", 1)
                .guards("b", 1)
                .zombies("a", "Brute", 1)
                .zombies("a", "Runner", 1)
                .zombies("b", "Walker", 1)
                .turn("Ana", 1, 6, 1, 2)
                .choose("melee Sword T.a", "melee Spear T.b");
        assertThat(scene.zombies("a", "Runner")).isZero();
        assertThat(scene.zombies("a", "Brute")).isEqualTo(1);
        assertThat(scene.survivor("Ben").wounds()).isZero();
        assertThat(scene.survivor("Cyd").wounds()).isZero();
        assertThat(scene.guards("a")).isEqualTo(1);
        assertThat(scene.guards("b")).isEqualTo(1);
        assertThat(scene.events(FriendlyFireHit.class)).isEmpty();
    }

    @Test
    @Rule("WD-POLE-01")
    void aPolearmStrikesAtRangeOneIntoAnyZoneInSight() {
        Scene scene = Scene.on(".~.~.", "~ ~ ~", ".~.~.", "~ ~ ~", ".~.~.").survivor("Ana", "e", "");
        scene.card("Ana", "hand1", "Halberd");
        for (String zone : "a b c d e f g h i".split(" ")) {
            scene.zombies(zone, "Walker", 1);
        }
        assertThat(scene.turn("Ana").offered("melee"))
                .containsExactly("melee Halberd T.b", "melee Halberd T.d", "melee Halberd T.f", "melee Halberd T.h");
        Scene wall = Scene.on("#|.").survivor("Ana", "a", "").card("Ana", "hand1", "Halberd");
        assertThat(wall.zombies("b", "Walker", 1).turn("Ana").offered("melee")).isEmpty();
        Scene door = Scene.on("#:.").survivor("Ana", "a", "").card("Ana", "hand1", "Halberd");
        assertThat(door.zombies("b", "Walker", 1).turn("Ana").offered("melee")).containsExactly("melee Halberd T.b");
    }

    @Test
    @Rule("WD-POLE-02")
    void onlyThePartisanAlsoStrikesInTheOwnZone() {
        for (String polearm : new String[] {"Cavalry Lance", "Spear", "Guisarme", "Halberd", "Royal Guard's Halberd"}) {
            assertThat(reached(polearm)).containsExactly("melee " + polearm + " T.b");
        }
        assertThat(reached("Partisan")).containsExactly("melee Partisan T.a", "melee Partisan T.b");
    }

    private static java.util.List<String> reached(String polearm) {
        return Scene.on(".~.~.")
                .survivor("Ana", "a", "")
                .card("Ana", "hand1", polearm)
                .zombies("a", "Walker", 1)
                .zombies("b", "Walker", 1)
                .zombies("c", "Walker", 1)
                .turn("Ana")
                .offered("melee");
    }

    @Test
    @Rule("WD-POLE-03")
    void aPolearmStrikesDownFromARampartAndUpToIt() {
        Scene down = Scene.on("=^.").survivor("Ana", "a", "").card("Ana", "hand1", "Spear");
        down.zombies("b", "Walker", 2).turn("Ana", 6, 6);
        assertThat(down.offered("move")).isEmpty();
        assertThat(down.choose("melee Spear T.b").zombies("b")).isZero();
        Scene up = Scene.on("=^.").survivor("Ana", "b", "").card("Ana", "hand1", "Spear");
        up.zombies("a", "Walker", 2).turn("Ana", 6, 6);
        assertThat(up.choose("melee Spear T.a").zombies("a")).isZero();
    }
}
