package redoubt.whitedeath.combat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import redoubt.horde.event.HordeEvent.ArmourRolled;
import redoubt.horde.event.HordeEvent.SurvivorEliminated;
import redoubt.horde.event.HordeEvent.ZombiesAttacked;
import redoubt.horde.event.HordeEvent.ZombiesMoved;
import redoubt.kernel.Seats;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Scene;

/** Attacks of zombies and armour rolls. */
class ZombieAttacksTest {
    static Scene activated(Scene scene, Integer... dice) {
        return scene.activate(dice);
    }

    private static Scene ana(String slot, String card) {
        return Scene.on(".~.").survivor("Ana", "a", "").card("Ana", slot, card);
    }

    @ParameterizedTest
    @CsvSource({"Walker", "Brute", "Khan", "Defiler"})
    @Rule("WD-ATK-01")
    void anAttackAlwaysSucceedsWithoutDiceAndInflictsOneWound(String kind) {
        Scene scene = activated(Scene.on(".").survivor("Ana", "a", "").zombies("a", kind, 1));
        assertThat(scene.survivor("Ana").wounds()).isEqualTo(1);
        Scene two = activated(
                Scene.on(".").survivor("Ana", "a", "").zombies("a", "Walker", 1).zombies("a", "Brute", 1));
        assertThat(two.survivor("Ana").wounds()).isEqualTo(2);
    }

    @Test
    @Rule("WD-ATK-02")
    void thePlayersDivideTheAttacksEvenAllOnOne() {
        Scene scene = activated(
                Scene.on(".").survivor("Ana", "a", "").survivor("Ben", "a", "").zombies("a", "Walker", 2));
        assertThat(scene.offered())
                .containsExactlyInAnyOrder("suffer Ana", "suffer Ben", "suffer all Ana", "suffer all Ben");
        scene.choose("suffer all Ben");
        assertThat(scene.survivor("Ben").wounds()).isEqualTo(2);
        assertThat(scene.survivor("Ana").wounds()).isZero();
    }

    @Test
    @Rule({"WD-ATK-03", "WD-GAP-66"})
    void allZombiesAttackEvenIfWoundsAreWasted() {
        Scene scene = activated(
                Scene.on(".~.").guards("a", 1).survivor("Ana", "b", "").zombies("a", "Walker", 4));
        assertThat(scene.guards("a")).isZero();
        assertThat(scene.events(ZombiesAttacked.class))
                .extracting(ZombiesAttacked::count)
                .containsExactly(4);
        assertThat(scene.events(ZombiesMoved.class)).isEmpty();
        assertThat(scene.zombies("a")).isEqualTo(4);
        assertThat(scene.survivor("Ana").wounds()).isZero();
    }

    @Test
    @Rule({"WD-ATK-04", "WD-GAP-66"})
    void aGuardTakesOneWoundAndTheRestGoesToOthersInTheZone() {
        Scene scene =
                activated(Scene.on(".").survivor("Ana", "a", "").guards("a", 2).zombies("a", "Walker", 3));
        assertThat(scene.offered())
                .containsExactlyInAnyOrder("suffer Ana", "suffer all Ana", "suffer Guard", "suffer all Guard");
        scene.choose("suffer all Guard");
        assertThat(scene.guards("a")).isZero();
        assertThat(scene.survivor("Ana").wounds()).isEqualTo(1);
        Scene one =
                activated(Scene.on(".").survivor("Ana", "a", "").guards("a", 1).zombies("a", "Walker", 2));
        one.choose("suffer Guard");
        assertThat(one.survivor("Ana").wounds()).isEqualTo(1);
        assertThat(one.guards("a")).isZero();
    }

    @Test
    @Rule("WD-ATK-05")
    void woundsAddUpAndTheThirdEliminatesAndLosesTheGame() {
        Scene two = activated(ana("body", "Heavy Armor").zombies("a", "Walker", 3), 6, 2, 2);
        two.choose("armour roll 3");
        assertThat(two.survivor("Ana").wounds()).isEqualTo(2);
        assertThat(two.isLost()).isFalse();
        Scene three = activated(
                Scene.on(".").survivor("Ana", "a", "").wounds("Ana", 2).zombies("a", "Walker", 1));
        assertThat(three.survivor("Ana").wounds()).isEqualTo(3);
        assertThat(three.events(SurvivorEliminated.class)).hasSize(1);
        assertThat(three.isLost()).isTrue();
    }

    @Test
    @Rule("WD-ARM-01")
    void armourOnTheBodyOrAShieldInHandAllowsASingleRoll() {
        Scene body = activated(ana("body", "Heavy Armor").zombies("a", "Walker", 2), 6, 6);
        assertThat(body.asked().id()).isEqualTo("WD-ARM-01");
        body.choose("armour roll 2");
        assertThat(body.events(ArmourRolled.class)).hasSize(1);
        assertThat(body.survivor("Ana").wounds()).isZero();
        Scene hand = activated(ana("hand2", "Battle Shield").zombies("a", "Walker", 1), 6)
                .choose("armour roll 1");
        assertThat(hand.survivor("Ana").wounds()).isZero();
        Scene unused = activated(ana("pack1", "Battle Shield")
                .card("Ana", "pack2", "Heavy Armor")
                .zombies("a", "Walker", 1));
        assertThat(unused.survivor("Ana").wounds()).isEqualTo(1);
        Scene mixed =
                activated(ana("body", "Heavy Armor").zombies("a", "Walker", 1).zombies("a", "Brute", 1), 6, 6);
        mixed.choose("armour roll 2");
        assertThat(mixed.events(ArmourRolled.class)).hasSize(1);
    }

    @ParameterizedTest
    @CsvSource({
        "Heavy Armor, body, 2, 1",
        "Heavy Armor, body, 3, 0",
        "Battle Shield, hand1, 3, 1",
        "Battle Shield, hand1, 4, 0"
    })
    @Rule({"WD-ARM-02", "WD-ARM-05", "WD-GAP-07", "WD-TRAIT-01"})
    void aDieAtOrAboveTheArmourValuePreventsOneAttack(String card, String slot, int die, int wounds) {
        Scene scene = activated(ana(slot, card).zombies("a", "Walker", 1), die).choose("armour roll 1");
        assertThat(scene.survivor("Ana").wounds()).isEqualTo(wounds);
    }

    @Test
    @Rule("WD-ARM-02")
    void thereIsOneDieForEachAttackToAvoid() {
        Scene scene = activated(ana("body", "Heavy Armor").zombies("a", "Walker", 2), 6);
        assertThat(scene.offered()).containsExactly("armour roll 2", "armour roll 1", "no armour roll");
        scene.choose("armour roll 1");
        assertThat(scene.events(ArmourRolled.class).getFirst().dice()).hasSize(1);
        assertThat(scene.survivor("Ana").wounds()).isEqualTo(1);
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
    @Rule("WD-GAP-67")
    void eachAttackKeepsItsSource() {
        Scene scene = Scene.on(".")
                .survivor("Ana", "a", "Dreadnought: Walker")
                .survivor("Ben", "a", "")
                .card("Ben", "body", "Heavy Armor")
                .zombies("a", "Walker", 1)
                .zombies("a", "Brute", 1)
                .zombies("a", "Khan", 1);
        activated(scene, 6).choose("suffer Ana", "suffer Ben", "suffer Ben");
        assertThat(scene.offered()).containsExactly("armour roll 1", "no armour roll");
        scene.choose("armour roll 1");
        assertThat(scene.survivor("Ana").wounds()).isZero();
        assertThat(scene.survivor("Ben").wounds()).isEqualTo(1);
    }

    @Test
    @Rule("WD-DEC-30")
    void everyPlayerHasASayInDividingAttacks() {
        Scene scene = activated(Scene.on(".")
                .twoSeats()
                .survivor("Ana", "a", "")
                .survivor("Ben", "a", "")
                .seat("Ben", 2)
                .guards("a", 1)
                .zombies("a", "Walker", 1));
        assertThat(scene.asked().id()).isEqualTo("WD-ATK-02");
        assertThat(scene.seats()).isEqualTo(Seats.upTo(2));
        assertThat(scene.offered()).containsExactlyInAnyOrder("suffer Ana", "suffer Ben", "suffer Guard");
    }

    @Test
    @Rule("WD-DEC-31")
    void theOwnerChoosesHowManyDiceToRollAndWhatToRollAgainOrDiscard() {
        Scene scene = Scene.on(".")
                .twoSeats()
                .survivor("Ana", "a", "Lucky; Is that all you've got?")
                .seat("Ana", 2)
                .card("Ana", "body", "Heavy Armor")
                .card("Ana", "hand1", "Battle Shield")
                .zombies("a", "Walker", 2);
        activated(scene, 1, 1, 2, 2);
        assertThat(scene.seats().first().number()).isEqualTo(2);
        assertThat(scene.offered()).containsExactly("armour roll 2", "armour roll 1", "no armour roll");
        scene.choose("armour roll 2");
        assertThat(scene.seats().first().number()).isEqualTo(2);
        assertThat(scene.offered()).containsExactlyInAnyOrder("roll failed again", "roll all again", "keep the roll");
        scene.choose("roll all again", "keep the roll");
        assertThat(scene.seats().first().number()).isEqualTo(2);
        assertThat(scene.asked().id()).isEqualTo("WD-SKILL-ISTHATALLYOUVEGOT");
        assertThat(scene.offered())
                .containsExactlyInAnyOrder(
                        "discard hand1 Battle Shield", "discard body Heavy Armor", "suffer 2 wounds");
        scene.choose("discard body Heavy Armor", "suffer the wound");
        assertThat(scene.survivor("Ana").wounds()).isEqualTo(1);
        Scene refused =
                activated(ana("body", "Heavy Armor").zombies("a", "Walker", 1)).choose("no armour roll");
        assertThat(refused.survivor("Ana").wounds()).isEqualTo(1);
    }
}
