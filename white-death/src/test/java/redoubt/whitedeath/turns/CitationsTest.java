package redoubt.whitedeath.turns;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.combat.SufferBlows;
import redoubt.horde.danger.GainAdrenaline;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.fixture.HordeTable;
import redoubt.horde.terms.Blow;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Scene;
import redoubt.whitedeath.cauldron.PourCauldron;
import redoubt.whitedeath.mission.Scenario;

/** What happens in a turn names the rule it really happens by. */
class CitationsTest {
    private static Scene ana(String skills) {
        return Scene.on(".~.~.~.~.").survivor("Ana", "a", skills).turn("Ana");
    }

    private static String ended(Scene scene) {
        scene.choose("end turn");
        assertThat(scene.isDone()).isTrue();
        return scene.events(HordeEvent.TurnEnded.class).getLast().rule().id();
    }

    @Test
    @Rule("WD-ACT-04")
    void onlyWhoGivesUpActionsDoesNothing() {
        assertThat(ended(ana(""))).isEqualTo("WD-ACT-04");
        assertThat(ended(ana("").choose("move T.b", "move T.c"))).isEqualTo("WD-ACT-04");
    }

    @Test
    @Rule("WD-ACT-04")
    void freeActionsAreGivenUpToo() {
        Scene scene = ana("+1 free Move Action").choose("make noise", "make noise", "make noise");
        assertThat(ended(scene)).isEqualTo("WD-ACT-04");
    }

    @Test
    @Rule("WD-RND-03")
    void aTurnWithoutActionsLeftIsOverByTheNumberOfActions() {
        Scene scene = ana("").choose("move T.b", "move T.c", "move T.d");
        assertThat(scene.events(HordeEvent.TurnEnded.class))
                .extracting(ended -> ended.rule().id())
                .containsExactly("WD-RND-03");
    }

    @Test
    void onlyAFreeActionIsPaidByTheRuleOfFreeActions() {
        Scene scene = ana("+1 free Move Action").choose("move T.b", "pay with actions", "move T.c", "pay with Move");
        assertThat(scene.events(HordeEvent.ActionPaid.class))
                .extracting(paid -> paid.rule().id())
                .containsExactly("WD-RND-03", "WD-ACT-05");
    }

    private static List<String> rules(HordeTable<?> scene, Class<? extends HordeEvent> type) {
        return scene.events(type).stream().map(event -> event.rule().id()).toList();
    }

    @Test
    @Rule({"WD-ADR-04", "WD-ADR-05", "WD-ADR-06"})
    void everyLevelGivesItsSkillByItsOwnRule() {
        Scenario play = Scenario.mission("WD-M05");
        play.run(new GainAdrenaline(play.id("Ogon"), 43));
        assertThat(play.asked().id()).isEqualTo("WD-ADR-05");
        play.choose(play.offered().getFirst());
        assertThat(play.asked().id()).isEqualTo("WD-ADR-06");
        play.choose(play.offered().getFirst());
        assertThat(rules(play, HordeEvent.SkillGained.class)).containsExactly("WD-ADR-04", "WD-ADR-05", "WD-ADR-06");
    }

    @Test
    @Rule({"WD-GAP-06", "WD-GAP-07"})
    void spellsAndShieldsAreNoSkills() {
        Scene healing = Scene.on(".~.")
                .survivor("Ana", "a", "")
                .card("Ana", "hand1", "Healing")
                .wounds("Ana", 1);
        healing.turn("Ana").choose("cast healing Ana");
        assertThat(rules(healing, HordeEvent.WoundsHealed.class)).containsExactly("WD-GAP-06");
        Scene repulse = Scene.on(".~.~.").survivor("Ana", "a", "").card("Ana", "hand1", "Repulse");
        repulse.zombies("b", "Walker", 1).turn("Ana");
        repulse.choose(repulse.offered("cast").getFirst());
        assertThat(rules(repulse, HordeEvent.ZombiesPushed.class)).containsExactly("WD-GAP-06");
        Scene shield = Scene.on(".").survivor("Ana", "a", "");
        shield.card("Ana", "hand1", "Battle Shield").card("Ana", "body", "Heavy Armor");
        shield.play(
                List.of(new SufferBlows(shield.id("Ana"), List.of(new Blow("Walker", "Walker", 1, 1, false)))), 1, 1);
        assertThat(shield.asked().id()).isEqualTo("WD-ARM-01");
        shield.choose("armour roll 1");
        assertThat(shield.asked().id()).isEqualTo("WD-GAP-07");
        shield.choose("roll failed again");
        assertThat(rules(shield, HordeEvent.ArmourRolled.class)).containsExactly("WD-ARM-02", "WD-GAP-07");
    }

    @Test
    @Rule({"WD-TRAIT-08", "WD-SKILL-TRANSMUTATION", "WD-FIRE-01", "WD-FIRE-02"})
    void whatIsGivenUpForSomethingIsNoDiscardAtAnyTime() {
        Scene meal = Scene.on(".").survivor("Ana", "a", "").card("Ana", "pack1", "Apples");
        meal.turn("Ana").choose("consume Apples");
        assertThat(rules(meal, HordeEvent.CardDiscarded.class)).containsExactly("WD-TRAIT-08");
        assertThat(rules(meal, HordeEvent.AdrenalineGained.class)).containsExactly("WD-TRAIT-08");
        Scene change = Scene.on(".").survivor("Ana", "a", "Transmutation").deck("Katana");
        change.card("Ana", "hand1", "Sword").turn("Ana").choose("transmute Sword");
        assertThat(rules(change, HordeEvent.CardDiscarded.class)).containsExactly("WD-SKILL-TRANSMUTATION");
        Scene fire = Scene.on(".~.").survivor("Ana", "a", "").zombies("b", "Walker", 1);
        fire.card("Ana", "pack1", "Dragon Bile").card("Ana", "pack2", "Torch").turn("Ana");
        fire.choose("dragon fire T.b");
        assertThat(rules(fire, HordeEvent.CardDiscarded.class)).containsExactly("WD-FIRE-01", "WD-FIRE-01");
        assertThat(rules(fire, HordeEvent.AttackMade.class)).containsExactly("WD-FIRE-02");
        assertThat(rules(fire, HordeEvent.AdrenalineGained.class)).containsExactly("WD-ADR-01");
    }

    @Test
    @Rule({"WD-PRIO-03", "WD-PRIO-04", "WD-RELOAD-01", "WD-RELOAD-04"})
    void shotsAndReloadsNameWhatHappensToThem() {
        Scene equal = Scene.on(".~.").survivor("Ana", "a", "+1 Damage: Ranged").card("Ana", "hand1", "Crossbow");
        equal.zombies("b", "Khan", 1).zombies("b", "Brute", 1).turn("Ana", 6, 1).choose("ranged Crossbow T.b");
        assertThat(equal.asked().id()).isEqualTo("WD-PRIO-03");
        Scene shielded = Scene.on(".~.").survivor("Ana", "a", "").card("Ana", "hand1", "Short Bow");
        shielded.zombies("b", "Brute", 1)
                .zombies("b", "Walker", 1)
                .turn("Ana", 6)
                .choose("ranged Short Bow T.b");
        assertThat(rules(shielded, HordeEvent.HitsLost.class)).containsExactly("WD-PRIO-04");
        Scene pair = Scene.on(".~.").survivor("Ana", "a", "Ambidextrous").zombies("b", "Khan", 1);
        pair.card("Ana", "hand1", "Triple Crossbow").card("Ana", "hand2", "Triple Crossbow");
        pair.turn("Ana", 1, 1, 1, 1, 1, 1, 1, 1).choose("ranged 2 Triple Crossbow T.b", "reload Triple Crossbow");
        assertThat(rules(pair, HordeEvent.WeaponReloaded.class)).containsExactly("WD-RELOAD-01", "WD-RELOAD-04");
    }

    @Test
    @Rule({"WD-ARM-01", "WD-ARM-04", "WD-FF-03", "WD-ATK-05"})
    void friendsAndZombiesWoundByDifferentRules() {
        for (Blow blow : List.of(new Blow("Walker", "Walker", 1, 1, false), Blow.friendlyFire(1, 1))) {
            boolean isFriendly = blow.isFriendlyFire();
            Scene scene = Scene.on(".").survivor("Ana", "a", "").card("Ana", "body", "Heavy Armor");
            scene.play(List.of(new SufferBlows(scene.id("Ana"), List.of(blow))), 1);
            assertThat(scene.asked().id()).isEqualTo(isFriendly ? "WD-ARM-04" : "WD-ARM-01");
            scene.choose("armour roll 1");
            assertThat(rules(scene, HordeEvent.WoundsSuffered.class))
                    .containsExactly(isFriendly ? "WD-FF-03" : "WD-ATK-05");
        }
    }

    @Test
    @Rule({"WD-CAUL-05", "WD-FIRE-02"})
    void whatBurnsOrIsScaldedDiesByThatRule() {
        Scene fire =
                Scene.on(".~.").survivor("Ana", "a", "").zombies("b", "Khan", 1).guards("b", 1);
        fire.card("Ana", "pack1", "Dragon Bile").card("Ana", "pack2", "Torch").turn("Ana");
        fire.choose("dragon fire T.b");
        assertThat(rules(fire, HordeEvent.ZombieEliminated.class)).containsExactly("WD-FIRE-02");
        assertThat(rules(fire, HordeEvent.AllyEliminated.class)).containsExactly("WD-FIRE-02");
        Scene poured = Scene.on(".~.")
                .survivor("Ana", "a", "")
                .zombies("b", "Walker", 1)
                .token("cauldron", "a");
        poured.run(new PourCauldron(poured.id("Ana"), Scene.token("cauldron"), poured.zone("a"), poured.zone("b")));
        assertThat(rules(poured, HordeEvent.ZombieEliminated.class)).containsExactly("WD-CAUL-05");
    }

    @Test
    @Rule("WD-INV-08")
    void whichTwoOfThreeHandsCountIsAsked() {
        Scenario play = Scenario.mission("WD-M05");
        play.card("Yasuke", "hand1", "Sword").card("Yasuke", "hand2", "Dagger").card("Yasuke", "body", "Katana");
        String zone = play.who("Yasuke").zone().name();
        play.zombies(zone, "Khan", 1).dice(1, 1, 1, 1).turn("Yasuke");
        play.choose("melee Katana " + zone);
        assertThat(play.asked().id()).isEqualTo("WD-INV-08");
    }

    @Test
    @Rule({"WD-GUARD-09", "WD-GUARD-10"})
    void guardsFightByRulesOfTheirOwn() {
        Scene scene = Scene.on(".~.").survivor("Ana", "a", "").guards("b", 1).zombies("b", "Walker", 1);
        scene.turn("Ana", 1, 1);
        scene.choose("guards T.b melee");
        assertThat(rules(scene, HordeEvent.AttackDeclared.class)).containsExactly("WD-GUARD-09");
        Scene shot = Scene.on(".~.~.").survivor("Ana", "a", "").guards("b", 1).zombies("c", "Walker", 1);
        shot.turn("Ana", 1, 1);
        shot.choose("guards T.b ranged");
        assertThat(rules(shot, HordeEvent.AttackDeclared.class)).containsExactly("WD-GUARD-10");
    }

    @Test
    @Rule({"WD-ABOM-04", "WD-SEARCH-02"})
    void aVaultWeaponIsPutAwayByTheRuleThatGivesIt() {
        Scene vault =
                Scene.on(".").survivor("Ana", "a", "").dropped("a", "Ice Bow").turn("Ana");
        vault.choose("take vault weapon");
        assertThat(vault.asked().id()).isEqualTo("WD-ABOM-04");
        vault.choose("put Ice Bow in hand1", Scene.DONE);
        assertThat(rules(vault, HordeEvent.CardKept.class)).containsExactly("WD-ABOM-04");
        Scene found = Scene.on("#:#").survivor("Ana", "a", "").deck("Sword").turn("Ana");
        found.choose("search", "put Sword in hand1", Scene.DONE);
        assertThat(rules(found, HordeEvent.CardKept.class)).containsExactly("WD-SEARCH-02");
    }
}
