package redoubt.whitedeath.turns;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.board.Zone;
import redoubt.horde.round.EndPhase;
import redoubt.horde.round.ZombiePhase;
import redoubt.horde.zombies.Lure;
import redoubt.kernel.RuleId;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Scene;
import redoubt.whitedeath.beacon.Corrupt;
import redoubt.whitedeath.skills.PutFreeze;

/** What makes noise, and whom it draws. */
class NoiseTest {
    private static int noise(Scene scene, String zone) {
        return Lure.noise(scene.table(), scene.table().zone("T." + zone).index());
    }

    @Test
    @Rule({"WD-NOISE-01", "WD-NOISE-02"})
    void eachActionWithNoisyEquipmentPutsOneTokenWhereTheAttackerStands() {
        Scene scene = Scene.on(".~.")
                .survivor("Ana", "a", "")
                .card("Ana", "hand1", "Fire Bolt")
                .card("Ana", "hand2", "Fire Bolt")
                .zombies("b", "Walker", 8)
                .turn("Ana", 6, 6, 6, 6, 6, 6, 1, 1, 1, 1, 1, 1);
        scene.choose("magic 2 Fire Bolt T.b");
        assertThat(scene.attack().dice()).isEqualTo(6);
        assertThat(scene.tokens("noise", "a")).isOne();
        assertThat(scene.tokens("noise", "b")).isZero();
        scene.choose("magic 2 Fire Bolt T.b");
        assertThat(scene.tokens("noise", "a")).isEqualTo(2);
    }

    @Test
    @Rule("WD-NOISE-01")
    void silentEquipmentPutsNone() {
        Scene scene = Scene.on(".~.")
                .survivor("Ana", "a", "")
                .card("Ana", "hand1", "Crossbow")
                .zombies("b", "Walker", 2)
                .turn("Ana", 6, 1)
                .choose("ranged Crossbow T.b");
        assertThat(scene.zombies("b")).isOne();
        assertThat(scene.tokens("noise", "a")).isZero();
        assertThat(scene.tokens("noise", "b")).isZero();
    }

    @Test
    @Rule({"WD-EX-01", "WD-NOISE-03"})
    void lornasTokenStaysWhenSheMovesAway() {
        Scene scene = Scene.on(".~.~.")
                .survivor("Lorna", "a", "")
                .card("Lorna", "hand1", "Sword")
                .card("Lorna", "hand2", "Ice Storm")
                .zombies("a", "Walker", 1)
                .zombies("b", "Walker", 1)
                .turn("Lorna", 4, 2, 1, 2, 3);
        scene.choose("melee Sword T.a");
        assertThat(scene.zombies("a")).isZero();
        assertThat(scene.tokens("noise", "a")).isZero();
        scene.choose("magic Ice Storm T.b");
        assertThat(scene.tokens("noise", "a")).isOne();
        assertThat(scene.tokens("noise", "b")).isZero();
        scene.choose("move T.b");
        assertThat(noise(scene, "a")).isOne();
        assertThat(noise(scene, "b")).isOne();
        assertThat(scene.tokens("noise", "b")).isZero();
    }

    /** A zombie in the middle that sees both ends. */
    private static Scene between() {
        return Scene.on(".~.~.~.~.").zombies("c", "Walker", 1);
    }

    @Test
    @Rule({"WD-NOISE-04", "WD-NOISE-05"})
    void survivorsAndGuardsCountAsOneNoiseEach() {
        Scene scene = between().survivor("Ana", "a", "").survivor("Bo", "a", "").guards("e", 3);
        assertThat(noise(scene, "a")).isEqualTo(2);
        assertThat(noise(scene, "e")).isEqualTo(3);
        assertThat(scene.play(List.of(new ZombiePhase())).zombies("d")).isOne();
        Scene more = between().survivor("Ana", "a", "").survivor("Bo", "a", "").guards("e", 1);
        assertThat(more.play(List.of(new ZombiePhase())).zombies("b")).isOne();
    }

    @Test
    @Rule("WD-NOISE-05")
    void theNoiseOfAZoneIsItsTokensSurvivorsAndGuards() {
        Scene scene = between()
                .survivor("Ana", "a", "")
                .guards("a", 1)
                .token("noise", "a", 2)
                .guards("e", 3);
        assertThat(noise(scene, "a")).isEqualTo(4);
        assertThat(scene.play(List.of(new ZombiePhase())).zombies("b")).isOne();
        Scene less = between().survivor("Ana", "a", "").token("noise", "a", 1).guards("e", 3);
        assertThat(less.play(List.of(new ZombiePhase())).zombies("d")).isOne();
    }

    @Test
    @Rule("WD-NOISE-06")
    void allNoiseTokensGoInTheEndPhase() {
        Scene scene = Scene.on(".~.")
                .survivor("Ana", "a", "")
                .token("noise", "a", 3)
                .token("noise", "b", 1)
                .play(List.of(new EndPhase()));
        assertThat(noise(scene, "a")).isOne();
        assertThat(noise(scene, "b")).isZero();
    }

    @Test
    @Rule("WD-GAP-47")
    void zombiesThatSeeNobodyGoWhereNoiseIsAndReachableNoiseFirst() {
        Scene tokens = Scene.on("#:.~.|#|#")
                .survivor("Ana", "d", "")
                .token("noise", "a", 1)
                .zombies("c", "Walker", 1)
                .play(List.of(new ZombiePhase()));
        assertThat(tokens.zombies("b")).isOne();
        Scene people = Scene.on("#:#:#:#:#")
                .survivor("Ana", "a", "")
                .survivor("Bo", "a", "")
                .token("noise", "e", 1)
                .zombies("c", "Walker", 1)
                .play(List.of(new ZombiePhase()));
        assertThat(people.zombies("b")).isOne();
        Scene loud = Scene.on("#:.~.|#|#")
                .survivor("Ana", "d", "")
                .token("noise", "a", 1)
                .token("noise", "d", 5)
                .zombies("c", "Walker", 1)
                .play(List.of(new ZombiePhase()));
        assertThat(loud.zombies("b")).isOne();
    }

    @Test
    @Rule("WD-GAP-48")
    void aZombieInTheLoudestZoneStays() {
        Scene scene = Scene.on("#:#:#:#")
                .survivor("Ana", "d", "")
                .token("noise", "a", 3)
                .zombies("a", "Walker", 1)
                .play(List.of(new ZombiePhase()));
        assertThat(scene.zombies("a")).isOne();
        Scene drawn = Scene.on("#:#:#:#")
                .survivor("Ana", "d", "")
                .token("noise", "d", 3)
                .token("noise", "a", 1)
                .zombies("a", "Walker", 1)
                .play(List.of(new ZombiePhase()));
        assertThat(drawn.zombies("b")).isOne();
    }

    @Test
    @Rule("WD-GAP-55")
    void tokensNeverRunOut() {
        Scene noise = Scene.on(".~.").survivor("Ana", "a", "").token("noise", "b", 18);
        noise.turn("Ana").choose("make noise", "make noise");
        assertThat(noise.tokens("noise", "a")).isEqualTo(2);
        String row = ".~.~.~.~.~.~.~.~.";
        String border = "~ ~ ~ ~ ~ ~ ~ ~ ~";
        Scene scene = Scene.on(row, border, row);
        for (char zone = 'a'; zone <= 'r'; zone++) {
            scene.zombies(String.valueOf(zone), "Walker", 1);
        }
        for (char zone = 'a'; zone <= 'r'; zone++) {
            Zone each = scene.table().zone("T." + zone);
            scene.play(List.of(new PutFreeze(each), new Corrupt(new RuleId("TT-TEST"), each)));
        }
        assertThat(scene.table().tokens().total(Scene.token("corruption").index()))
                .isEqualTo(18);
        assertThat(scene.table().tokens().total(Scene.token("freeze").index())).isEqualTo(18);
    }
}
