package redoubt.whitedeath.combat;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import redoubt.horde.event.HordeEvent.ZombiesAttacked;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Scene;

/** What each kind of zombie deals, needs and gives. */
class ZombieKindsTest {
    private static int wounds(String kind) {
        return ZombieAttacksTest.activated(
                        Scene.on(".").survivor("Ana", "a", "").zombies("a", kind, 1))
                .survivor("Ana")
                .wounds();
    }

    /** The adrenaline gained from one success of this damage. */
    private static int gained(String kind, int damage) {
        String skills = damage == 3 ? "+1 Damage: Melee" : "";
        String card = damage == 1 ? "Sword" : "Great Axe";
        Scene scene = Scene.on(".").survivor("Ana", "a", skills).card("Ana", "hand1", card);
        scene.zombies("a", kind, 1).turn("Ana", 6, 1).choose("melee " + card + " T.a");
        assertThat(scene.zombies("a")).isEqualTo(scene.survivor("Ana").adrenaline() > 0 ? 0 : 1);
        return scene.survivor("Ana").adrenaline();
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "2, 1"})
    @Rule("WD-ZOM-03")
    void aWalkerDealsOneNeedsOneAndGivesOne(int damage, int points) {
        assertThat(wounds("Walker")).isEqualTo(1);
        assertThat(gained("Walker", damage)).isEqualTo(points);
    }

    @ParameterizedTest
    @CsvSource({"1, 0", "2, 1", "3, 1"})
    @Rule("WD-ZOM-04")
    void aBruteDealsOneNeedsTwoAndGivesOne(int damage, int points) {
        assertThat(wounds("Brute")).isEqualTo(1);
        assertThat(gained("Brute", damage)).isEqualTo(points);
    }

    @Test
    @Rule("WD-ZOM-05")
    void aRunnerDealsOneNeedsOneGivesOneAndActsTwice() {
        Scene scene = ZombieAttacksTest.activated(
                Scene.on(".").survivor("Ana", "a", "").zombies("a", "Runner", 1));
        assertThat(scene.survivor("Ana").wounds()).isEqualTo(2);
        assertThat(scene.events(ZombiesAttacked.class)).hasSize(2).allMatch(attacked -> attacked.count() == 1);
        assertThat(gained("Runner", 1)).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({"1, 0", "2, 0", "3, 5"})
    @Rule("WD-ABOM-01")
    void anAbominationDealsOneNeedsThreeAndGivesFive(int damage, int points) {
        assertThat(wounds("Khan")).isEqualTo(1);
        assertThat(gained("Khan", damage)).isEqualTo(points);
    }

    @Test
    @Rule("WD-ABOM-01")
    void fireAndCauldronsKillAnAbomination() {
        Scene fire = Scene.on(".~.").survivor("Ana", "a", "").card("Ana", "pack1", "Torch");
        fire.card("Ana", "pack2", "Dragon Bile")
                .zombies("b", "Khan", 1)
                .turn("Ana")
                .choose("dragon fire T.b");
        assertThat(fire.zombies("b")).isZero();
        assertThat(fire.survivor("Ana").adrenaline()).isEqualTo(5);
        Scene cauldron = Scene.on("=^.").survivor("Ana", "a", "").token("cauldron", "a", 1);
        cauldron.zombies("b", "Khan", 1).turn("Ana").choose("pour cauldron T.b");
        assertThat(cauldron.zombies("b")).isZero();
        assertThat(cauldron.survivor("Ana").adrenaline()).isEqualTo(5);
    }
}
