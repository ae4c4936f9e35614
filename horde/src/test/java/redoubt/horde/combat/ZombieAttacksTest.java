package redoubt.horde.combat;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import redoubt.horde.event.HordeEvent.ArmourRolled;
import redoubt.horde.event.HordeEvent.SurvivorEliminated;
import redoubt.horde.event.HordeEvent.ZombiesAttacked;
import redoubt.horde.event.HordeEvent.ZombiesMoved;
import redoubt.horde.fixture.Cited;
import redoubt.horde.fixture.Town;
import redoubt.horde.table.Cite;
import redoubt.kernel.Seats;
import redoubt.testkit.Rule;

/** Attacks of zombies and armour rolls. */
class ZombieAttacksTest {
    static Town activated(Town town, Integer... dice) {
        return town.activate(dice);
    }

    private static Town ana(String slot, String card) {
        return Town.on(".~.").survivor("Ana", "a", "").card("Ana", slot, card);
    }

    @ParameterizedTest
    @CsvSource({"Walker", "Brute", "Giant", "Crawler"})
    @Rule("WD-ATK-01")
    void anAttackAlwaysSucceedsWithoutDiceAndInflictsOneWound(String kind) {
        Town town = activated(Town.on(".").survivor("Ana", "a", "").zombies("a", kind, 1));
        assertThat(town.survivor("Ana").wounds()).isEqualTo(1);
        Town two = activated(
                Town.on(".").survivor("Ana", "a", "").zombies("a", "Walker", 1).zombies("a", "Brute", 1));
        assertThat(two.survivor("Ana").wounds()).isEqualTo(2);
    }

    @Test
    @Cited(Cite.SHARE_OUT_ATTACKS)
    void thePlayersDivideTheAttacksEvenAllOnOne() {
        Town town = activated(
                Town.on(".").survivor("Ana", "a", "").survivor("Ben", "a", "").zombies("a", "Walker", 2));
        assertThat(town.offered())
                .containsExactlyInAnyOrder("suffer Ana", "suffer Ben", "suffer all Ana", "suffer all Ben");
        town.choose("suffer all Ben");
        assertThat(town.survivor("Ben").wounds()).isEqualTo(2);
        assertThat(town.survivor("Ana").wounds()).isZero();
    }

    @Test
    @Rule({"WD-ATK-03", "WD-GAP-66"})
    void allZombiesAttackEvenIfWoundsAreWasted() {
        Town town =
                activated(Town.on(".~.").guards("a", 1).survivor("Ana", "b", "").zombies("a", "Walker", 4));
        assertThat(town.guards("a")).isZero();
        assertThat(town.events(ZombiesAttacked.class))
                .extracting(ZombiesAttacked::count)
                .containsExactly(4);
        assertThat(town.events(ZombiesMoved.class)).isEmpty();
        assertThat(town.zombies("a")).isEqualTo(4);
        assertThat(town.survivor("Ana").wounds()).isZero();
    }

    @Test
    @Rule({"WD-ATK-04", "WD-GAP-66"})
    void aGuardTakesOneWoundAndTheRestGoesToOthersInTheZone() {
        Town town =
                activated(Town.on(".").survivor("Ana", "a", "").guards("a", 2).zombies("a", "Walker", 3));
        assertThat(town.offered())
                .containsExactlyInAnyOrder("suffer Ana", "suffer all Ana", "suffer Guard", "suffer all Guard");
        town.choose("suffer all Guard");
        assertThat(town.guards("a")).isZero();
        assertThat(town.survivor("Ana").wounds()).isEqualTo(1);
        Town one =
                activated(Town.on(".").survivor("Ana", "a", "").guards("a", 1).zombies("a", "Walker", 2));
        one.choose("suffer Guard");
        assertThat(one.survivor("Ana").wounds()).isEqualTo(1);
        assertThat(one.guards("a")).isZero();
    }

    @Test
    @Cited(Cite.SUFFER_WOUND)
    @Rule("WD-ATK-05")
    void woundsAddUpAndTheThirdEliminatesAndLosesTheGame() {
        Town two = activated(ana("body", "Plate").zombies("a", "Walker", 3), 6, 2, 2);
        two.choose("armour roll 3");
        assertThat(two.survivor("Ana").wounds()).isEqualTo(2);
        assertThat(two.isLost()).isFalse();
        Town three =
                activated(Town.on(".").survivor("Ana", "a", "").wounds("Ana", 2).zombies("a", "Walker", 1));
        assertThat(three.survivor("Ana").wounds()).isEqualTo(3);
        assertThat(three.events(SurvivorEliminated.class)).hasSize(1);
        assertThat(three.isLost()).isTrue();
    }

    @Test
    @Cited(Cite.ARMOUR_ROLL)
    void armourOnTheBodyOrAShieldInHandAllowsASingleRoll() {
        Town body = activated(ana("body", "Plate").zombies("a", "Walker", 2), 6, 6);
        assertThat(body.asked().id()).isEqualTo("ARMOUR_ROLL");
        body.choose("armour roll 2");
        assertThat(body.events(ArmourRolled.class)).hasSize(1);
        assertThat(body.survivor("Ana").wounds()).isZero();
        Town hand =
                activated(ana("hand2", "Shield").zombies("a", "Walker", 1), 6).choose("armour roll 1");
        assertThat(hand.survivor("Ana").wounds()).isZero();
        Town unused =
                activated(ana("pack1", "Shield").card("Ana", "pack2", "Plate").zombies("a", "Walker", 1));
        assertThat(unused.survivor("Ana").wounds()).isEqualTo(1);
        Town mixed = activated(ana("body", "Plate").zombies("a", "Walker", 1).zombies("a", "Brute", 1), 6, 6);
        mixed.choose("armour roll 2");
        assertThat(mixed.events(ArmourRolled.class)).hasSize(1);
    }

    @ParameterizedTest
    @CsvSource({"Plate, body, 2, 1", "Plate, body, 3, 0", "Shield, hand1, 3, 1", "Shield, hand1, 4, 0"})
    @Rule({"WD-ARM-02", "WD-TRAIT-01"})
    void aDieAtOrAboveTheArmourValuePreventsOneAttack(String card, String slot, int die, int wounds) {
        Town town = activated(ana(slot, card).zombies("a", "Walker", 1), die).choose("armour roll 1");
        assertThat(town.survivor("Ana").wounds()).isEqualTo(wounds);
    }

    @Test
    @Rule("WD-ARM-02")
    void thereIsOneDieForEachAttackToAvoid() {
        Town town = activated(ana("body", "Plate").zombies("a", "Walker", 2), 6);
        assertThat(town.offered()).containsExactly("armour roll 2", "armour roll 1", "no armour roll");
        town.choose("armour roll 1");
        assertThat(town.events(ArmourRolled.class).getFirst().dice()).hasSize(1);
        assertThat(town.survivor("Ana").wounds()).isEqualTo(1);
    }

    @Test
    @Rule("WD-GAP-67")
    void eachAttackKeepsItsSource() {
        Town town = Town.on(".")
                .survivor("Ana", "a", "Dreadnought: Walker")
                .survivor("Ben", "a", "")
                .card("Ben", "body", "Plate")
                .zombies("a", "Walker", 1)
                .zombies("a", "Brute", 1)
                .zombies("a", "Giant", 1);
        activated(town, 6).choose("suffer Ana", "suffer Ben", "suffer Ben");
        assertThat(town.offered()).containsExactly("armour roll 1", "no armour roll");
        town.choose("armour roll 1");
        assertThat(town.survivor("Ana").wounds()).isZero();
        assertThat(town.survivor("Ben").wounds()).isEqualTo(1);
    }

    @Test
    @Rule("WD-DEC-30")
    void everyPlayerHasASayInDividingAttacks() {
        Town town = activated(Town.on(".")
                .twoSeats()
                .survivor("Ana", "a", "")
                .survivor("Ben", "a", "")
                .seat("Ben", 2)
                .guards("a", 1)
                .zombies("a", "Walker", 1));
        assertThat(town.asked().id()).isEqualTo("SHARE_OUT_ATTACKS");
        assertThat(town.seats()).isEqualTo(Seats.upTo(2));
        assertThat(town.offered()).containsExactlyInAnyOrder("suffer Ana", "suffer Ben", "suffer Guard");
    }

    @Test
    @Rule("WD-DEC-31")
    void theOwnerChoosesHowManyDiceToRollAndWhatToRollAgainOrDiscard() {
        Town town = Town.on(".")
                .twoSeats()
                .survivor("Ana", "a", "Lucky; Is that all you've got?")
                .seat("Ana", 2)
                .card("Ana", "body", "Plate")
                .card("Ana", "hand1", "Shield")
                .zombies("a", "Walker", 2);
        activated(town, 1, 1, 2, 2);
        assertThat(town.seats().first().number()).isEqualTo(2);
        assertThat(town.offered()).containsExactly("armour roll 2", "armour roll 1", "no armour roll");
        town.choose("armour roll 2");
        assertThat(town.seats().first().number()).isEqualTo(2);
        assertThat(town.offered()).containsExactlyInAnyOrder("roll failed again", "roll all again", "keep the roll");
        town.choose("roll all again", "keep the roll");
        assertThat(town.seats().first().number()).isEqualTo(2);
        assertThat(town.asked().id()).isEqualTo("CARDS_FOR_WOUNDS");
        assertThat(town.offered())
                .containsExactlyInAnyOrder("discard hand1 Shield", "discard body Plate", "suffer 2 wounds");
        town.choose("discard body Plate", "suffer the wound");
        assertThat(town.survivor("Ana").wounds()).isEqualTo(1);
        Town refused = activated(ana("body", "Plate").zombies("a", "Walker", 1)).choose("no armour roll");
        assertThat(refused.survivor("Ana").wounds()).isEqualTo(1);
    }

    @Test
    @Cited(Cite.ARMOUR_ROLL)
    @Rule("WD-GAP-67")
    void noRollIsOfferedAgainstBlowsThatArmourCannotStop() {
        Town giant = activated(ana("body", "Plate").zombies("a", "Giant", 1));
        assertThat(giant.isDone()).as("nobody is asked").isTrue();
        assertThat(giant.survivor("Ana").wounds()).isEqualTo(1);
        assertThat(giant.events(ArmourRolled.class)).isEmpty();
        Town both = activated(ana("body", "Plate").zombies("a", "Giant", 1).zombies("a", "Walker", 1), 6);
        assertThat(both.offered()).containsExactly("armour roll 1", "no armour roll");
        assertThat(both.choose("armour roll 1").survivor("Ana").wounds()).isEqualTo(1);
    }
}
