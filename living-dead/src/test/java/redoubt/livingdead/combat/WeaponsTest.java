package redoubt.livingdead.combat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.cars.CarOption;
import redoubt.horde.edition.Edition;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Equipment;
import redoubt.livingdead.Night;
import redoubt.livingdead.barricades.Barricades;
import redoubt.testkit.Rule;

/** Accuracy, ammunition, reloading and shooting past others. */
class WeaponsTest {
    private static Night outdoors(String... cards) {
        return Night.scene("NL-M05").emptyHanded().at("1R.8", "Ben").holds("Ben", cards);
    }

    private static List<String> attacks(Night night) {
        return night.offered().stream()
                .filter(key -> key.startsWith("melee") || key.startsWith("ranged"))
                .toList();
    }

    @Test
    @Rule({"NL-EQUIP-06", "NL-CBT-03"})
    void diceEqualToOrAboveTheAccuracyHit() {
        Night night = outdoors("Ithaca M37", "Uzi")
                .ghouls("Walker", 9, "1R.9")
                .dice(3, 4, 4, 5, 6)
                .acts("Ben");
        night.choose("ranged Ithaca M37 1R.9");
        assertThat(night.ghoulsIn("1R.9")).isEqualTo(8);
        night.choose("ranged Uzi 1R.9");
        assertThat(night.ghoulsIn("1R.9")).isEqualTo(6);
        assertThat(night.events(HordeEvent.DiceRolled.class))
                .extracting(rolled -> rolled.rule().id() + " " + rolled.hits())
                .containsExactly("NL-CBT-03 1", "NL-CBT-03 2");
    }

    @Test
    @Rule({"NL-CBT-03", "NL-GHOUL-05"})
    void eachHitDealsItsDamageToOneTarget() {
        Night strong =
                outdoors("Ithaca M37").ghouls("Fatty", 3, "1R.9").dice(4, 4).acts("Ben");
        strong.choose("ranged Ithaca M37 1R.9");
        assertThat(strong.ghoulsIn("1R.9")).isEqualTo(1);
        Night weak = outdoors("Uzi").ghouls("Fatty", 3, "1R.9").dice(6, 6, 6).acts("Ben");
        weak.choose("ranged Uzi 1R.9");
        assertThat(weak.ghoulsIn("1R.9")).isEqualTo(3);
    }

    @Test
    @Rule("NL-AMMO-01")
    void ammunitionNeverRunsOut() {
        Night night =
                outdoors("Uzi").ghouls("Walker", 9, "1R.9").dice(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1);
        for (int turn = 0; turn < 2; turn++) {
            night.acts("Ben").choose("ranged Uzi 1R.9", "ranged Uzi 1R.9", "ranged Uzi 1R.9");
        }
        assertThat(night.events(HordeEvent.AttackDeclared.class)).hasSize(6);
        assertThat(attacks(night.acts("Ben"))).containsExactly("ranged Uzi 1R.9");
    }

    @Test
    @Rule("NL-CBT-06")
    void onlyMeleeAndRangedActionsAreCombat() {
        assertThat(List.of(ActionKind.MELEE, ActionKind.RANGED)).allMatch(ActionKind::isCombat);
        assertThat(List.of(
                        ActionKind.MOVE,
                        ActionKind.SEARCH,
                        ActionKind.OTHER,
                        Barricades.DOOR_ACTION,
                        Barricades.BARRICADE_ACTION,
                        CarOption.CAR_ACTION))
                .noneMatch(ActionKind::isCombat);
        Night night = outdoors("Sawed-Off", "Axe")
                .skilled("Ben", "+1 free Combat Action")
                .ghouls("Walker", 9, "1R.9")
                .dice(1, 1)
                .acts("Ben");
        night.choose("ranged Sawed-Off 1R.9", "pay with Combat");
        assertThat(night.who("Ben").turn().actions()).isEqualTo(3);
        Night moving = outdoors("Axe").skilled("Ben", "+1 free Combat Action").acts("Ben");
        moving.choose("move 1R.9", "reorganize", "done");
        assertThat(moving.who("Ben").turn().actions()).isEqualTo(1);
    }

    @Test
    @Rule({"NL-RANGED-04", "NL-GAME-04"})
    void charactersBetweenAreNeitherHitNorInTheWay() {
        Night night = outdoors("ranged/Winchester 94")
                .at("1R.9", "Tom")
                .ghouls("Walker", 2, "1R.8")
                .ghouls("Fatty", 1, "1R.9")
                .ghouls("Walker", 1, "2R.7")
                .dice(3, 1)
                .acts("Ben");
        assertThat(attacks(night)).containsExactly("ranged Winchester 94 1R.9", "ranged Winchester 94 2R.7");
        night.choose("ranged Winchester 94 2R.7");
        assertThat(night.ghoulsIn("2R.7")).isZero();
        assertThat(night.ghoulsIn("1R.9")).isEqualTo(1);
        assertThat(night.ghoulsIn("1R.8")).isEqualTo(2);
        night.ghouls("Walker", 1, "2R.7").dice(1).acts("Ben").choose("ranged Winchester 94 2R.7");
        assertThat(night.ghoulsIn("2R.7")).isEqualTo(1);
        assertThat(night.who("Tom").wounds()).isZero();
    }

    @Test
    @Rule({"NL-TRAIT-04", "NL-TRAIT-05"})
    void twoSawedOffsFireOneByOneAndAreReloadedTogether() {
        Night night = outdoors("Sawed-Off", "Sawed-Off")
                .ghouls("Walker", 9, "1R.8")
                .ghouls("Walker", 9, "1R.9")
                .dice(1, 1, 1, 1)
                .acts("Ben");
        night.choose("ranged Sawed-Off 1R.9");
        assertThat(attacks(night)).containsExactlyInAnyOrder("ranged Sawed-Off 1R.8", "ranged Sawed-Off 1R.9");
        night.choose("ranged Sawed-Off 1R.8");
        assertThat(attacks(night)).isEmpty();
        assertThat(night.who("Ben").turn().actions()).isEqualTo(1);
        night.skilled("Ben", "+1 Action").acts("Ben").choose("reload Sawed-Off");
        assertThat(attacks(night)).contains("ranged 2 Sawed-Off 1R.9", "ranged 2 Sawed-Off 1R.8");
        assertThat(night.who("Ben").turn().actions()).isEqualTo(3);
        assertThat(night.offered()).doesNotContain("reload Sawed-Off");
    }

    @Test
    @Rule("NL-EQUIP-01")
    void everyWeaponHasItsNumbers() {
        Edition edition = Edition.of(Night.scene("NL-M05").table());
        List<Equipment> weapons =
                edition.print().equipment().stream().filter(Equipment::isWeapon).toList();
        assertThat(weapons).hasSize(18);
        for (Equipment weapon : weapons) {
            assertThat(weapon.uses()).allSatisfy(use -> {
                assertThat(use.kind()).isIn(ActionKind.MELEE, ActionKind.RANGED);
                assertThat(use.dice()).isPositive();
                assertThat(use.accuracy()).isBetween(2, 6);
                assertThat(use.damage()).isBetween(1, 2);
                boolean isMelee = use.kind().equals(ActionKind.MELEE);
                assertThat(use.farthest() == 0).isEqualTo(isMelee);
                assertThat(use.ammunition().isEmpty()).isEqualTo(isMelee);
                assertThat(use.isReload() && isMelee).isFalse();
            });
        }
        assertThat(edition.print().card("Ma's Shotgun").uses())
                .extracting(Equipment.Use::kind)
                .containsExactly(ActionKind.MELEE, ActionKind.RANGED);
    }
}
