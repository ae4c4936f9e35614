package redoubt.whitedeath.combat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import redoubt.horde.event.HordeEvent.AttackMade;
import redoubt.horde.event.HordeEvent.DiceRolled;
import redoubt.horde.event.HordeEvent.HitsLost;
import redoubt.horde.event.HordeEvent.NoiseMade;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Scene;

/** Reading weapons, the combat actions, and their dice. */
class CombatActionsTest {
    /** Ana stands in the first of five zones in a row. */
    private static Scene ana(String card) {
        return Scene.on(".~.~.~.~.").survivor("Ana", "a", "").card("Ana", "hand1", card);
    }

    private static List<Integer> rolled(Scene scene) {
        return scene.events(DiceRolled.class).getLast().dice();
    }

    @ParameterizedTest
    @CsvSource({
        "Sword, melee, a, 2, false",
        "Crossbow, ranged, b, 2, false",
        "Fury of Aykay the 47th, ranged, b, 5, true",
        "Lightning, magic, b, 1, true",
        "Baba Yaga's Pestle, melee, a, 4, true"
    })
    @Rule({"WD-EQ-04", "WD-EQ-06", "WD-NOISE-01"})
    void theCardSaysHowManyDiceAreRolledAndWhetherItIsNoisy(
            String card, String kind, String zone, int dice, boolean isNoisy) {
        Scene scene = ana(card)
                .zombies("a", "Walker", 5)
                .zombies("b", "Walker", 5)
                .turn("Ana", 1, 1, 1, 1, 1)
                .choose(kind + " " + card + " T." + zone);
        assertThat(rolled(scene)).hasSize(dice);
        assertThat(scene.tokens("noise", "a")).isEqualTo(isNoisy ? 1 : 0);
        assertThat(scene.tokens("noise", "b")).isZero();
        assertThat(scene.events(NoiseMade.class)).hasSize(isNoisy ? 1 : 0);
    }

    @ParameterizedTest
    @CsvSource({"Short Bow, 2, 0", "Short Bow, 3, 1", "Disintegrate, 4, 0", "Disintegrate, 5, 3"})
    @Rule("WD-EQ-07")
    void aDieAtOrAboveTheAccuracyIsASuccess(String card, int die, int hits) {
        Scene scene = ana(card).zombies("b", "Walker", 5).turn("Ana", die, die, die);
        scene.choose(scene.offered().stream()
                .filter(key -> key.endsWith(card + " T.b"))
                .findFirst()
                .orElseThrow());
        assertThat(scene.events(DiceRolled.class).getFirst().hits()).isEqualTo(hits);
        assertThat(scene.zombies("b")).isEqualTo(5 - hits);
    }

    @Test
    @Rule({"WD-EQ-08", "WD-ZOM-02"})
    void successesNeverAddUpTheirDamageOnOneTarget() {
        Scene brute = ana("Great Sword")
                .zombies("a", "Brute", 1)
                .turn("Ana", 6, 6, 6, 6, 6)
                .choose("melee Great Sword T.a");
        assertThat(brute.zombies("a", "Brute")).isEqualTo(1);
        assertThat(brute.survivor("Ana").adrenaline()).isZero();
        brute.turn("Ana", 6, 6, 6, 6, 6).choose("melee Great Sword T.a");
        assertThat(brute.zombies("a", "Brute")).isEqualTo(1);
        Scene axe = ana("Great Axe").zombies("a", "Brute", 2).turn("Ana", 6, 1).choose("melee Great Axe T.a");
        assertThat(axe.zombies("a", "Brute")).isEqualTo(1);
    }

    @Test
    @Rule({"WD-EQ-09", "WD-DICE-06", "WD-EX-24", "WD-CACT-02"})
    void aWeaponReachesFromItsLeastToItsGreatestRange() {
        Scene bow = Scene.on(".~.~.~.~.").survivor("Ana", "a", "").card("Ana", "hand1", "War Bow");
        for (String zone : List.of("a", "b", "c", "d", "e")) {
            bow.zombies(zone, "Walker", 1);
        }
        assertThat(bow.turn("Ana").offered("ranged"))
                .containsExactly("ranged War Bow T.b", "ranged War Bow T.c", "ranged War Bow T.d");
        Scene burst = Scene.on(".~.~.~.~.").survivor("Ana", "a", "").card("Ana", "hand1", "Power Burst");
        for (String zone : List.of("a", "b", "c", "d", "e")) {
            burst.zombies(zone, "Walker", 1);
        }
        assertThat(burst.turn("Ana").offered("magic"))
                .containsExactly("magic Power Burst T.a", "magic Power Burst T.b");
    }

    @Test
    @Rule({"WD-EQ-09", "WD-CACT-03"})
    void aShotIntoTheOwnZoneIsStillARangedAction() {
        Scene scene = ana("Short Bow")
                .survivor("Ben", "a", "")
                .zombies("a", "Walker", 1)
                .zombies("a", "Runner", 1)
                .turn("Ana", 3, 1)
                .choose("ranged Short Bow T.a");
        assertThat(scene.attack().kind()).isEqualTo("Ranged");
        assertThat(scene.zombies("a", "Walker")).isZero();
        assertThat(scene.zombies("a", "Runner")).isEqualTo(1);
        scene.choose("ranged Short Bow T.a");
        assertThat(scene.survivor("Ben").wounds()).isEqualTo(1);
    }

    @Test
    @Rule("WD-EQ-09")
    void aSpellCastIntoTheOwnZoneIsStillAMagicAction() {
        Scene scene = ana("Lightning")
                .survivor("Ben", "a", "")
                .zombies("a", "Walker", 1)
                .turn("Ana", 2)
                .choose("magic Lightning T.a");
        assertThat(scene.attack().kind()).isEqualTo("Magic");
        assertThat(scene.survivor("Ben").wounds()).isEqualTo(1);
    }

    @Test
    @Rule({"WD-EQ-10", "WD-DICE-02"})
    void twoDualWeaponsOfOneNameMayBeUsedWithASingleActionAtOneZone() {
        Scene scene = ana("Fire Bolt")
                .card("Ana", "hand2", "Fire Bolt")
                .zombies("a", "Walker", 9)
                .zombies("b", "Walker", 9)
                .turn("Ana", 6, 6, 6, 6, 6, 6);
        assertThat(scene.offered("magic"))
                .containsExactlyInAnyOrder(
                        "magic Fire Bolt T.a", "magic Fire Bolt T.b", "magic 2 Fire Bolt T.a", "magic 2 Fire Bolt T.b");
        scene.choose("magic 2 Fire Bolt T.b");
        assertThat(rolled(scene)).hasSize(6);
        assertThat(scene.zombies("b")).isEqualTo(3);
        assertThat(scene.zombies("a")).isEqualTo(9);
        assertThat(scene.survivor("Ana").turn().actions()).isEqualTo(2);
    }

    @Test
    @Rule({"WD-EQ-10", "WD-DICE-02"})
    void noPairIsMadeOfDifferentNamesOfOneCardWithoutTheSymbolOrOneInTheBackpack() {
        Scene names = ana("Sword").card("Ana", "hand2", "Katana").zombies("a", "Walker", 1);
        assertThat(names.turn("Ana").offered("melee")).containsExactly("melee Sword T.a", "melee Katana T.a");
        Scene plain = ana("Great Axe").card("Ana", "hand2", "Great Axe").zombies("a", "Walker", 1);
        assertThat(plain.turn("Ana").offered("melee")).containsExactly("melee Great Axe T.a");
        Scene pack = ana("Sword").card("Ana", "pack1", "Sword").zombies("a", "Walker", 1);
        assertThat(pack.turn("Ana").offered("melee")).containsExactly("melee Sword T.a");
    }

    @Test
    @Rule({"WD-EQ-11", "WD-NOISE-02"})
    void aPairMakesOneNoiseWhateverTheDice() {
        Scene scene = ana("Fire Bolt")
                .card("Ana", "hand2", "Fire Bolt")
                .zombies("b", "Walker", 9)
                .turn("Ana", 6, 6, 6, 6, 6, 6, 1, 1, 1)
                .choose("magic 2 Fire Bolt T.b");
        assertThat(scene.tokens("noise", "a")).isEqualTo(1);
        scene.choose("magic Fire Bolt T.b");
        assertThat(scene.tokens("noise", "a")).isEqualTo(2);
    }

    @Test
    @Rule("WD-NOISE-03")
    void theNoiseStaysWhereItWasMade() {
        Scene scene =
                ana("Lightning").zombies("c", "Walker", 1).turn("Ana", 1).choose("magic Lightning T.c", "move T.b");
        assertThat(scene.zoneOf("Ana")).isEqualTo("b");
        assertThat(scene.tokens("noise", "a")).isEqualTo(1);
        assertThat(scene.tokens("noise", "b")).isZero();
        assertThat(scene.tokens("noise", "c")).isZero();
    }

    @Test
    @Rule("WD-CACT-01")
    void aMeleeActionStrikesInTheOwnZoneOrOneAwayWithAPolearm() {
        Scene scene = ana("Sword")
                .card("Ana", "hand2", "Spear")
                .zombies("a", "Walker", 3)
                .zombies("b", "Walker", 3)
                .zombies("c", "Walker", 3)
                .turn("Ana", 6, 6, 6, 6);
        assertThat(scene.offered("melee")).containsExactly("melee Sword T.a", "melee Spear T.b");
        scene.choose("melee Sword T.a");
        assertThat(scene.zombies("a")).isEqualTo(1);
        assertThat(scene.attack().kind()).isEqualTo("Melee");
        scene.choose("melee Spear T.b");
        assertThat(scene.zombies("b")).isEqualTo(1);
        assertThat(scene.survivor("Ana").turn().actions()).isEqualTo(1);
        Scene pack = Scene.on(".")
                .survivor("Ana", "a", "")
                .card("Ana", "pack1", "Sword")
                .zombies("a", "Walker", 1);
        assertThat(pack.turn("Ana").offered("melee")).isEmpty();
    }

    @Test
    @Rule("WD-CACT-02")
    void aRangedActionNeedsTheWeaponInHandAndSightAndAimsAtAZone() {
        Scene corner = Scene.on(".~.", "~ ~", ".~.")
                .survivor("Ana", "a", "")
                .card("Ana", "hand1", "Fury of Aykay the 47th")
                .zombies("b", "Walker", 1)
                .zombies("b", "Runner", 1)
                .zombies("d", "Walker", 1);
        assertThat(corner.turn("Ana").offered("ranged")).containsExactly("ranged Fury of Aykay the 47th T.b");
        Scene pack = Scene.on(".~.")
                .survivor("Ana", "a", "")
                .card("Ana", "pack1", "War Bow")
                .zombies("b", "Walker", 1);
        assertThat(pack.turn("Ana").offered("ranged")).isEmpty();
    }

    @Test
    @Rule("WD-CACT-04")
    void aMagicActionFollowsTheRulesOfARangedOne() {
        Scene scene = ana("Fire Bolt")
                .survivor("Ben", "b", "")
                .zombies("b", "Walker", 1)
                .zombies("b", "Runner", 1)
                .turn("Ana", 4, 3, 3)
                .choose("magic Fire Bolt T.b");
        assertThat(scene.attack().rule().id()).isEqualTo("WD-CACT-04");
        assertThat(scene.zombies("b", "Walker")).isZero();
        assertThat(scene.zombies("b", "Runner")).isEqualTo(1);
        assertThat(scene.survivor("Ben").wounds()).isEqualTo(2);
        Scene pack = Scene.on(".~.")
                .survivor("Ana", "a", "")
                .card("Ana", "pack1", "Fire Bolt")
                .zombies("b", "Walker", 1);
        assertThat(pack.turn("Ana").offered("magic")).isEmpty();
        Scene hidden = Scene.on(".~.", "~ ~", ".~.").survivor("Ana", "a", "").card("Ana", "hand1", "Fire Bolt");
        assertThat(hidden.zombies("d", "Walker", 1).turn("Ana").offered("magic"))
                .isEmpty();
    }

    @Test
    @Rule("WD-DICE-01")
    void guardsRollOneDieEach() {
        Scene scene = Scene.on(".~.")
                .survivor("Ana", "a", "")
                .card("Ana", "hand1", "Great Sword")
                .guards("b", 3)
                .zombies("a", "Walker", 6)
                .zombies("b", "Walker", 9)
                .turn("Ana", 6, 6, 6, 6, 6, 6, 6, 6)
                .choose("melee Great Sword T.a");
        assertThat(rolled(scene)).hasSize(5);
        assertThat(scene.zombies("a")).isEqualTo(1);
        scene.choose("guards T.b melee", "3 guards");
        assertThat(rolled(scene)).hasSize(3);
        assertThat(scene.zombies("b")).isEqualTo(6);
    }

    @Test
    @Rule("WD-DICE-03")
    void aOneIsAlwaysAFailure() {
        Scene scene = Scene.on(".~.")
                .survivor("Ana", "a", "+1 to dice roll: Combat; +1 to dice roll: Ranged")
                .card("Ana", "hand1", "Short Bow")
                .zombies("b", "Walker", 2)
                .turn("Ana", 1, 2)
                .choose("ranged Short Bow T.b");
        assertThat(scene.zombies("b")).isEqualTo(2);
        scene.choose("ranged Short Bow T.b");
        assertThat(scene.zombies("b")).isEqualTo(1);
    }

    @Test
    @Rule("WD-DICE-04")
    void eachSuccessHitsOneTargetAndSurplusSuccessesAreLost() {
        Scene scene = ana("Great Sword")
                .zombies("a", "Walker", 2)
                .zombies("b", "Walker", 2)
                .turn("Ana", 6, 6, 6, 6, 1)
                .choose("melee Great Sword T.a");
        assertThat(scene.zombies("a")).isZero();
        assertThat(scene.zombies("b")).isEqualTo(2);
        HitsLost lost = scene.events(HitsLost.class).getFirst();
        assertThat(lost.hits()).isEqualTo(2);
        assertThat(lost.rule().id()).isEqualTo("WD-DICE-04");
        assertThat(scene.events(AttackMade.class).getFirst().kills()).isEqualTo(2);
        Scene one = ana("Great Sword").zombies("a", "Walker", 5).turn("Ana", 6, 1, 1, 1, 1);
        assertThat(one.choose("melee Great Sword T.a").zombies("a")).isEqualTo(4);
    }

    @ParameterizedTest
    @CsvSource({
        "Walker, 1, true",
        "Runner, 1, true",
        "Defiler, 1, true",
        "Brute, 1, false",
        "Brute, 2, true",
        "Khan, 2, false",
        "Khan, 3, true"
    })
    @Rule("WD-DICE-05")
    void eachKindNeedsItsDamage(String kind, int damage, boolean dies) {
        String card = damage == 1 ? "Sword" : "Great Axe";
        Scene scene = Scene.on(".")
                .survivor("Ana", "a", damage == 3 ? "+1 Damage: Melee" : "")
                .card("Ana", "hand1", card)
                .zombies("a", kind, 1)
                .turn("Ana", 6, 6)
                .choose("melee " + card + " T.a");
        assertThat(scene.attack().damage()).isEqualTo(damage);
        assertThat(scene.zombies("a", kind)).isEqualTo(dies ? 0 : 1);
    }
}
