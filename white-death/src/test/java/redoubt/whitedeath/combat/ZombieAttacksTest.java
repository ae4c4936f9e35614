package redoubt.whitedeath.combat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.event.HordeEvent.ArmourRolled;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Scene;

/** What armour stops and what it does not. */
class ZombieAttacksTest {
    static Scene activated(Scene scene, Integer... dice) {
        return scene.activate(dice);
    }

    private static Scene ana(String slot, String card) {
        return Scene.on(".~.").survivor("Ana", "a", "").card("Ana", slot, card);
    }

    @Test
    @Rule({"WD-ARM-03", "WD-ABOM-02", "WD-GAP-67"})
    void armourNeverPreventsTheAttackOfAnAbomination() {
        Scene khan = activated(ana("body", "Heavy Armor").zombies("a", "Khan", 1));
        assertThat(khan.survivor("Ana").wounds()).isEqualTo(1);
        assertThat(khan.events(ArmourRolled.class)).isEmpty();
        Scene both =
                activated(ana("body", "Heavy Armor").zombies("a", "Khan", 1).zombies("a", "Walker", 1), 6);
        assertThat(both.offered()).containsExactly("armour roll 1", "no armour roll");
        assertThat(both.choose("armour roll 1").survivor("Ana").wounds()).isEqualTo(1);
    }

    @Test
    @Rule("WD-ARM-03")
    void armourNeverPreventsDragonFireOrACauldron() {
        Scene fire = Scene.on(".~.")
                .survivor("Ana", "a", "")
                .card("Ana", "hand1", "Torch")
                .card("Ana", "hand2", "Dragon Bile")
                .survivor("Ben", "b", "")
                .card("Ben", "body", "Heavy Armor")
                .turn("Ana")
                .choose("dragon fire T.b");
        assertThat(fire.isLost()).isTrue();
        assertThat(fire.events(ArmourRolled.class)).isEmpty();
        Scene cauldron = Scene.on("=^.")
                .survivor("Ana", "a", "")
                .token("cauldron", "a", 1)
                .survivor("Ben", "b", "")
                .card("Ben", "body", "Heavy Armor")
                .turn("Ana")
                .choose("pour cauldron T.b");
        assertThat(cauldron.isLost()).isTrue();
        assertThat(cauldron.events(ArmourRolled.class)).isEmpty();
    }

    @Test
    @Rule("WD-GAP-07")
    void withArmourAndShieldTheBetterValueCountsAndFailedDiceAreRolledAgainOnce() {
        Scene scene = activated(
                ana("body", "Heavy Armor").card("Ana", "hand1", "Battle Shield").zombies("a", "Walker", 2), 3, 2, 1);
        scene.choose("armour roll 2");
        assertThat(scene.offered()).containsExactly("roll failed again", "keep the roll");
        scene.choose("roll failed again");
        assertThat(scene.events(ArmourRolled.class))
                .extracting(ArmourRolled::dice)
                .containsExactly(List.of(3, 2), List.of(3, 1));
        assertThat(scene.survivor("Ana").wounds()).isEqualTo(1);
        Scene shield = activated(ana("hand1", "Battle Shield").zombies("a", "Walker", 1), 3)
                .choose("armour roll 1");
        assertThat(shield.survivor("Ana").wounds()).isEqualTo(1);
    }

    @Test
    @Rule({"WD-ARM-05", "WD-GAP-07"})
    void heavyArmorStopsOnThreeAndABattleShieldOnFour() {
        assertThat(Scene.EDITION.print().card("Heavy Armor").armour()).isEqualTo(3);
        assertThat(Scene.EDITION.print().card("Battle Shield").armour()).isEqualTo(4);
    }
}
