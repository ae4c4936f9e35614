package redoubt.horde.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.combat.EliminateAll;
import redoubt.horde.combat.SufferBlows;
import redoubt.horde.danger.GainAdrenaline;
import redoubt.horde.fixture.Cited;
import redoubt.horde.fixture.Town;
import redoubt.horde.round.EndPhase;
import redoubt.horde.spawning.PlaceZombies;
import redoubt.horde.table.Cite;
import redoubt.horde.terms.Blow;
import redoubt.kernel.RuleId;

/** Whatever happens names the rule by which it does. */
class EventRulesTest {
    private static List<String> told(Town town) {
        return town.events(HordeEvent.class).stream()
                .map(event ->
                        event.getClass().getSimpleName() + " " + event.rule().id())
                .toList();
    }

    @Test
    void inAMeleeAction() {
        Town town = Town.on(".~.")
                .survivor("Ana", "a", "")
                .card("Ana", "hand1", "Sword")
                .zombies("a", "Walker", 2);
        assertThat(told(town.turn("Ana", 6, 1).choose("melee Sword T.a")))
                .containsExactly(
                        "TurnBegan ACTIONS_PER_TURN",
                        "ActionPaid ACTIONS_PER_TURN",
                        "AttackDeclared MELEE_ACTION",
                        "DiceRolled ROLL_DICE",
                        "ZombieEliminated ZOMBIE_ELIMINATED",
                        "AdrenalineGained GAIN_ADRENALINE",
                        "AttackMade MELEE_ACTION");
    }

    @Test
    void inARangedActionThatMisses() {
        Town town = Town.on(".~.")
                .survivor("Ana", "a", "")
                .card("Ana", "hand1", "Triple Crossbow")
                .survivor("Ben", "b", "")
                .zombies("b", "Walker", 1);
        town.turn("Ana", 6, 6, 1).choose("ranged Triple Crossbow T.b", "reload Triple Crossbow");
        assertThat(told(town))
                .contains(
                        "AttackDeclared RANGED_ACTION",
                        "FriendlyFireHit FRIENDLY_FIRE",
                        "WoundsSuffered WOUNDS_OF_FRIENDLY_FIRE",
                        "AttackMade RANGED_ACTION",
                        "WeaponReloaded RELOAD");
    }

    @Test
    void whenSurvivorsMoveAndUseTheirSkills() {
        Town town = Town.on(".~.~.")
                .survivor("Ana", "a", "Taunt; Improvised weapon: Melee")
                .zombies("b", "Walker", 1)
                .turn("Ana", 1, 1)
                .choose("taunt T.b");
        town.choose(town.offered("improvised").getFirst());
        assertThat(told(town)).contains("SkillUsed TAUNT", "ExtraActivation TAUNT", "SkillUsed IMPROVISED_MELEE");
        Town moved = Town.on(".~.~.").survivor("Ana", "a", "").turn("Ana").choose("move T.b");
        assertThat(told(moved)).contains("SurvivorMoved MOVE");
    }

    @Test
    void whenNoiseIsMadeAndRemoved() {
        Town town = Town.on("#:#").survivor("Ana", "a", "").deck("Water").turn("Ana");
        town.choose("make noise", "search", "discard Water");
        assertThat(told(town)).contains("NoiseMade MAKE_NOISE", "CardDrawn SEARCH", "CardDiscarded KEEP_OR_DISCARD");
        Town kept = Town.on("#:#").survivor("Ana", "a", "").deck("Water").turn("Ana");
        kept.choose("search", "put Water in pack1", Town.DONE);
        assertThat(told(kept)).contains("CardKept KEEP_OR_DISCARD");
        town.play(List.of(new EndPhase()));
        assertThat(told(town)).contains("NoiseRemoved NOISE_REMOVED");
    }

    @Test
    void whenAdrenalineAndWoundsChange() {
        Town town = Town.on(".").survivor("Ana", "a", "Medic").wounds("Ana", 1);
        town.play(List.of(new GainAdrenaline(town.id("Ana"), 7), new EndPhase()))
                .choose("heal Ana");
        assertThat(told(town))
                .contains(
                        "AdrenalineGained GAIN_ADRENALINE",
                        "LevelReached REACH_LEVEL",
                        "SkillUsed MEDIC",
                        "AdrenalineGained MEDIC",
                        "WoundsHealed MEDIC");
        Town pair = Town.on(".").survivor("Ana", "a", "Dual expert").zombies("a", "Giant", 1);
        pair.card("Ana", "hand1", "Sword").card("Ana", "hand2", "Sword").turn("Ana", 1, 1, 1, 1);
        assertThat(told(pair.choose("dual expert melee 2 Sword T.a")))
                .contains("SkillUsed DUAL_EXPERT", "AttackDeclared DUAL");
    }

    @Test
    @Cited({Cite.REROLL_FAILED_ARMOUR, Cite.REROLL_ARMOUR})
    void whenArmourIsRolledAgain() {
        Blow blow = new Blow("Walker", "Walker", 1, 1, false);
        Town lucky = Town.on(".")
                .survivor("Ana", "a", "Lucky")
                .card("Ana", "body", "Plate")
                .dice(1, 1);
        lucky.run(new SufferBlows(lucky.id("Ana"), List.of(blow))).choose("armour roll 1");
        assertThat(lucky.asked().id()).isEqualTo("REROLL_ARMOUR");
        assertThat(told(lucky.choose("roll all again")))
                .contains("ArmourRolled ARMOUR_DICE", "ArmourRolled REROLL_ARMOUR");
        Town shielded = Town.on(".")
                .survivor("Ana", "a", "")
                .card("Ana", "body", "Plate")
                .card("Ana", "hand1", "Shield")
                .dice(1, 1);
        shielded.run(new SufferBlows(shielded.id("Ana"), List.of(blow))).choose("armour roll 1");
        assertThat(shielded.asked().id()).isEqualTo("REROLL_FAILED_ARMOUR");
        assertThat(told(shielded.choose("roll failed again"))).contains("ArmourRolled REROLL_FAILED_ARMOUR");
    }

    @Test
    @Cited({Cite.WOUNDS_OF_FRIENDLY_FIRE, Cite.SUFFER_WOUND})
    void whenWoundsAreBornThoughCardsCouldTakeThem() {
        for (Blow blow : List.of(new Blow("Walker", "Walker", 1, 1, false), Blow.friendlyFire(1, 1))) {
            Town town =
                    Town.on(".").survivor("Ana", "a", "Is that all you've got?").card("Ana", "hand1", "Sword");
            town.play(List.of(new SufferBlows(town.id("Ana"), List.of(blow)))).choose("suffer the wound");
            assertThat(told(town))
                    .containsExactly(
                            blow.isFriendlyFire()
                                    ? "WoundsSuffered WOUNDS_OF_FRIENDLY_FIRE"
                                    : "WoundsSuffered SUFFER_WOUND");
        }
    }

    @Test
    void whenEverythingInAZoneDies() {
        RuleId fire = new RuleId("fire");
        Town town = Town.on(".~.").survivor("Ana", "b", "").guards("a", 1).zombies("a", "Walker", 1);
        town.play(List.of(new EliminateAll(town.id("Ana"), town.zone("a"), fire)));
        assertThat(told(town)).contains("AllyEliminated fire", "ZombieEliminated fire");
        Town own = Town.on(".").survivor("Ana", "a", "");
        own.play(List.of(new EliminateAll(own.id("Ana"), own.zone("a"), fire)));
        assertThat(told(own)).contains("SurvivorEliminated fire");
    }

    @Test
    @Cited({Cite.RELOAD, Cite.RELOAD_PAIR})
    void whenAPairIsReloaded() {
        Town town = Town.on(".~.").survivor("Ana", "a", "Ambidextrous").zombies("b", "Giant", 1);
        town.card("Ana", "hand1", "Triple Crossbow").card("Ana", "hand2", "Triple Crossbow");
        town.turn("Ana", 1, 1, 1, 1, 1, 1).choose(town.offered("ranged 2").getFirst(), "reload Triple Crossbow");
        assertThat(told(town)).containsOnlyOnce("WeaponReloaded RELOAD", "WeaponReloaded RELOAD_PAIR");
    }

    @Test
    @Cited({Cite.REGENERATION, Cite.IMPROVISED_RANGED, Cite.HOLD_YOUR_NOSE})
    void whenASkillDoesWhatAnotherDoesToo() {
        Town healing = Town.on(".").survivor("Ana", "a", "Regeneration").wounds("Ana", 2);
        assertThat(told(healing.play(List.of(new EndPhase())))).contains("WoundsHealed REGENERATION");
        Town shooting =
                Town.on(".~.").survivor("Ana", "a", "Improvised weapon: Ranged").zombies("b", "Walker", 1);
        shooting.turn("Ana", 1, 1, 1);
        assertThat(told(shooting.choose(shooting.offered("improvised").getFirst())))
                .contains("SkillUsed IMPROVISED_RANGED")
                .doesNotContain("SkillUsed IMPROVISED_MELEE");
        Town nose = Town.on(".")
                .survivor("Ana", "a", "Hold your nose")
                .card("Ana", "hand1", "Sword")
                .deck("Water")
                .zombies("a", "Walker", 1);
        assertThat(told(nose.turn("Ana", 6, 6).choose("melee Sword T.a"))).contains("SkillUsed HOLD_YOUR_NOSE");
    }

    @Test
    void whenCardsTakeWounds() {
        Town town = Town.on(".").survivor("Ana", "a", "Is that all you've got?").card("Ana", "hand1", "Sword");
        town.play(List.of(new SufferBlows(town.id("Ana"), List.of(new Blow("Walker", "Walker", 1, 1, false)))));
        town.choose("discard hand1 Sword");
        assertThat(told(town)).containsExactly("CardDiscarded CARDS_FOR_WOUNDS", "WoundsIgnored CARDS_FOR_WOUNDS");
    }

    @Test
    @Cited(Cite.REACT_TO_SPAWN)
    void whenSeveralReactToZombiesThatAppear() {
        Town town = Town.on(".~.").survivor("Ana", "a", "Sidestep").survivor("Ben", "a", "Sidestep");
        town.play(List.of(new PlaceZombies(0, 1, town.table().zone("T.b"))));
        assertThat(town.asked().id()).isEqualTo("REACT_TO_SPAWN");
        assertThat(town.offered()).containsExactly("next Ana", "next Ben");
        assertThat(told(town)).containsExactly("ZombiesSpawned SPAWN_ZOMBIES");
    }
}
