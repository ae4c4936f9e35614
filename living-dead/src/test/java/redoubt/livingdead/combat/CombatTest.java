package redoubt.livingdead.combat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.event.HordeEvent;
import redoubt.kernel.Obstacle;
import redoubt.kernel.RuleId;
import redoubt.livingdead.Night;
import redoubt.livingdead.faces.Face;
import redoubt.testkit.Rule;

/** Melee, shooting, friendly fire and weapon traits, with the worked examples. */
class CombatTest {
    private static Night outdoors(String... names) {
        return Night.scene("NL-M05").emptyHanded().at("1R.8", names);
    }

    private static List<String> attacks(Night night) {
        return night.offered().stream()
                .filter(key -> key.startsWith("melee") || key.startsWith("ranged"))
                .toList();
    }

    private static void hit(Night night, String ghoul) {
        night.choose(night.offered().stream()
                .filter(key -> key.contains(ghoul))
                .findFirst()
                .orElseThrow());
    }

    @Test
    @Rule({"NL-EX-11", "NL-MELEE-01", "NL-MELEE-02", "NL-MELEE-03", "NL-FF-04", "NL-GAP-60"})
    void inMeleeHitsAreDividedFreelyAndMissesHarmNobody() {
        Night night = outdoors("Helen", "Barbra")
                .holds("Helen", "Katana")
                .ghouls("Fatty", 1, "1R.8")
                .ghouls("Breaker", 1, "1R.8")
                .ghouls("Walker", 1, "1R.8")
                .dice(5, 2)
                .acts("Helen");
        night.choose("melee Katana 1R.8");
        hit(night, "Breaker");
        assertThat(night.table().zombies().count(night.table().zone("1R.8").index(), 1))
                .isZero();
        assertThat(night.ghoulsIn("1R.8")).isEqualTo(2);
        assertThat(night.who("Helen").adrenaline()).isEqualTo(1);
        assertThat(night.who("Barbra").wounds()).isZero();
    }

    @Test
    @Rule({"NL-EX-15", "NL-FF-02", "NL-FF-03", "NL-FF-01"})
    void missesHitFriendsInTheZone() {
        Night night = outdoors("Helen")
                .at("1R.9", "Harry")
                .holds("Helen", "Sawed-Off")
                .ghouls("Walker", 1, "1R.9")
                .dice(4, 1)
                .acts("Helen");
        night.choose("ranged Sawed-Off 1R.9");
        assertThat(night.ghoulsIn("1R.9")).isZero();
        assertThat(night.who("Harry").wounds()).isEqualTo(1);
        assertThat(night.who("Helen").wounds()).isZero();
    }

    @Test
    @Rule({"NL-EX-16", "NL-PRIO-03", "NL-GHOUL-02", "NL-GHOUL-05", "NL-CBT-05", "NL-EQUIP-07"})
    void aFattyShieldsTheOthersFromWeakShots() {
        Night night = outdoors("Helen")
                .holds("Helen", "Sawed-Off")
                .ghouls("Fatty", 1, "1R.9")
                .ghouls("Walker", 3, "1R.9")
                .dice(6, 6)
                .acts("Helen");
        night.choose("ranged Sawed-Off 1R.9");
        assertThat(night.ghoulsIn("1R.9")).isEqualTo(4);
        assertThat(night.who("Helen").adrenaline()).isZero();
    }

    @Test
    @Rule({"NL-EX-16", "NL-TRAIT-06", "NL-FF-04", "NL-SKILL-SNIPER", "NL-DEC-23"})
    void aSniperChoosesAndHarmsNobody() {
        Night night = outdoors("Helen")
                .at("1R.9", "Harry")
                .holds("Helen", "Scoped Winchester")
                .ghouls("Fatty", 1, "1R.9")
                .ghouls("Walker", 1, "1R.9")
                .dice(3, 1)
                .acts("Helen");
        night.choose("ranged Scoped Winchester 1R.9");
        hit(night, "Walker");
        assertThat(night.ghoulsIn("1R.9")).isEqualTo(1);
        night.choose("ranged Scoped Winchester 1R.9");
        assertThat(night.who("Harry").wounds()).isZero();
    }

    @Test
    @Rule({"NL-EX-12", "NL-EX-13", "NL-EQUIP-04", "NL-RANGED-01", "NL-RANGED-02", "NL-RANGED-03", "NL-EQUIP-03"})
    void weaponsReachAsFarAsTheirRange() {
        Night night = Night.scene("NL-M05")
                .emptyHanded()
                .at("1R.9", "Ben")
                .holds("Ben", "starting/Winchester 94", "Sawed-Off");
        for (String zone : List.of("1R.9", "1R.8", "2R.7", "2R.8", "2R.9")) {
            night.ghouls("Walker", 1, zone);
        }
        assertThat(attacks(night.acts("Ben")))
                .containsExactlyInAnyOrder(
                        "ranged Winchester 94 1R.8",
                        "ranged Winchester 94 2R.7",
                        "ranged Winchester 94 2R.8",
                        "ranged Winchester 94 2R.9",
                        "ranged Sawed-Off 1R.9",
                        "ranged Sawed-Off 1R.8",
                        "ranged Sawed-Off 2R.7");
    }

    @Test
    @Rule({"NL-EX-10", "NL-EQUIP-08", "NL-CBT-02", "NL-CBT-04", "NL-EQUIP-05"})
    void twoUzisFireTogether() {
        Night night = outdoors("Harry")
                .holds("Harry", "Uzi", "Uzi")
                .ghouls("Walker", 2, "1R.9")
                .dice(5, 5, 5, 1, 1, 1)
                .acts("Harry");
        night.choose("ranged 2 Uzi 1R.9");
        assertThat(night.events(HordeEvent.DiceRolled.class).getLast().dice()).hasSize(6);
        assertThat(night.ghoulsIn("1R.9")).isZero();
        assertThat(night.events(HordeEvent.HitsLost.class))
                .extracting(lost -> lost.rule().id() + " " + lost.hits())
                .containsExactly("NL-CBT-04 1");
    }

    @Test
    @Rule({"NL-EX-05", "NL-INV-04", "NL-CBT-01", "NL-EQUIP-02"})
    void bothHandsServe() {
        Night night = outdoors("Ben").holds("Ben", "Ithaca M37", "Axe").ghouls("Walker", 1, "1R.8");
        assertThat(attacks(night.acts("Ben"))).containsExactly("ranged Ithaca M37 1R.8", "melee Axe 1R.8");
        Night packed = outdoors("Ben").holds("Ben", "", "", "Axe").ghouls("Walker", 1, "1R.8");
        assertThat(attacks(packed.acts("Ben"))).isEmpty();
    }

    @Test
    @Rule({"NL-TRAIT-01", "NL-GAP-41", "NL-DEC-26"})
    void aReloadWeaponIsReloadedWithAnAction() {
        Night night = outdoors("Ben")
                .holds("Ben", "Sawed-Off")
                .ghouls("Walker", 5, "1R.9")
                .dice(1, 1)
                .acts("Ben");
        night.choose("ranged Sawed-Off 1R.9");
        assertThat(attacks(night)).isEmpty();
        night.choose("reload Sawed-Off");
        assertThat(attacks(night)).containsExactly("ranged Sawed-Off 1R.9");
        assertThat(night.who("Ben").turn().actions()).isEqualTo(1);
    }

    @Test
    @Rule({"NL-AMMO-03", "NL-AMMO-04", "NL-GAP-23", "NL-DEC-22", "NL-CARD-16", "NL-CARD-17", "NL-EX-04"})
    void plentyOfShellsRerollsShellsOnceEvenFromTheBackpack() {
        Night night = outdoors("Ben")
                .holds("Ben", "Sawed-Off", "Uzi", "Plenty of Shells", "Plenty of Shells")
                .ghouls("Walker", 5, "1R.9")
                .dice(1, 1, 6, 6, 1, 1, 1)
                .acts("Ben");
        night.choose("ranged Sawed-Off 1R.9");
        assertThat(night.asked().id()).isEqualTo("NL-GAP-23");
        night.choose("roll again");
        assertThat(night.ghoulsIn("1R.9")).isEqualTo(3);
        night.choose("ranged Uzi 1R.9");
        assertThat(night.ghoulsIn("1R.9")).isEqualTo(3);
        assertThat(night.offered()).doesNotContain("roll again");
    }

    @Test
    @Rule({"NL-EX-06", "NL-MOVE-04", "NL-SKILL-SLIPPERY", "NL-GAP-42"})
    void ghoulsLeftBehindCostActionsUnlessSlippery() {
        Night two = outdoors("Helen").ghouls("Walker", 2, "1R.8").acts("Helen").choose("move 1R.9");
        assertThat(two.who("Helen").turn().actions()).isZero();
        assertThat(outdoors("Helen")
                        .ghouls("Walker", 3, "1R.8")
                        .acts("Helen")
                        .state()
                        .isOver())
                .isFalse();
        Night three = outdoors("Helen").holds("Helen", "Katana").ghouls("Walker", 3, "1R.8");
        assertThat(three.acts("Helen").offered()).noneMatch(key -> key.startsWith("move"));
        assertThat(three.asked().id()).isEqualTo("NL-ACT-03");
        assertThat(Night.GAME.obstacles(three.state()))
                .contains(new Obstacle("Move", "held by zombies", new RuleId("NL-MOVE-04")));
        Night slippery = outdoors("Barbra").mode(Face.ZOMBICIDE, "Barbra").ghouls("Walker", 3, "1R.8");
        slippery.acts("Barbra").choose("move 1R.9");
        assertThat(slippery.who("Barbra").turn().actions()).isEqualTo(2);
    }
}
