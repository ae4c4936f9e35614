package redoubt.horde.combat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import redoubt.horde.event.HordeEvent.AttackMade;
import redoubt.horde.event.HordeEvent.DiceRolled;
import redoubt.horde.event.HordeEvent.HitsLost;
import redoubt.horde.event.HordeEvent.NoiseMade;
import redoubt.horde.fixture.Cited;
import redoubt.horde.fixture.Town;
import redoubt.horde.table.Cite;
import redoubt.testkit.Rule;

/** Reading weapons, the combat actions, and their dice. */
class CombatActionsTest {
    /** Ana stands in the first of five zones in a row. */
    private static Town ana(String card) {
        return Town.on(".~.~.~.~.").survivor("Ana", "a", "").card("Ana", "hand1", card);
    }

    private static List<Integer> rolled(Town town) {
        return town.events(DiceRolled.class).getLast().dice();
    }

    @ParameterizedTest
    @CsvSource({
        "Sword, melee, a, 2, false",
        "Crossbow, ranged, b, 2, false",
        "Volley, ranged, b, 5, true",
        "Lightning, magic, b, 1, true",
        "Maul, melee, a, 4, true"
    })
    @Cited(Cite.NOISE_OF_ATTACKS)
    @Rule({"WD-EQ-04", "WD-EQ-06"})
    void theCardSaysHowManyDiceAreRolledAndWhetherItIsNoisy(
            String card, String kind, String zone, int dice, boolean isNoisy) {
        Town town = ana(card)
                .zombies("a", "Walker", 5)
                .zombies("b", "Walker", 5)
                .turn("Ana", 1, 1, 1, 1, 1)
                .choose(kind + " " + card + " T." + zone);
        assertThat(rolled(town)).hasSize(dice);
        assertThat(town.tokens("noise", "a")).isEqualTo(isNoisy ? 1 : 0);
        assertThat(town.tokens("noise", "b")).isZero();
        assertThat(town.events(NoiseMade.class)).hasSize(isNoisy ? 1 : 0);
    }

    @ParameterizedTest
    @CsvSource({"Short Bow, 2, 0", "Short Bow, 3, 1", "Scorch, 4, 0", "Scorch, 5, 3"})
    @Rule("WD-EQ-07")
    void aDieAtOrAboveTheAccuracyIsASuccess(String card, int die, int hits) {
        Town town = ana(card).zombies("b", "Walker", 5).turn("Ana", die, die, die);
        town.choose(town.offered().stream()
                .filter(key -> key.endsWith(card + " T.b"))
                .findFirst()
                .orElseThrow());
        assertThat(town.events(DiceRolled.class).getFirst().hits()).isEqualTo(hits);
        assertThat(town.zombies("b")).isEqualTo(5 - hits);
    }

    @Test
    @Cited(Cite.ZOMBIE_ELIMINATED)
    @Rule("WD-EQ-08")
    void successesNeverAddUpTheirDamageOnOneTarget() {
        Town brute = ana("Great Sword")
                .zombies("a", "Brute", 1)
                .turn("Ana", 6, 6, 6, 6, 6)
                .choose("melee Great Sword T.a");
        assertThat(brute.zombies("a", "Brute")).isEqualTo(1);
        assertThat(brute.survivor("Ana").adrenaline()).isZero();
        brute.turn("Ana", 6, 6, 6, 6, 6).choose("melee Great Sword T.a");
        assertThat(brute.zombies("a", "Brute")).isEqualTo(1);
        Town axe = ana("Great Axe").zombies("a", "Brute", 2).turn("Ana", 6, 1).choose("melee Great Axe T.a");
        assertThat(axe.zombies("a", "Brute")).isEqualTo(1);
    }

    @Test
    @Cited(Cite.RANGED_ACTION)
    @Rule({"WD-EQ-09", "WD-DICE-06"})
    void aWeaponReachesFromItsLeastToItsGreatestRange() {
        Town bow = Town.on(".~.~.~.~.").survivor("Ana", "a", "").card("Ana", "hand1", "War Bow");
        for (String zone : List.of("a", "b", "c", "d", "e")) {
            bow.zombies(zone, "Walker", 1);
        }
        assertThat(bow.turn("Ana").offered("ranged"))
                .containsExactly("ranged War Bow T.b", "ranged War Bow T.c", "ranged War Bow T.d");
        Town burst = Town.on(".~.~.~.~.").survivor("Ana", "a", "").card("Ana", "hand1", "Spark");
        for (String zone : List.of("a", "b", "c", "d", "e")) {
            burst.zombies(zone, "Walker", 1);
        }
        assertThat(burst.turn("Ana").offered("magic")).containsExactly("magic Spark T.a", "magic Spark T.b");
    }

    @Test
    @Rule({"WD-EQ-09", "WD-CACT-03"})
    void aShotIntoTheOwnZoneIsStillARangedAction() {
        Town town = ana("Short Bow")
                .survivor("Ben", "a", "")
                .zombies("a", "Walker", 1)
                .zombies("a", "Runner", 1)
                .turn("Ana", 3, 1)
                .choose("ranged Short Bow T.a");
        assertThat(town.attack().kind()).isEqualTo("Ranged");
        assertThat(town.zombies("a", "Walker")).isZero();
        assertThat(town.zombies("a", "Runner")).isEqualTo(1);
        town.choose("ranged Short Bow T.a");
        assertThat(town.survivor("Ben").wounds()).isEqualTo(1);
    }

    @Test
    @Rule("WD-EQ-09")
    void aSpellCastIntoTheOwnZoneIsStillAMagicAction() {
        Town town = ana("Lightning")
                .survivor("Ben", "a", "")
                .zombies("a", "Walker", 1)
                .turn("Ana", 2)
                .choose("magic Lightning T.a");
        assertThat(town.attack().kind()).isEqualTo("Magic");
        assertThat(town.survivor("Ben").wounds()).isEqualTo(1);
    }

    @Test
    @Cited(Cite.DUAL)
    @Rule("WD-EQ-10")
    void twoDualWeaponsOfOneNameMayBeUsedWithASingleActionAtOneZone() {
        Town town = ana("Fire Bolt")
                .card("Ana", "hand2", "Fire Bolt")
                .zombies("a", "Walker", 9)
                .zombies("b", "Walker", 9)
                .turn("Ana", 6, 6, 6, 6, 6, 6);
        assertThat(town.offered("magic"))
                .containsExactlyInAnyOrder(
                        "magic Fire Bolt T.a", "magic Fire Bolt T.b", "magic 2 Fire Bolt T.a", "magic 2 Fire Bolt T.b");
        town.choose("magic 2 Fire Bolt T.b");
        assertThat(rolled(town)).hasSize(6);
        assertThat(town.zombies("b")).isEqualTo(3);
        assertThat(town.zombies("a")).isEqualTo(9);
        assertThat(town.survivor("Ana").turn().actions()).isEqualTo(2);
    }

    @Test
    @Cited(Cite.DUAL)
    @Rule("WD-EQ-10")
    void noPairIsMadeOfDifferentNamesOfOneCardWithoutTheSymbolOrOneInTheBackpack() {
        Town names = ana("Sword").card("Ana", "hand2", "Katana").zombies("a", "Walker", 1);
        assertThat(names.turn("Ana").offered("melee")).containsExactly("melee Sword T.a", "melee Katana T.a");
        Town plain = ana("Great Axe").card("Ana", "hand2", "Great Axe").zombies("a", "Walker", 1);
        assertThat(plain.turn("Ana").offered("melee")).containsExactly("melee Great Axe T.a");
        Town pack = ana("Sword").card("Ana", "pack1", "Sword").zombies("a", "Walker", 1);
        assertThat(pack.turn("Ana").offered("melee")).containsExactly("melee Sword T.a");
    }

    @Test
    @Rule({"WD-EQ-11", "WD-NOISE-02"})
    void aPairMakesOneNoiseWhateverTheDice() {
        Town town = ana("Fire Bolt")
                .card("Ana", "hand2", "Fire Bolt")
                .zombies("b", "Walker", 9)
                .turn("Ana", 6, 6, 6, 6, 6, 6, 1, 1, 1)
                .choose("magic 2 Fire Bolt T.b");
        assertThat(town.tokens("noise", "a")).isEqualTo(1);
        town.choose("magic Fire Bolt T.b");
        assertThat(town.tokens("noise", "a")).isEqualTo(2);
    }

    @Test
    @Rule("WD-NOISE-03")
    void theNoiseStaysWhereItWasMade() {
        Town town = ana("Lightning").zombies("c", "Walker", 1).turn("Ana", 1).choose("magic Lightning T.c", "move T.b");
        assertThat(town.zoneOf("Ana")).isEqualTo("b");
        assertThat(town.tokens("noise", "a")).isEqualTo(1);
        assertThat(town.tokens("noise", "b")).isZero();
        assertThat(town.tokens("noise", "c")).isZero();
    }

    @Test
    @Cited(Cite.MELEE_ACTION)
    void aMeleeActionStrikesInTheOwnZoneOrOneAwayWithAPolearm() {
        Town town = ana("Sword")
                .card("Ana", "hand2", "Spear")
                .zombies("a", "Walker", 3)
                .zombies("b", "Walker", 3)
                .zombies("c", "Walker", 3)
                .turn("Ana", 6, 6, 6, 6);
        assertThat(town.offered("melee")).containsExactly("melee Sword T.a", "melee Spear T.b");
        town.choose("melee Sword T.a");
        assertThat(town.zombies("a")).isEqualTo(1);
        assertThat(town.attack().kind()).isEqualTo("Melee");
        town.choose("melee Spear T.b");
        assertThat(town.zombies("b")).isEqualTo(1);
        assertThat(town.survivor("Ana").turn().actions()).isEqualTo(1);
        Town pack = Town.on(".")
                .survivor("Ana", "a", "")
                .card("Ana", "pack1", "Sword")
                .zombies("a", "Walker", 1);
        assertThat(pack.turn("Ana").offered("melee")).isEmpty();
    }

    @Test
    @Cited(Cite.RANGED_ACTION)
    void aRangedActionNeedsTheWeaponInHandAndSightAndAimsAtAZone() {
        Town corner = Town.on(".~.", "~ ~", ".~.")
                .survivor("Ana", "a", "")
                .card("Ana", "hand1", "Volley")
                .zombies("b", "Walker", 1)
                .zombies("b", "Runner", 1)
                .zombies("d", "Walker", 1);
        assertThat(corner.turn("Ana").offered("ranged")).containsExactly("ranged Volley T.b");
        Town pack = Town.on(".~.")
                .survivor("Ana", "a", "")
                .card("Ana", "pack1", "War Bow")
                .zombies("b", "Walker", 1);
        assertThat(pack.turn("Ana").offered("ranged")).isEmpty();
    }

    @Test
    @Rule("WD-CACT-04")
    void aMagicActionFollowsTheRulesOfARangedOne() {
        Town town = ana("Fire Bolt")
                .survivor("Ben", "b", "")
                .zombies("b", "Walker", 1)
                .zombies("b", "Runner", 1)
                .turn("Ana", 4, 3, 3)
                .choose("magic Fire Bolt T.b");
        assertThat(town.attack().rule().id()).isEqualTo("FURTHER_COMBAT_ACTION");
        assertThat(town.zombies("b", "Walker")).isZero();
        assertThat(town.zombies("b", "Runner")).isEqualTo(1);
        assertThat(town.survivor("Ben").wounds()).isEqualTo(2);
        Town pack = Town.on(".~.")
                .survivor("Ana", "a", "")
                .card("Ana", "pack1", "Fire Bolt")
                .zombies("b", "Walker", 1);
        assertThat(pack.turn("Ana").offered("magic")).isEmpty();
        Town hidden = Town.on(".~.", "~ ~", ".~.").survivor("Ana", "a", "").card("Ana", "hand1", "Fire Bolt");
        assertThat(hidden.zombies("d", "Walker", 1).turn("Ana").offered("magic"))
                .isEmpty();
    }

    @Test
    @Cited(Cite.HITS_LOST)
    void eachSuccessHitsOneTargetAndSurplusSuccessesAreLost() {
        Town town = ana("Great Sword")
                .zombies("a", "Walker", 2)
                .zombies("b", "Walker", 2)
                .turn("Ana", 6, 6, 6, 6, 1)
                .choose("melee Great Sword T.a");
        assertThat(town.zombies("a")).isZero();
        assertThat(town.zombies("b")).isEqualTo(2);
        HitsLost lost = town.events(HitsLost.class).getFirst();
        assertThat(lost.hits()).isEqualTo(2);
        assertThat(lost.rule().id()).isEqualTo("HITS_LOST");
        assertThat(town.events(AttackMade.class).getFirst().kills()).isEqualTo(2);
        Town one = ana("Great Sword").zombies("a", "Walker", 5).turn("Ana", 6, 1, 1, 1, 1);
        assertThat(one.choose("melee Great Sword T.a").zombies("a")).isEqualTo(4);
    }

    @ParameterizedTest
    @CsvSource({
        "Walker, 1, true",
        "Runner, 1, true",
        "Crawler, 1, true",
        "Brute, 1, false",
        "Brute, 2, true",
        "Giant, 2, false",
        "Giant, 3, true"
    })
    void eachKindNeedsItsDamage(String kind, int damage, boolean dies) {
        String card = damage == 1 ? "Sword" : "Great Axe";
        Town town = Town.on(".")
                .survivor("Ana", "a", damage == 3 ? "+1 Damage: Melee" : "")
                .card("Ana", "hand1", card)
                .zombies("a", kind, 1)
                .turn("Ana", 6, 6)
                .choose("melee " + card + " T.a");
        assertThat(town.attack().damage()).isEqualTo(damage);
        assertThat(town.zombies("a", kind)).isEqualTo(dies ? 0 : 1);
    }
}
