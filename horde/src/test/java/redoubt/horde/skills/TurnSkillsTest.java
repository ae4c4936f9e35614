package redoubt.horde.skills;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import redoubt.horde.combat.SufferBlows;
import redoubt.horde.event.HordeEvent.ArmourRolled;
import redoubt.horde.event.HordeEvent.TurnBegan;
import redoubt.horde.event.HordeEvent.WoundsHealed;
import redoubt.horde.event.HordeEvent.ZombieCardDrawn;
import redoubt.horde.fixture.Cited;
import redoubt.horde.fixture.Town;
import redoubt.horde.round.AtMoment;
import redoubt.horde.round.EndPhase;
import redoubt.horde.round.PlayersPhase;
import redoubt.horde.spawning.SpawnStep;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Survivor;
import redoubt.horde.terms.Blow;
import redoubt.horde.terms.Moment;
import redoubt.testkit.Rule;

/** Skills about turns and actions, and about wounds. */
class TurnSkillsTest {
    private static Town ogon(String skills) {
        return Town.on(".:#").survivor("Ogon", "b", skills).survivor("Lorna", "b", "");
    }

    private static Town hit(Town town, Blow blow, Integer... dice) {
        return town.play(List.of(new SufferBlows(town.id("Ogon"), List.of(blow))), dice);
    }

    private static Blow walkers(int hits) {
        return new Blow("Walker", "Walker", hits, 1, false);
    }

    @Test
    @Rule("WD-SKILL-PLUS1ACTION")
    void oneMoreAction() {
        assertThat(ogon("+1 Action").turn("Ogon").survivor("Ogon").turn().actions())
                .isEqualTo(4);
    }

    @Test
    @Rule("WD-SKILL-PLUS1FREEACTION")
    void aFreeActionServesItsKindOnly() {
        Town town = ogon("+1 free Move Action").turn("Ogon").choose("move T.a", "pay with Move");
        assertThat(town.survivor("Ogon").turn().actions()).isEqualTo(3);
        Town search = ogon("+1 free Search Action").deck("Sword", "Katana").turn("Ogon");
        search.choose("search", "pay with Search", "discard Sword");
        assertThat(search.survivor("Ogon").turn().actions()).isEqualTo(3);
        assertThat(search.offered("search")).as("still once in a turn").isEmpty();
        Town combat = ogon("+1 free Combat Action")
                .card("Ogon", "hand1", "Fire Bolt")
                .zombies("b", "Giant", 1)
                .turn("Ogon", 1, 1, 1)
                .choose("magic Fire Bolt T.b");
        assertThat(combat.offered()).contains("pay with Combat");
    }

    @Test
    @Cited(Cite.BORN_LEADER)
    @Rule("WD-GAP-92")
    void aLeaderGivesAnActionOnce() {
        Town town = ogon("Born leader").deck("Sword", "Katana").turn("Ogon");
        assertThat(town.offered("born leader")).containsExactly("born leader Lorna");
        town.choose("born leader Lorna");
        assertThat(town.asked().id()).isEqualTo("PAY_ACTION");
        assertThat(town.offered()).contains("search", "move T.a", "make noise", "decline");
        town.choose("search", "discard Sword");
        assertThat(town.survivor("Ogon").turn().actions()).isEqualTo(3);
        assertThat(town.offered("born leader")).isEmpty();
        town.choose("end turn");
        assertThat(town.survivor("Lorna").turn().hasUsed("search"))
                .as("it counts for the round")
                .isTrue();
    }

    @Test
    @Cited(Cite.BORN_LEADER)
    @Rule("WD-GAP-91")
    void skillsOfTheTurnAreNotGranted() {
        Town town = Town.on(".~.~.")
                .survivor("Ogon", "a", "Born leader")
                .survivor("Lorna", "a", "Jump; Sprint; Bloodlust: Melee")
                .card("Lorna", "hand1", "Sword")
                .zombies("b", "Walker", 1)
                .turn("Ogon")
                .choose("born leader Lorna");
        assertThat(town.offered()).doesNotContain("jump T.c", "sprint", "bloodlust: melee T.b");
    }

    @Test
    @Rule({"WD-SKILL-TACTICIAN", "WD-GAP-131"})
    void aTacticianStepsInBetweenTurnsOfOthers() {
        Town plain = ogon("").seat("Ogon", 2);
        plain.twoSeats().play(List.of(new PlayersPhase()));
        assertThat(plain.offered()).as("only the first seat acts").doesNotContain("activate Ogon");
        Town town = ogon("Tactician").seat("Ogon", 2);
        town.twoSeats().play(List.of(new PlayersPhase()));
        assertThat(town.offered()).contains("activate Ogon", "activate Lorna");
    }

    @Test
    @Rule({"WD-SKILL-TACTICIAN", "WD-GAP-131"})
    void tacticiansMayWaitSeatBySeatUntilAllOthersHaveActed() {
        Town town = Town.on(".~.")
                .twoSeats()
                .survivor("Ogon", "a", "Tactician")
                .survivor("Lorna", "a", "Tactician")
                .seat("Lorna", 2)
                .play(List.of(new PlayersPhase()));
        assertThat(town.offered()).containsExactly("activate Ogon", "activate Lorna", "later");
        town.choose("later");
        assertThat(town.offered()).containsExactly("activate Ogon", "activate Lorna", "later");
        town.choose("later");
        assertThat(town.offered()).containsExactly("activate Ogon", "activate Lorna");
        town.choose("activate Lorna", "end turn", "end turn");
        assertThat(town.events(TurnBegan.class)).hasSize(2);
        assertThat(town.isDone()).isTrue();
    }

    @Test
    @Cited(Cite.ACT_BEFORE_CARD)
    @Rule("WD-GAP-94")
    void aSiegeCardBringsATurnBeforeItHappens() {
        Town town = ogon("Zombie link").zombieCard("rush", "a");
        town.play(List.of(new SpawnStep()));
        assertThat(town.events(ZombieCardDrawn.class)).hasSize(1);
        assertThat(town.events(TurnBegan.class)).hasSize(1);
        assertThat(town.offered()).contains("end turn");
        Town other = ogon("Zombie link").zombieCard("spawn", "a");
        other.play(List.of(new SpawnStep()));
        assertThat(other.isDone()).isTrue();
    }

    @Test
    @Cited(Cite.MEDIC)
    @Rule({"WD-SKILL-MEDIC", "WD-SKILL-REGENERATION", "WD-GAP-89"})
    void woundsHealInTheEndPhase() {
        Town town = Town.on(".~.")
                .survivor("Jenia", "a", "Regeneration")
                .survivor("Ogon", "a", "Medic")
                .survivor("Lorna", "b", "")
                .survivor("Yasuke", "a", "")
                .wounds("Jenia", 2)
                .wounds("Ogon", 1)
                .wounds("Lorna", 1);
        town.play(List.of(new AtMoment(Moment.END_PHASE, Optional.empty()))).choose("heal Jenia", "heal Ogon");
        assertThat(town.survivor("Ogon").wounds()).isZero();
        assertThat(town.survivor("Jenia").wounds()).isZero();
        assertThat(town.survivor("Lorna").wounds()).as("in another zone").isEqualTo(1);
        assertThat(town.survivor("Ogon").adrenaline())
                .as("nothing for Yasuke, who is not wounded")
                .isEqualTo(2);
        assertThat(town.events(WoundsHealed.class).getFirst().wounds())
                .as("the medic comes first")
                .isEqualTo(1);
    }

    @Test
    @Cited(Cite.TOUGH)
    @Rule("WD-GAP-96")
    void theFirstWoundIsIgnored() {
        assertThat(hit(ogon("Tough"), walkers(2)).survivor("Ogon").wounds()).isEqualTo(1);
        assertThat(hit(ogon("Tough"), Blow.friendlyFire(1, 1)).survivor("Ogon").wounds())
                .isZero();
        assertThat(hit(ogon(""), walkers(2)).survivor("Ogon").wounds()).isEqualTo(2);
    }

    @Test
    @Rule("WD-SKILL-DREADNOUGHT")
    void woundsOfAKindAreIgnored() {
        assertThat(hit(ogon("Dreadnought: Walker"), walkers(2)).survivor("Ogon").wounds())
                .isZero();
        assertThat(hit(ogon("Dreadnought: Walker"), new Blow("Runner", "Runner", 2, 1, false))
                        .survivor("Ogon")
                        .wounds())
                .isEqualTo(2);
    }

    @Test
    @Cited(Cite.MEDIC)
    @Rule({"WD-SKILL-MEDIC", "WD-SKILL-REGENERATION"})
    void noWoundHealsWhenATurnEnds() {
        Town town = Town.on(".~.").survivor("Jenia", "a", "Regeneration; Medic").wounds("Jenia", 2);
        town.turn("Jenia").choose("end turn");
        assertThat(town.survivor("Jenia").wounds()).isEqualTo(2);
    }

    @Test
    @Rule("WD-SKILL-IRONHIDE")
    void armourInTheBackpackIsNotWorn() {
        Town bare = hit(ogon("Iron hide").card("Ogon", "pack1", "Plate"), walkers(2), 5, 4);
        bare.choose("armour roll 2");
        assertThat(bare.survivor("Ogon").wounds())
                .as("5+ and nothing added to the dice")
                .isEqualTo(1);
    }

    @Test
    @Rule("WD-SKILL-IRONHIDE")
    void otherSkillsAgainstWoundsDoNotWeakenIt() {
        Town town = hit(ogon("Iron hide; Tough").card("Ogon", "body", "Plate"), walkers(2), 2, 2);
        town.choose("armour roll 2");
        assertThat(town.events(ArmourRolled.class).getLast().prevented()).isEqualTo(2);
    }

    @Test
    @Rule({"WD-SKILL-IRONHIDE", "WD-GAP-97"})
    void ironHideIsArmour() {
        Town bare = hit(ogon("Iron hide"), walkers(2), 5, 4).choose("armour roll 2");
        assertThat(bare.survivor("Ogon").wounds()).isEqualTo(1);
        Town worn = hit(ogon("Iron hide").card("Ogon", "body", "Plate"), walkers(2), 2, 1);
        worn.choose("armour roll 2");
        assertThat(worn.survivor("Ogon").wounds()).as("2 counts 3, 1 fails").isEqualTo(1);
        Town shield = hit(ogon("Iron hide").card("Ogon", "hand1", "Shield"), walkers(2), 4, 3);
        shield.choose("armour roll 2");
        assertThat(shield.survivor("Ogon").wounds())
                .as("the better of 5+ and 4+")
                .isEqualTo(1);
    }

    @Test
    @Rule("WD-SKILL-LUCKY")
    void anArmourRollMayBeRepeated() {
        Town town = hit(ogon("Lucky").card("Ogon", "body", "Plate"), walkers(2), 1, 3, 3, 4);
        town.choose("armour roll 2");
        assertThat(town.offered()).containsExactly("roll all again", "keep the roll");
        town.choose("roll all again");
        assertThat(town.survivor("Ogon").wounds()).isZero();
    }

    @Test
    @Cited(Cite.CARDS_FOR_WOUNDS)
    void cardsTakeWounds() {
        Town town = hit(ogon("Is that all you've got?").card("Ogon", "pack1", "Water"), walkers(2));
        town.choose(town.offered().stream()
                .filter(key -> key.contains("Water"))
                .findFirst()
                .orElseThrow());
        assertThat(town.survivor("Ogon").wounds()).isEqualTo(1);
        assertThat(town.survivor("Ogon").inventory().items()).isEmpty();
    }

    @Test
    @Cited({Cite.CARDS_FOR_WOUNDS, Cite.TOUGH})
    void theToughIgnoreOneWoundBeforeCardsTakeTheRest() {
        Town town = hit(ogon("Is that all you've got?; Tough").card("Ogon", "pack1", "Water"), walkers(2));
        assertThat(town.offered()).containsExactly("discard pack1 Water", "suffer the wound");
    }

    @Test
    @Cited(Cite.MEDIC)
    @Rule("WD-SKILL-REGENERATION")
    void whoHasLeftHealsNobody() {
        Town town = Town.on(".~.")
                .survivor("Ogon", "a", "Medic; Regeneration")
                .survivor("Lorna", "a", "")
                .wounds("Ogon", 2)
                .wounds("Lorna", 1);
        town.with(town.survivor("Ogon").withPresence(Survivor.Presence.LEFT));
        town.play(List.of(new EndPhase()));
        assertThat(town.isDone()).as("nobody is asked").isTrue();
        assertThat(town.survivor("Ogon").wounds()).isEqualTo(2);
        assertThat(town.survivor("Lorna").wounds()).isEqualTo(1);
    }

    @Test
    @Rule("WD-SKILL-DREADNOUGHT")
    void theKindIsKnownByItsFamilyOrByItsOwnName() {
        Blow cousin = new Blow("Walker", "Rotter", 2, 1, false);
        assertThat(hit(ogon("Dreadnought: Walker"), cousin).survivor("Ogon").wounds())
                .isZero();
        Blow named = new Blow("Guest", "Frozen Walker", 2, 1, false);
        assertThat(hit(ogon("Dreadnought: Walker"), named).survivor("Ogon").wounds())
                .isZero();
        Blow friends = Blow.friendlyFire(1, 1);
        assertThat(hit(ogon("Dreadnought: Walker"), friends).survivor("Ogon").wounds())
                .isEqualTo(1);
    }
}
