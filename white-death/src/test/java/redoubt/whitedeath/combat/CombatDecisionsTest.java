package redoubt.whitedeath.combat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.event.HordeEvent.DiceRerolled;
import redoubt.horde.fixture.Altered;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorCard;
import redoubt.kernel.Seat;
import redoubt.kernel.Seats;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Scene;

/** What is asked of the attacker's player in a combat action. */
class CombatDecisionsTest {
    private static final Seats SECOND = Seats.of(new Seat(2));

    /** Ana belongs to the second of two players. */
    private static Scene ana(String skills, String... hands) {
        Scene scene = Scene.on(".~.~.").twoSeats().survivor("Ana", "a", skills).seat("Ana", 2);
        for (int i = 0; i < hands.length; i++) {
            scene.card("Ana", "hand" + (i + 1), hands[i]);
        }
        return scene.survivor("Ben", "c", "");
    }

    private static void asks(Scene scene, String rule, String... keys) {
        assertThat(scene.seats()).isEqualTo(SECOND);
        assertThat(scene.asked().id()).isEqualTo(rule);
        assertThat(scene.offered()).containsExactlyInAnyOrder(keys);
    }

    @Test
    @Rule("WD-DEC-15")
    void weaponOneOrBothOfAPairAndTargetZone() {
        Scene scene =
                ana("", "Fire Bolt", "Fire Bolt").zombies("a", "Walker", 1).zombies("b", "Walker", 1);
        scene.turn("Ana");
        assertThat(scene.seats()).isEqualTo(SECOND);
        assertThat(scene.asked().id()).isEqualTo("WD-ACT-01");
        assertThat(scene.offered("magic"))
                .containsExactlyInAnyOrder(
                        "magic Fire Bolt T.a", "magic Fire Bolt T.b", "magic 2 Fire Bolt T.a", "magic 2 Fire Bolt T.b");
    }

    @Test
    @Rule("WD-DEC-15")
    void ofThreeCardsInHandTheTwoThatAreMeantCount() {
        Scene scene = ana("", "Sword", "Dagger").card("Ana", "body", "Katana").zombies("a", "Khan", 1);
        scene.with(table -> table.with(withBodySlot(table.survivor("Ana").orElseThrow(), "Katana")));
        scene.turn("Ana", 1, 1, 1, 1, 1, 1, 1);
        assertThat(scene.offered("melee"))
                .containsExactlyInAnyOrder("melee Sword T.a", "melee Dagger T.a", "melee Katana T.a");
        scene.choose("melee Katana T.a");
        assertThat(scene.seats()).isEqualTo(SECOND);
        assertThat(scene.asked().id()).isEqualTo("WD-INV-08");
        assertThat(scene.offered()).containsExactly("beside Sword", "beside Dagger");
        assertThat(scene.choose("beside Dagger").attack().dice()).isEqualTo(3);
        assertThat(scene.choose("melee Sword T.a", "beside Katana").attack().dice())
                .isEqualTo(2);
        assertThat(scene.choose("melee Dagger T.a").attack().dice()).isEqualTo(1);
    }

    private static Survivor withBodySlot(Survivor old, String card) {
        return Altered.card(
                old, new SurvivorCard(old.name(), List.of(), List.of(), List.of(), List.of(), List.of(card), 3));
    }

    @Test
    @Rule("WD-DEC-16")
    void diceAreReplacedByTheNumberOfZombies() {
        Scene melee =
                ana("Barbarian", "Sword").zombies("a", "Walker", 4).turn("Ana").choose("melee Sword T.a");
        asks(melee, "WD-GAP-74", "zombies 4 dice", "weapon 2 dice");
        Scene ranged = ana("Iron rain", "War Bow")
                .zombies("b", "Walker", 4)
                .turn("Ana")
                .choose("ranged War Bow T.b");
        asks(ranged, "WD-GAP-74", "zombies 4 dice", "weapon 1 die");
        Scene magic = ana("Mana rain", "Lightning")
                .zombies("b", "Walker", 4)
                .turn("Ana")
                .choose("magic Lightning T.b");
        asks(magic, "WD-GAP-74", "zombies 4 dice", "weapon 1 die");
    }

    @Test
    @Rule("WD-DEC-16")
    void diceAreRolledAgainAndSixesBringMore() {
        Scene lucky = ana("Lucky", "Sword")
                .zombies("a", "Walker", 4)
                .turn("Ana", 6, 1)
                .choose("melee Sword T.a");
        asks(lucky, "WD-SKILL-LUCKY", "roll again", "keep the roll");
        assertThat(lucky.choose("keep the roll").zombies("a")).isEqualTo(3);
        Scene again = ana("Lucky", "Sword")
                .zombies("a", "Walker", 4)
                .turn("Ana", 6, 1, 6, 6)
                .choose("melee Sword T.a", "roll again");
        assertThat(again.zombies("a")).as("the new roll counts, and only once").isEqualTo(2);
        assertThat(again.events(DiceRerolled.class))
                .extracting(event -> event.rule().id())
                .containsExactly("WD-SKILL-LUCKY");
        Scene perfect = ana("Lucky", "Sword")
                .zombies("a", "Walker", 4)
                .turn("Ana", 6, 5)
                .choose("melee Sword T.a");
        assertThat(perfect.zombies("a")).as("no question about a perfect roll").isEqualTo(2);
        Scene sixes = ana("Lucky; Roll 6: +1 die: Melee", "Sword")
                .zombies("a", "Walker", 4)
                .turn("Ana", 6, 5)
                .choose("melee Sword T.a");
        asks(sixes, "WD-SKILL-LUCKY", "roll again", "keep the roll");
        Scene harder = ana("Lucky; Roll 6: +1 Damage: Melee", "Sword")
                .zombies("a", "Brute", 4)
                .turn("Ana", 6, 5)
                .choose("melee Sword T.a");
        asks(harder, "WD-SKILL-LUCKY", "roll again", "keep the roll");
        Scene more = ana("Roll 6: +1 die: Ranged", "Crossbow").zombies("c", "Walker", 4);
        more.turn("Ana", 6, 6, 4).choose("ranged Crossbow T.c");
        asks(more, "WD-SKILL-ROLL6PLUS1DIE", "roll 2 more", "roll 1 more", "roll no more");
        assertThat(more.choose("roll 1 more").zombies("c")).isEqualTo(1);
    }

    @Test
    @Rule("WD-DEC-17")
    void successesAreAssignedFreelyInMeleeByMarksmenAndAtPointBlank() {
        Scene melee = ana("", "Sword")
                .zombies("a", "Brute", 1)
                .zombies("a", "Walker", 1)
                .zombies("a", "Runner", 1);
        melee.turn("Ana", 6, 1).choose("melee Sword T.a");
        asks(melee, "WD-MELEE-01", "hit Walker", "hit Runner");
        Scene marksman = ana("Marksman", "Crossbow").zombies("b", "Brute", 1).zombies("b", "Runner", 1);
        marksman.turn("Ana", 6, 1).choose("ranged Crossbow T.b");
        asks(marksman, "WD-SKILL-MARKSMAN", "hit Brute", "hit Runner");
        Scene near = ana("Point-blank", "Crossbow").zombies("a", "Brute", 1).zombies("a", "Runner", 1);
        near.turn("Ana", 6, 1).choose("ranged Crossbow T.a");
        asks(near, "WD-SKILL-MARKSMAN", "hit Brute", "hit Runner");
    }

    @Test
    @Rule("WD-DEC-17")
    void otherwiseOnlyAmongTargetsOfEqualPriority() {
        Scene equal =
                ana("+1 Damage: Ranged", "Crossbow").zombies("b", "Khan", 1).zombies("b", "Brute", 1);
        equal.zombies("b", "Walker", 1).turn("Ana", 6, 1).choose("ranged Crossbow T.b");
        asks(equal, "WD-PRIO-01", "hit Khan", "hit Brute");
        Scene far = ana("Point-blank", "Crossbow").zombies("b", "Brute", 1).zombies("b", "Runner", 1);
        far.turn("Ana", 6, 1).choose("ranged Crossbow T.b");
        assertThat(far.offered("hit")).isEmpty();
        assertThat(far.zombies("b", "Brute")).isZero();
    }

    @Test
    @Rule("WD-DEC-18")
    void oneSuccessMayReapAnIdenticalZombie() {
        Scene scene = ana("Reaper: Melee", "Sword").zombies("a", "Walker", 4).zombies("a", "Runner", 2);
        scene.turn("Ana", 6, 6).choose("melee Sword T.a", "hit Runner");
        asks(scene, "WD-SKILL-REAPER", "reap Runner", "reap nothing");
        scene.choose("reap nothing", "hit Walker", "reap Walker");
        assertThat(scene.zombies("a", "Runner")).isEqualTo(1);
        assertThat(scene.zombies("a", "Walker")).isEqualTo(2);
        assertThat(scene.survivor("Ana").adrenaline()).isEqualTo(3);
    }

    @Test
    @Rule("WD-DEC-18")
    void aShotMayReapThePriorityAndGoOnToTheNext() {
        Scene scene = ana("Reaper: Ranged", "Crossbow").zombies("b", "Brute", 2).zombies("b", "Walker", 2);
        scene.turn("Ana", 6, 6).choose("ranged Crossbow T.b");
        asks(scene, "WD-SKILL-REAPER", "reap Brute", "reap nothing");
        scene.choose("reap Brute");
        assertThat(scene.zombies("b", "Brute")).isZero();
        assertThat(scene.zombies("b", "Walker")).isEqualTo(1);
    }
}
