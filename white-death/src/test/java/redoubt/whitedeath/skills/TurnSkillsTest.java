package redoubt.whitedeath.skills;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import redoubt.horde.combat.SufferBlows;
import redoubt.horde.event.HordeEvent.ArmourRolled;
import redoubt.horde.event.HordeEvent.TurnBegan;
import redoubt.horde.event.HordeEvent.WoundsHealed;
import redoubt.horde.event.HordeEvent.ZombieCardDrawn;
import redoubt.horde.round.AtMoment;
import redoubt.horde.round.PlayersPhase;
import redoubt.horde.rulings.StartingRuling;
import redoubt.horde.spawning.SpawnStep;
import redoubt.horde.terms.Blow;
import redoubt.horde.terms.Moment;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Scene;

/** Skills about turns and actions, and about wounds. */
class TurnSkillsTest {
    private static Scene scene(String skills) {
        return Scene.on(".:#").survivor("Ogon", "b", skills).survivor("Lorna", "b", "");
    }

    private static Scene hit(Scene scene, Blow blow, Integer... dice) {
        return scene.play(List.of(new SufferBlows(scene.id("Ogon"), List.of(blow))), dice);
    }

    private static Blow walkers(int hits) {
        return new Blow("Walker", "Walker", hits, 1, false);
    }

    @Test
    @Rule("WD-SKILL-PLUS1ACTION")
    void oneMoreAction() {
        assertThat(scene("+1 Action").turn("Ogon").survivor("Ogon").turn().actions())
                .isEqualTo(4);
    }

    @Test
    @Rule("WD-SKILL-PLUS1FREEACTION")
    void aFreeActionServesItsKindOnly() {
        Scene scene = scene("+1 free Move Action").turn("Ogon").choose("move T.a", "pay with Move");
        assertThat(scene.survivor("Ogon").turn().actions()).isEqualTo(3);
        Scene search = scene("+1 free Search Action").deck("Sword", "Katana").turn("Ogon");
        search.choose("search", "pay with Search", "discard Sword");
        assertThat(search.survivor("Ogon").turn().actions()).isEqualTo(3);
        assertThat(search.offered("search")).as("still once in a turn").isEmpty();
        Scene combat = scene("+1 free Combat Action")
                .card("Ogon", "hand1", "Fire Bolt")
                .zombies("b", "Khan", 1)
                .turn("Ogon", 1, 1, 1)
                .choose("magic Fire Bolt T.b");
        assertThat(combat.offered()).contains("pay with Combat");
    }

    @Test
    @Rule({"WD-SKILL-BORNLEADER", "WD-GAP-92"})
    void aLeaderGivesAnActionOnce() {
        Scene scene = scene("Born leader").deck("Sword", "Katana").turn("Ogon");
        assertThat(scene.offered("born leader")).containsExactly("born leader Lorna");
        scene.choose("born leader Lorna");
        assertThat(scene.asked().id()).isEqualTo("WD-ACT-05");
        assertThat(scene.offered()).contains("search", "move T.a", "make noise", "decline");
        scene.choose("search", "discard Sword");
        assertThat(scene.survivor("Ogon").turn().actions()).isEqualTo(3);
        assertThat(scene.offered("born leader")).isEmpty();
        scene.choose("end turn");
        assertThat(scene.survivor("Lorna").turn().hasUsed("search"))
                .as("it counts for the round")
                .isTrue();
    }

    @Test
    @Rule({"WD-SKILL-BORNLEADER", "WD-GAP-91"})
    void skillsOfTheTurnAreNotGranted() {
        Scene scene = Scene.on(".~.~.")
                .survivor("Ogon", "a", "Born leader")
                .survivor("Lorna", "a", "Jump; Sprint; Bloodlust: Melee; Transmutation")
                .card("Lorna", "hand1", "Sword")
                .zombies("b", "Walker", 1)
                .turn("Ogon")
                .choose("born leader Lorna");
        assertThat(scene.offered()).doesNotContain("jump T.c", "sprint", "bloodlust: melee T.b", "transmute Sword");
    }

    @Test
    @Rule("WD-SKILL-SPELLCASTER")
    void aFreeActionForSpells() {
        Scene scene = scene("Spellcaster")
                .card("Ogon", "hand1", "Healing")
                .card("Ogon", "hand2", "Fire Bolt")
                .wounds("Lorna", 1)
                .zombies("b", "Khan", 1)
                .turn("Ogon", 1, 1, 1);
        scene.choose("cast healing Lorna");
        assertThat(scene.offered()).containsExactly("pay with Spellcaster", "pay with actions");
        scene.choose("pay with Spellcaster", "magic Fire Bolt T.b");
        assertThat(scene.survivor("Ogon").turn().actions()).isEqualTo(2);
    }

    @Test
    @Rule({"WD-SKILL-TACTICIAN", "WD-GAP-131"})
    void aTacticianStepsInBetweenTurnsOfOthers() {
        Scene plain = scene("").seat("Ogon", 2);
        plain.twoSeats().play(List.of(new PlayersPhase()));
        assertThat(plain.offered()).as("only the first seat acts").doesNotContain("activate Ogon");
        Scene scene = scene("Tactician").seat("Ogon", 2);
        scene.twoSeats().play(List.of(new PlayersPhase()));
        assertThat(scene.offered()).contains("activate Ogon", "activate Lorna");
    }

    @Test
    @Rule({"WD-SKILL-TACTICIAN", "WD-GAP-131"})
    void tacticiansMayWaitSeatBySeatUntilAllOthersHaveActed() {
        Scene scene = Scene.on(".~.")
                .twoSeats()
                .survivor("Ogon", "a", "Tactician")
                .survivor("Lorna", "a", "Tactician")
                .seat("Lorna", 2)
                .play(List.of(new PlayersPhase()));
        assertThat(scene.offered()).containsExactly("activate Ogon", "activate Lorna", "later");
        scene.choose("later");
        assertThat(scene.offered()).containsExactly("activate Ogon", "activate Lorna", "later");
        scene.choose("later");
        assertThat(scene.offered()).containsExactly("activate Ogon", "activate Lorna");
        scene.choose("activate Lorna", "end turn", "end turn");
        assertThat(scene.events(TurnBegan.class)).hasSize(2);
        assertThat(scene.isDone()).isTrue();
    }

    @Test
    @Rule({"WD-SKILL-ZOMBIELINK", "WD-GAP-94"})
    void aSiegeCardBringsATurnBeforeItHappens() {
        Scene scene = scene("Zombie link").zombieCard("siege", "a");
        scene.play(List.of(new SpawnStep()));
        assertThat(scene.events(ZombieCardDrawn.class)).hasSize(1);
        assertThat(scene.events(TurnBegan.class)).hasSize(1);
        assertThat(scene.offered()).contains("end turn");
        Scene other = scene("Zombie link").zombieCard("spawn", "a");
        other.play(List.of(new SpawnStep()));
        assertThat(other.isDone()).isTrue();
    }

    @Test
    @Rule({"WD-SKILL-STARTSWITH2AP", "WD-SKILL-STARTSWITHEQUIPMENT"})
    void someBeginWithMore() {
        assertThat(((StartingRuling) Scene.skill("Starts with 2 AP")).adrenaline())
                .isEqualTo(2);
        assertThat(((StartingRuling) Scene.skill("Starts with a Torch")).cards())
                .containsExactly("Torch");
    }

    @Test
    @Rule({"WD-SKILL-MEDIC", "WD-SKILL-REGENERATION", "WD-GAP-89"})
    void woundsHealInTheEndPhase() {
        Scene scene = Scene.on(".~.")
                .survivor("Jenia", "a", "Regeneration")
                .survivor("Ogon", "a", "Medic")
                .survivor("Lorna", "b", "")
                .survivor("Yasuke", "a", "")
                .wounds("Jenia", 2)
                .wounds("Ogon", 1)
                .wounds("Lorna", 1);
        scene.play(List.of(new AtMoment(Moment.END_PHASE, Optional.empty()))).choose("heal Jenia", "heal Ogon");
        assertThat(scene.survivor("Ogon").wounds()).isZero();
        assertThat(scene.survivor("Jenia").wounds()).isZero();
        assertThat(scene.survivor("Lorna").wounds()).as("in another zone").isEqualTo(1);
        assertThat(scene.survivor("Ogon").adrenaline())
                .as("nothing for Yasuke, who is not wounded")
                .isEqualTo(2);
        assertThat(scene.events(WoundsHealed.class).getFirst().wounds())
                .as("the medic comes first")
                .isEqualTo(1);
    }

    @Test
    @Rule({"WD-SKILL-TOUGH", "WD-GAP-96"})
    void theFirstWoundIsIgnored() {
        assertThat(hit(scene("Tough"), walkers(2)).survivor("Ogon").wounds()).isEqualTo(1);
        assertThat(hit(scene("Tough"), Blow.friendlyFire(1, 1)).survivor("Ogon").wounds())
                .isZero();
        assertThat(hit(scene(""), walkers(2)).survivor("Ogon").wounds()).isEqualTo(2);
    }

    @Test
    @Rule("WD-SKILL-DREADNOUGHT")
    void woundsOfAKindAreIgnored() {
        assertThat(hit(scene("Dreadnought: Walker"), walkers(2))
                        .survivor("Ogon")
                        .wounds())
                .isZero();
        assertThat(hit(scene("Dreadnought: Walker"), new Blow("Runner", "Runner", 2, 1, false))
                        .survivor("Ogon")
                        .wounds())
                .isEqualTo(2);
    }

    @Test
    @Rule({"WD-SKILL-MEDIC", "WD-SKILL-REGENERATION"})
    void noWoundHealsWhenATurnEnds() {
        Scene scene =
                Scene.on(".~.").survivor("Jenia", "a", "Regeneration; Medic").wounds("Jenia", 2);
        scene.turn("Jenia").choose("end turn");
        assertThat(scene.survivor("Jenia").wounds()).isEqualTo(2);
    }

    @Test
    @Rule("WD-SKILL-IRONHIDE")
    void armourInTheBackpackIsNotWorn() {
        Scene bare = hit(scene("Iron hide").card("Ogon", "pack1", "Heavy Armor"), walkers(2), 5, 4);
        bare.choose("armour roll 2");
        assertThat(bare.survivor("Ogon").wounds())
                .as("5+ and nothing added to the dice")
                .isEqualTo(1);
    }

    @Test
    @Rule("WD-SKILL-IRONHIDE")
    void otherSkillsAgainstWoundsDoNotWeakenIt() {
        Scene scene = hit(scene("Iron hide; Tough").card("Ogon", "body", "Heavy Armor"), walkers(2), 2, 2);
        scene.choose("armour roll 2");
        assertThat(scene.events(ArmourRolled.class).getLast().prevented()).isEqualTo(2);
    }

    @Test
    @Rule({"WD-SKILL-IRONHIDE", "WD-GAP-97"})
    void ironHideIsArmour() {
        Scene bare = hit(scene("Iron hide"), walkers(2), 5, 4).choose("armour roll 2");
        assertThat(bare.survivor("Ogon").wounds()).isEqualTo(1);
        Scene worn = hit(scene("Iron hide").card("Ogon", "body", "Heavy Armor"), walkers(2), 2, 1);
        worn.choose("armour roll 2");
        assertThat(worn.survivor("Ogon").wounds()).as("2 counts 3, 1 fails").isEqualTo(1);
        Scene shield = hit(scene("Iron hide").card("Ogon", "hand1", "Battle Shield"), walkers(2), 4, 3);
        shield.choose("armour roll 2");
        assertThat(shield.survivor("Ogon").wounds())
                .as("the better of 5+ and 4+")
                .isEqualTo(1);
    }

    @Test
    @Rule("WD-SKILL-LUCKY")
    void anArmourRollMayBeRepeated() {
        Scene scene = hit(scene("Lucky").card("Ogon", "body", "Heavy Armor"), walkers(2), 1, 3, 3, 4);
        scene.choose("armour roll 2");
        assertThat(scene.offered()).containsExactly("roll all again", "keep the roll");
        scene.choose("roll all again");
        assertThat(scene.survivor("Ogon").wounds()).isZero();
    }

    @Test
    @Rule("WD-SKILL-ISTHATALLYOUVEGOT")
    void cardsTakeWounds() {
        Scene scene = hit(scene("Is that all you've got?").card("Ogon", "pack1", "Water"), walkers(2));
        scene.choose(scene.offered().stream()
                .filter(key -> key.contains("Water"))
                .findFirst()
                .orElseThrow());
        assertThat(scene.survivor("Ogon").wounds()).isEqualTo(1);
        assertThat(scene.survivor("Ogon").inventory().items()).isEmpty();
    }

    @Test
    @Rule({"WD-SKILL-ISTHATALLYOUVEGOT", "WD-SKILL-TOUGH"})
    void theToughIgnoreOneWoundBeforeCardsTakeTheRest() {
        Scene scene = hit(scene("Is that all you've got?; Tough").card("Ogon", "pack1", "Water"), walkers(2));
        assertThat(scene.offered()).containsExactly("discard pack1 Water", "suffer the wound");
    }
}
