package redoubt.whitedeath.turns;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.combat.SufferBlows;
import redoubt.horde.danger.GainAdrenaline;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.round.EndPhase;
import redoubt.horde.spawning.PlaceZombies;
import redoubt.horde.terms.Blow;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Scene;

/** Whatever happens names the rule by which it does. */
class EventRulesTest {
    private static List<String> told(Scene scene) {
        return scene.events(HordeEvent.class).stream()
                .map(event ->
                        event.getClass().getSimpleName() + " " + event.rule().id())
                .toList();
    }

    @Test
    void inAMeleeAction() {
        Scene scene = Scene.on(".~.")
                .survivor("Ana", "a", "")
                .card("Ana", "hand1", "Sword")
                .zombies("a", "Walker", 2);
        assertThat(told(scene.turn("Ana", 6, 1).choose("melee Sword T.a")))
                .containsExactly(
                        "TurnBegan WD-RND-03",
                        "ActionPaid WD-RND-03",
                        "AttackDeclared WD-CACT-01",
                        "DiceRolled WD-DICE-01",
                        "ZombieEliminated WD-ZOM-02",
                        "AdrenalineGained WD-ADR-01",
                        "AttackMade WD-CACT-01");
    }

    @Test
    void inARangedActionThatMisses() {
        Scene scene = Scene.on(".~.")
                .survivor("Ana", "a", "")
                .card("Ana", "hand1", "Triple Crossbow")
                .survivor("Ben", "b", "")
                .zombies("b", "Walker", 1);
        scene.turn("Ana", 6, 6, 1).choose("ranged Triple Crossbow T.b", "reload Triple Crossbow");
        assertThat(told(scene))
                .contains(
                        "AttackDeclared WD-CACT-02",
                        "FriendlyFireHit WD-FF-02",
                        "WoundsSuffered WD-ATK-05",
                        "AttackMade WD-CACT-02",
                        "WeaponReloaded WD-RELOAD-01");
    }

    @Test
    void whenSurvivorsMoveAndUseTheirSkills() {
        Scene scene = Scene.on(".~.~.")
                .survivor("Ana", "a", "Taunt; Improvised weapon: Melee")
                .zombies("b", "Walker", 1)
                .turn("Ana", 1, 1)
                .choose("taunt T.b");
        scene.choose(scene.offered("improvised").getFirst());
        assertThat(told(scene)).contains("SkillUsed WD-SKILL-TAUNT", "SkillUsed WD-SKILL-IMPROVISEDMELEE");
        Scene moved = Scene.on(".~.~.").survivor("Ana", "a", "").turn("Ana").choose("move T.b");
        assertThat(told(moved)).contains("SurvivorMoved WD-MOVE-05");
    }

    @Test
    void whenNoiseIsMadeAndRemoved() {
        Scene scene = Scene.on("#:#").survivor("Ana", "a", "").deck("Water").turn("Ana");
        scene.choose("make noise", "search", "discard Water");
        assertThat(told(scene)).contains("NoiseMade WD-ACT-03", "CardDrawn WD-SEARCH-01", "CardDiscarded WD-SEARCH-02");
        Scene kept = Scene.on("#:#").survivor("Ana", "a", "").deck("Water").turn("Ana");
        kept.choose("search", "put Water in pack1", Scene.DONE);
        assertThat(told(kept)).contains("CardKept WD-SEARCH-02");
        scene.play(List.of(new EndPhase()));
        assertThat(told(scene)).contains("NoiseRemoved WD-NOISE-06");
    }

    @Test
    void whenAdrenalineAndWoundsChange() {
        Scene scene = Scene.on(".").survivor("Ana", "a", "Medic").wounds("Ana", 1);
        scene.play(List.of(new GainAdrenaline(scene.id("Ana"), 7), new EndPhase()))
                .choose("heal Ana");
        assertThat(told(scene))
                .contains(
                        "AdrenalineGained WD-ADR-01",
                        "LevelReached WD-ADR-02",
                        "SkillUsed WD-SKILL-MEDIC",
                        "WoundsHealed WD-SKILL-MEDIC");
        Scene pair = Scene.on(".").survivor("Ana", "a", "Dual expert").zombies("a", "Khan", 1);
        pair.card("Ana", "hand1", "Sword").card("Ana", "hand2", "Sword").turn("Ana", 1, 1, 1, 1);
        assertThat(told(pair.choose("dual expert melee 2 Sword T.a")))
                .contains("SkillUsed WD-SKILL-DUALEXPERT", "AttackDeclared WD-DICE-02");
    }

    @Test
    void whenCardsTakeWounds() {
        Scene scene =
                Scene.on(".").survivor("Ana", "a", "Is that all you've got?").card("Ana", "hand1", "Sword");
        scene.play(List.of(new SufferBlows(scene.id("Ana"), List.of(new Blow("Walker", "Walker", 1, 1, false)))));
        scene.choose("discard hand1 Sword");
        assertThat(told(scene))
                .containsExactly(
                        "CardDiscarded WD-SKILL-ISTHATALLYOUVEGOT", "WoundsIgnored WD-SKILL-ISTHATALLYOUVEGOT");
    }

    @Test
    @Rule("WD-GAP-93")
    void whenSeveralReactToZombiesThatAppear() {
        Scene scene = Scene.on(".~.").survivor("Ana", "a", "Sidestep").survivor("Ben", "a", "Sidestep");
        scene.play(List.of(new PlaceZombies(0, 1, scene.table().zone("T.b"))));
        assertThat(scene.asked().id()).isEqualTo("WD-GAP-93");
        assertThat(scene.offered()).containsExactly("next Ana", "next Ben");
        assertThat(told(scene)).containsExactly("ZombiesSpawned WD-SPAWN-01");
    }
}
