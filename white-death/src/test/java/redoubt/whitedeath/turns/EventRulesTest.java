package redoubt.whitedeath.turns;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.combat.SufferBlows;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.rulings.Blow;
import redoubt.horde.spawning.PlaceZombies;
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
                        "ActionPaid WD-ACT-05",
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
        scene.choose(scene.keys("improvised").getFirst());
        assertThat(told(scene)).contains("SkillUsed WD-SKILL-TAUNT", "SkillUsed WD-SKILL-IMPROVISEDMELEE");
        Scene moved = Scene.on(".~.~.").survivor("Ana", "a", "").turn("Ana").choose("move T.b");
        assertThat(told(moved)).contains("SurvivorMoved WD-MOVE-05");
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
        assertThat(scene.rule().id()).isEqualTo("WD-GAP-93");
        assertThat(scene.keys()).containsExactly("next Ana", "next Ben");
        assertThat(told(scene)).containsExactly("ZombiesSpawned WD-SPAWN-01");
    }
}
