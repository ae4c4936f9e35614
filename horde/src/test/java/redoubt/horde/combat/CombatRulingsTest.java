package redoubt.horde.combat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import redoubt.horde.event.HordeEvent.DiceRerolled;
import redoubt.horde.event.HordeEvent.DiceRolled;
import redoubt.horde.fixture.Town;
import redoubt.horde.rulings.AttackRuling;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Item;
import redoubt.horde.table.Survivor;
import redoubt.testkit.Rule;

/** What modifies dice and damage in which order, pairs, reach and empty zones. */
class CombatRulingsTest {
    private static Town ana(String skills, String... hands) {
        Town town = Town.on(".~.~.").survivor("Ana", "a", skills);
        for (int i = 0; i < hands.length; i++) {
            town.card("Ana", "hand" + (i + 1), hands[i]);
        }
        return town;
    }

    @Test
    @Rule("WD-GAP-13")
    void theDualSymbolDoesNotPairDifferentNames() {
        for (String skill : List.of("Ambidextrous", "Swordmaster")) {
            Town names = ana(skill, "Great Axe", "Great Sword")
                    .zombies("a", "Walker", 1)
                    .turn("Ana");
            assertThat(names.offered("melee")).containsExactly("melee Great Axe T.a", "melee Great Sword T.a");
            Town same = ana(skill, "Great Axe", "Great Axe")
                    .zombies("a", "Walker", 1)
                    .turn("Ana");
            assertThat(same.offered("melee")).containsExactly("melee Great Axe T.a", "melee 2 Great Axe T.a");
        }
    }

    @ParameterizedTest
    @CsvSource({"Melee, a", "Ranged, a b"})
    void improvisedWeaponsHaveTheirNumbers(String kind, String zones) {
        Town town = ana("Improvised weapon: " + kind).zombies("a", "Giant", 1).zombies("b", "Giant", 1);
        town.zombies("c", "Giant", 1).turn("Ana", 1, 1);
        assertThat(town.offered("improvised").stream().map(key -> key.substring(key.length() - 1)))
                .containsExactly(zones.split(" "));
        town.choose(town.offered("improvised").getFirst());
        assertThat(town.attack().kind()).isEqualTo(kind);
        assertThat(town.attack().dice()).isEqualTo(2);
        assertThat(town.attack().accuracy()).isEqualTo(4);
        assertThat(town.attack().damage()).isEqualTo(1);
        assertThat(town.tokens("noise", "a")).isZero();
        assertThat(town.survivor("Ana").turn().actions()).isEqualTo(3);
        assertThat(town.offered("improvised")).as("once in a turn").isEmpty();
    }

    @Test
    @Rule("WD-GAP-74")
    void diceAreReplacedThenHelpedThenAddedForEachWeaponAndEscalateOnceForTheAction() {
        Integer[] misses = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
        Town town = ana("Barbarian; +1 die: Melee; Escalation: Melee", "Dagger", "Dagger")
                .zombies("a", "Walker", 3);
        town.turn("Ana", misses).choose("melee 2 Dagger T.a");
        assertThat(town.asked().id()).isEqualTo("BARBARIAN");
        assertThat(town.offered()).containsExactly("zombies 10 dice", "weapon 6 dice");
        assertThat(town.choose("zombies 10 dice").attack().dice()).isEqualTo(10);
        town.choose("melee 2 Dagger T.a");
        assertThat(town.offered()).containsExactly("zombies 11 dice", "weapon 7 dice");
        assertThat(town.choose("weapon 7 dice").attack().dice()).isEqualTo(7);
    }

    @Test
    @Rule("WD-GAP-74")
    void luckComesBeforeTheDiceThatSixesBring() {
        Town town = ana("Lucky; Roll 6: +1 die: Melee", "Sword").zombies("a", "Walker", 9);
        town.turn("Ana", 6, 1, 5, 6, 4).choose("melee Sword T.a");
        assertThat(town.asked().id()).isEqualTo("REROLL");
        assertThat(town.events(DiceRolled.class)).hasSize(1);
        town.choose("roll again");
        assertThat(town.events(DiceRerolled.class).getFirst().dice()).containsExactly(5, 6);
        assertThat(town.events(DiceRolled.class).getLast().dice()).containsExactly(4);
        assertThat(town.zombies("a")).isEqualTo(6);
    }

    @ParameterizedTest
    @CsvSource({
        "'', Sabre, 2",
        "2 Damage: Melee, Sabre, 2",
        "+1 Damage: Melee, Sabre, 3",
        "2 Damage: Melee; +1 Damage: Melee, Sword, 3",
        "+1 Damage: Melee; 2 Damage: Melee, Sword, 3",
        "Super strength, Sword, 3",
        "Super strength; 2 Damage: Melee, Sword, 3",
        "+1 Damage: Melee; Super strength, Sword, 4",
        "2 Damage: Melee, Katana, 2"
    })
    @Rule("WD-GAP-75")
    void damageIsRaisedToTwoThenSetToThreeThenAddedTo(String skills, String card, int damage) {
        Town town = ana(skills, card, card).zombies("a", "Giant", 1).turn("Ana", 1, 1, 1, 1);
        assertThat(town.choose("melee 2 " + card + " T.a").attack().damage()).isEqualTo(damage);
    }

    @ParameterizedTest
    @CsvSource({"6, 4, 1, Brute, 2", "4, 4, 4, Brute, 0", "6, 6, 4, Giant, 3", "6, 4, 4, Giant, 0"})
    @Rule("WD-GAP-75")
    void everySixAddsToTheDamageOfEverySuccess(int one, int two, int three, String kind, int kills) {
        Town town = ana("Roll 6: +1 Damage: Melee; +1 die: Melee", "Sword").zombies("a", kind, 3);
        town.turn("Ana", one, two, three).choose("melee Sword T.a");
        assertThat(town.zombies("a")).isEqualTo(3 - kills);
    }

    @Test
    @Rule("WD-GAP-75")
    void sixesAddToTheDamageOfSuccessesOnlyNotOfMisses() {
        Town town = ana("Roll 6: +1 Damage: Ranged", "Crossbow")
                .survivor("Ben", "b", "")
                .zombies("b", "Giant", 1);
        town.turn("Ana", 6, 1).choose("ranged Crossbow T.b");
        assertThat(town.zombies("b")).isZero();
        assertThat(town.survivor("Ben").wounds()).isEqualTo(2);
    }

    @Test
    @Rule("WD-GAP-76")
    void theNaturalDieDecidesOnOnesAndTheModifiedOneOnSixes() {
        Town ones = ana("+1 to dice roll: Ranged; +1 to dice roll: Combat", "Short Bow")
                .zombies("b", "Walker", 1);
        assertThat(ones.turn("Ana", 1).choose("ranged Short Bow T.b").zombies("b"))
                .isEqualTo(1);
        Town sixes =
                ana("+1 to dice roll: Melee; Roll 6: +1 die: Melee", "Sword").zombies("a", "Walker", 9);
        sixes.turn("Ana", 5, 4, 1).choose("melee Sword T.a");
        assertThat(sixes.events(DiceRolled.class)).hasSize(2);
        assertThat(sixes.zombies("a")).isEqualTo(7);
        Town damage =
                ana("+1 to dice roll: Melee; Roll 6: +1 Damage: Melee", "Sword").zombies("a", "Brute", 2);
        assertThat(damage.turn("Ana", 5, 3).choose("melee Sword T.a").zombies("a"))
                .isZero();
    }

    @Test
    @Rule("WD-GAP-77")
    void aBarbarianWithAPolearmCountsTheZoneAttacked() {
        Town town = ana("Barbarian", "Spear").zombies("a", "Walker", 7).zombies("b", "Walker", 4);
        town.turn("Ana", 1, 1, 1, 1).choose("melee Spear T.b");
        assertThat(town.offered()).containsExactly("zombies 4 dice", "weapon 2 dice");
        Town own = ana("Barbarian", "Sword").zombies("a", "Walker", 7).zombies("b", "Walker", 4);
        own.turn("Ana").choose("melee Sword T.a");
        assertThat(own.offered()).containsExactly("zombies 7 dice", "weapon 2 dice");
    }

    @ParameterizedTest
    @CsvSource({"Sword", "Spear", "Partisan", "Dagger"})
    @Rule("WD-GAP-78")
    void withReachEveryMeleeWeaponStrikesAtRangeZeroAndOneInSight(String card) {
        Town town = ana("Reach", card)
                .zombies("a", "Walker", 1)
                .zombies("b", "Walker", 1)
                .zombies("c", "Walker", 1);
        assertThat(town.turn("Ana").offered("melee"))
                .containsExactly("melee " + card + " T.a", "melee " + card + " T.b");
        Town wall = Town.on("#|.").survivor("Ana", "a", "Reach").card("Ana", "hand1", card);
        assertThat(wall.zombies("b", "Walker", 1).turn("Ana").offered("melee")).isEmpty();
    }

    /** A rule that needs shots at zones without zombies. */
    private record AimsAnywhere() implements AttackRuling {
        @Override
        public boolean aimsAtEmpty(Equipment.Use use) {
            return true;
        }
    }

    @Test
    @Rule("WD-GAP-80")
    void aZoneWithoutZombiesIsShotAtOnlyIfARuleNeedsIt() {
        Town plain = ana("", "War Bow", "Scorch").survivor("Ben", "b", "").turn("Ana");
        assertThat(plain.offered("ranged")).isEmpty();
        assertThat(plain.offered("magic")).isEmpty();
        Equipment charm =
                new Equipment(0, "Charm", "equipment", List.of(), true, false, false, 7, List.of(new AimsAnywhere()));
        Town needed = ana("", "War Bow").survivor("Ben", "b", "");
        needed.with(table -> {
            Survivor ana = table.survivor("Ana").orElseThrow();
            return table.with(ana.withInventory(ana.inventory().with(1, Item.of(charm))));
        });
        needed.turn("Ana", 1);
        assertThat(needed.offered("ranged")).containsExactly("ranged War Bow T.b", "ranged War Bow T.c");
        assertThat(needed.choose("ranged War Bow T.b").survivor("Ben").wounds()).isEqualTo(1);
    }
}
