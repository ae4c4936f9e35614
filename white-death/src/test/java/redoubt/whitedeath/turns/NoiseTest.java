package redoubt.whitedeath.turns;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.board.Zone;
import redoubt.horde.zombies.Lure;
import redoubt.kernel.RuleId;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Scene;
import redoubt.whitedeath.beacon.Corrupt;
import redoubt.whitedeath.skills.PutFreeze;

/** Noise in a worked example, and tokens that never run out. */
class NoiseTest {
    private static int noise(Scene scene, String zone) {
        return Lure.noise(scene.table(), scene.table().zone("T." + zone).index());
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
