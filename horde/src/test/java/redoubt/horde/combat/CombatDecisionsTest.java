package redoubt.horde.combat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.board.SightRule;
import redoubt.board.ZoneSet;
import redoubt.horde.event.HordeEvent.DiceRerolled;
import redoubt.horde.fixture.Altered;
import redoubt.horde.fixture.Cited;
import redoubt.horde.fixture.Town;
import redoubt.horde.rulings.SightRuling;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Item;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.SurvivorCard;
import redoubt.horde.table.Table;
import redoubt.kernel.RuleId;
import redoubt.kernel.Seat;
import redoubt.kernel.Seats;
import redoubt.testkit.Rule;

/** What is asked of the attacker's player in a combat action. */
class CombatDecisionsTest {
    private static final Seats SECOND = Seats.of(new Seat(2));

    /** Ana belongs to the second of two players. */
    private static Town ana(String skills, String... hands) {
        Town town = Town.on(".~.~.").twoSeats().survivor("Ana", "a", skills).seat("Ana", 2);
        for (int i = 0; i < hands.length; i++) {
            town.card("Ana", "hand" + (i + 1), hands[i]);
        }
        return town.survivor("Ben", "c", "");
    }

    private static void asks(Town town, String rule, String... keys) {
        assertThat(town.seats()).isEqualTo(SECOND);
        assertThat(town.asked().id()).isEqualTo(rule);
        assertThat(town.offered()).containsExactlyInAnyOrder(keys);
    }

    @Test
    @Rule("WD-DEC-15")
    void weaponOneOrBothOfAPairAndTargetZone() {
        Town town = ana("", "Fire Bolt", "Fire Bolt").zombies("a", "Walker", 1).zombies("b", "Walker", 1);
        town.turn("Ana");
        assertThat(town.seats()).isEqualTo(SECOND);
        assertThat(town.asked().id()).isEqualTo("CHOOSE_ACTION");
        assertThat(town.offered("magic"))
                .containsExactlyInAnyOrder(
                        "magic Fire Bolt T.a", "magic Fire Bolt T.b", "magic 2 Fire Bolt T.a", "magic 2 Fire Bolt T.b");
    }

    @Test
    @Rule("WD-DEC-15")
    void ofThreeCardsInHandTheTwoThatAreMeantCount() {
        Town town = ana("", "Sword", "Dagger").card("Ana", "body", "Katana").zombies("a", "Giant", 1);
        town.with(table -> table.with(withBodySlot(table.survivor("Ana").orElseThrow(), "Katana")));
        town.turn("Ana", 1, 1, 1, 1, 1, 1, 1);
        assertThat(town.offered("melee"))
                .containsExactlyInAnyOrder("melee Sword T.a", "melee Dagger T.a", "melee Katana T.a");
        town.choose("melee Katana T.a");
        assertThat(town.seats()).isEqualTo(SECOND);
        assertThat(town.asked().id()).isEqualTo("CHOOSE_HANDS");
        assertThat(town.offered()).containsExactly("beside Sword", "beside Dagger");
        assertThat(town.choose("beside Dagger").attack().dice()).isEqualTo(3);
        assertThat(town.choose("melee Sword T.a", "beside Katana").attack().dice())
                .isEqualTo(2);
        assertThat(town.choose("melee Dagger T.a").attack().dice()).isEqualTo(1);
    }

    private static Survivor withBodySlot(Survivor old, String card) {
        return Altered.card(
                old, new SurvivorCard(old.name(), List.of(), List.of(), List.of(), List.of(), List.of(card), 3));
    }

    @Test
    @Rule("WD-DEC-16")
    void diceAreReplacedByTheNumberOfZombies() {
        Town melee =
                ana("Barbarian", "Sword").zombies("a", "Walker", 4).turn("Ana").choose("melee Sword T.a");
        asks(melee, "BARBARIAN", "zombies 4 dice", "weapon 2 dice");
        Town ranged = ana("Iron rain", "War Bow")
                .zombies("b", "Walker", 4)
                .turn("Ana")
                .choose("ranged War Bow T.b");
        asks(ranged, "IRON_RAIN", "zombies 4 dice", "weapon 1 die");
    }

    @Test
    @Rule("WD-DEC-16")
    void diceAreRolledAgainAndSixesBringMore() {
        Town lucky = ana("Lucky", "Sword")
                .zombies("a", "Walker", 4)
                .turn("Ana", 6, 1)
                .choose("melee Sword T.a");
        asks(lucky, "REROLL", "roll again", "keep the roll");
        assertThat(lucky.choose("keep the roll").zombies("a")).isEqualTo(3);
        Town again = ana("Lucky", "Sword")
                .zombies("a", "Walker", 4)
                .turn("Ana", 6, 1, 6, 6)
                .choose("melee Sword T.a", "roll again");
        assertThat(again.zombies("a")).as("the new roll counts, and only once").isEqualTo(2);
        assertThat(again.events(DiceRerolled.class))
                .extracting(event -> event.rule().id())
                .containsExactly("REROLL");
        Town perfect = ana("Lucky", "Sword")
                .zombies("a", "Walker", 4)
                .turn("Ana", 6, 5)
                .choose("melee Sword T.a");
        assertThat(perfect.zombies("a")).as("no question about a perfect roll").isEqualTo(2);
        Town sixes = ana("Lucky; Roll 6: +1 die: Melee", "Sword")
                .zombies("a", "Walker", 4)
                .turn("Ana", 6, 5)
                .choose("melee Sword T.a");
        asks(sixes, "REROLL", "roll again", "keep the roll");
        Town harder = ana("Lucky; Roll 6: +1 Damage: Melee", "Sword")
                .zombies("a", "Brute", 4)
                .turn("Ana", 6, 5)
                .choose("melee Sword T.a");
        asks(harder, "REROLL", "roll again", "keep the roll");
        Town more = ana("Roll 6: +1 die: Ranged", "Crossbow").zombies("c", "Walker", 4);
        more.turn("Ana", 6, 6, 4).choose("ranged Crossbow T.c");
        asks(more, "MORE_DICE_ON_SIX", "roll 2 more", "roll 1 more", "roll no more");
        assertThat(more.choose("roll 1 more").zombies("c")).isEqualTo(1);
    }

    @Test
    @Rule("WD-DEC-17")
    void successesAreAssignedFreelyInMeleeByMarksmenAndAtPointBlank() {
        Town melee = ana("", "Sword")
                .zombies("a", "Brute", 1)
                .zombies("a", "Walker", 1)
                .zombies("a", "Runner", 1);
        melee.turn("Ana", 6, 1).choose("melee Sword T.a");
        asks(melee, "ASSIGN_MELEE_HITS", "hit Walker", "hit Runner");
        Town marksman = ana("Marksman", "Crossbow").zombies("b", "Brute", 1).zombies("b", "Runner", 1);
        marksman.turn("Ana", 6, 1).choose("ranged Crossbow T.b");
        asks(marksman, "FREE_TARGETS", "hit Brute", "hit Runner");
        Town near = ana("Point-blank", "Crossbow").zombies("a", "Brute", 1).zombies("a", "Runner", 1);
        near.turn("Ana", 6, 1).choose("ranged Crossbow T.a");
        asks(near, "POINT_BLANK", "hit Brute", "hit Runner");
    }

    @Test
    @Rule("WD-DEC-17")
    void otherwiseOnlyAmongTargetsOfEqualPriority() {
        Town equal =
                ana("+1 Damage: Ranged", "Crossbow").zombies("b", "Giant", 1).zombies("b", "Brute", 1);
        equal.zombies("b", "Walker", 1).turn("Ana", 6, 1).choose("ranged Crossbow T.b");
        asks(equal, "EQUAL_PRIORITY", "hit Giant", "hit Brute");
        Town far = ana("Point-blank", "Crossbow").zombies("b", "Brute", 1).zombies("b", "Runner", 1);
        far.turn("Ana", 6, 1).choose("ranged Crossbow T.b");
        assertThat(far.offered("hit")).isEmpty();
        assertThat(far.zombies("b", "Brute")).isZero();
    }

    @Test
    @Rule("WD-DEC-18")
    void oneSuccessMayReapAnIdenticalZombie() {
        Town town = ana("Reaper: Melee", "Sword").zombies("a", "Walker", 4).zombies("a", "Runner", 2);
        town.turn("Ana", 6, 6).choose("melee Sword T.a", "hit Runner");
        asks(town, "REAP_ONE_MORE", "reap Runner", "reap nothing");
        town.choose("reap nothing", "hit Walker", "reap Walker");
        assertThat(town.zombies("a", "Runner")).isEqualTo(1);
        assertThat(town.zombies("a", "Walker")).isEqualTo(2);
        assertThat(town.survivor("Ana").adrenaline()).isEqualTo(3);
    }

    @Test
    @Rule("WD-DEC-18")
    void aShotMayReapThePriorityAndGoOnToTheNext() {
        Town town = ana("Reaper: Ranged", "Crossbow").zombies("b", "Brute", 2).zombies("b", "Walker", 2);
        town.turn("Ana", 6, 6).choose("ranged Crossbow T.b");
        asks(town, "REAP_ONE_MORE", "reap Brute", "reap nothing");
        town.choose("reap Brute");
        assertThat(town.zombies("b", "Brute")).isZero();
        assertThat(town.zombies("b", "Walker")).isEqualTo(1);
    }

    @Test
    @Cited(Cite.REAP_ONE_MORE)
    void nothingIsReapedWhereNoneOfTheKindIsLeft() {
        Town last = ana("Reaper: Melee", "Sword").zombies("a", "Walker", 1).zombies("a", "Brute", 1);
        last.turn("Ana", 6, 1).choose("melee Sword T.a");
        assertThat(last.offered("reap")).isEmpty();
        assertThat(last.zombies("a")).isEqualTo(1);
        Town other = ana("Reaper: Ranged", "Sword").zombies("a", "Walker", 3);
        other.turn("Ana", 6, 1).choose("melee Sword T.a");
        assertThat(other.offered("reap")).as("only with its kind of action").isEmpty();
        assertThat(other.zombies("a")).isEqualTo(2);
    }

    @Test
    @Cited(Cite.MORE_DICE_ON_SIX)
    void whoRollsNoMoreKeepsTheHits() {
        Town town = ana("Roll 6: +1 die: Ranged", "Crossbow").zombies("c", "Walker", 4);
        town.turn("Ana", 6, 6).choose("ranged Crossbow T.c", "roll no more");
        assertThat(town.zombies("c")).isEqualTo(2);
        assertThat(town.offered()).contains("end turn");
        Town on = ana("Roll 6: +1 die: Ranged", "Crossbow").zombies("c", "Walker", 5);
        on.turn("Ana", 6, 6, 6, 6, 1, 1).choose("ranged Crossbow T.c", "roll 2 more");
        assertThat(on.offered()).as("new sixes bring dice again").contains("roll 2 more", "roll no more");
        on.choose("roll 2 more");
        assertThat(on.zombies("c")).isEqualTo(1);
    }

    private static Town offeredForFree(Town town, List<ActionKind> kinds, String zone) {
        ZoneSet zones = ZoneSet.of(town.zone(zone).index());
        return town.run(new FreeAttack(new RuleId("TT-FREE"), town.id("Ana"), kinds, zones));
    }

    @Test
    void aFreeAttackIsOfTheKindGranted() {
        Town town = ana("", "Sword", "Short Bow").zombies("a", "Walker", 1);
        assertThat(offeredForFree(town, List.of(ActionKind.MELEE), "a").offered())
                .containsExactly("melee Sword T.a", "no attack");
        assertThat(offeredForFree(town, List.of(), "a").offered())
                .containsExactly("melee Sword T.a", "ranged Short Bow T.a", "no attack");
    }

    /** A weapon through which its bearer sees as anybody does. */
    private record Sighted() implements SightRuling {
        @Override
        public SightRule sight(Table table, Survivor viewer, SightRule rule) {
            return rule;
        }
    }

    @Test
    void aWeaponThatSeesByItselfIsAimedWhereTheAttackIsGranted() {
        Town town = ana("", "Short Bow").zombies("a", "Walker", 1).zombies("b", "Walker", 1);
        Equipment bow = Town.EDITION.print().card("Short Bow");
        Equipment sighted = new Equipment(
                bow.index(), "Night Bow", bow.deck(), bow.uses(), true, false, false, 0, List.of(new Sighted()));
        Survivor ana = town.survivor("Ana");
        town.with(ana.withInventory(ana.inventory().with(0, Item.of(sighted))));
        assertThat(offeredForFree(town, List.of(), "b").offered()).containsExactly("ranged Night Bow T.b", "no attack");
    }
}
