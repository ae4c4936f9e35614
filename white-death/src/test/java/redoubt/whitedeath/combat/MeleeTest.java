package redoubt.whitedeath.combat;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Scene;

/** Polearms. */
class MeleeTest {

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
