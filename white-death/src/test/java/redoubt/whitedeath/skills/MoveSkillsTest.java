package redoubt.whitedeath.skills;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.board.Zone;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.event.HordeEvent.ExtraActivation;
import redoubt.horde.event.HordeEvent.SurvivorMoved;
import redoubt.horde.event.HordeEvent.ZombiesAttacked;
import redoubt.horde.spawning.PlaceZombies;
import redoubt.kernel.Seat;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Box;
import redoubt.whitedeath.Scene;

/** Skills that move survivors, zombies and friends. */
class MoveSkillsTest {
    private static final String STREET = ".~.~.~.~.";

    private static Scene street(String skills) {
        return Scene.on(STREET).survivor("Ogon", "b", skills);
    }

    private static int actions(Scene scene) {
        return scene.survivor("Ogon").turn().actions();
    }

    @Test
    @Rule("WD-SKILL-PLUS1ZONEPERMOVE")
    void aMoveCrossesOneZoneMoreUnlessZombiesStopIt() {
        Scene scene = street("+1 Zone per Move").turn("Ogon").choose("move T.c", "move T.d");
        assertThat(scene.zoneOf("Ogon")).isEqualTo("d");
        assertThat(actions(scene)).isEqualTo(2);
        assertThat(scene.offered()).as("two zones at most").contains("end turn");
        Scene stopped = street("+1 Zone per Move")
                .zombies("c", "Walker", 1)
                .turn("Ogon")
                .choose("move T.c");
        assertThat(stopped.offered()).contains("end turn");
    }

    @Test
    @Rule("WD-SKILL-SLIPPERY")
    void zombiesNeitherCostNorStopTheSlippery() {
        Scene scene = street("Slippery; +1 Zone per Move")
                .zombies("b", "Walker", 5)
                .zombies("c", "Walker", 1)
                .turn("Ogon")
                .choose("move T.c", "move T.d");
        assertThat(scene.zoneOf("Ogon")).isEqualTo("d");
        assertThat(actions(scene)).isEqualTo(2);
    }

    @Test
    @Rule("WD-SKILL-SPRINT")
    void aSprintCrossesTwoOrThreeZonesOnceInATurn() {
        Scene scene = street("Sprint").turn("Ogon").choose("sprint");
        assertThat(scene.offered()).containsExactly("move T.a", "move T.c");
        scene.choose("move T.c");
        assertThat(scene.offered()).as("two zones at least").doesNotContain("stop");
        scene.choose("move T.d");
        assertThat(scene.offered()).contains("stop", "move T.e");
        scene.choose("move T.e");
        assertThat(actions(scene)).isEqualTo(2);
        assertThat(scene.offered()).as("three zones at most").contains("end turn");
        assertThat(scene.offered("sprint")).isEmpty();
        Scene stopped = street("Sprint").zombies("c", "Walker", 1).turn("Ogon").choose("sprint", "move T.c");
        assertThat(stopped.offered()).contains("end turn");
    }

    @Test
    @Rule({"WD-SKILL-SPRINT", "WD-ACT-05"})
    void aSprintIsAMoveActionThatAFreeOnePays() {
        Scene scene = street("Sprint; +1 free Move Action")
                .turn("Ogon")
                .choose("make noise", "make noise", "make noise", "sprint", "move T.c", "move T.d", "stop");
        assertThat(scene.zoneOf("Ogon")).isEqualTo("d");
    }

    @Test
    @Rule({"WD-SKILL-CHARGE", "WD-GAP-129", "WD-GAP-91"})
    void aChargeEndsAmongZombiesAndIsFree() {
        Scene scene = street("Charge")
                .zombies("d", "Walker", 1)
                .zombies("e", "Walker", 1)
                .turn("Ogon");
        assertThat(scene.offered("charge")).containsExactly("charge T.d");
        scene.choose("charge T.d");
        assertThat(scene.zoneOf("Ogon")).isEqualTo("d");
        assertThat(actions(scene)).isEqualTo(3);
        assertThat(scene.offered("charge")).isEmpty();
        Scene far = street("Charge").zombies("e", "Walker", 1).turn("Ogon");
        assertThat(far.offered("charge")).as("three zones away").isEmpty();
    }

    @Test
    @Rule({"WD-SKILL-CHARGE", "WD-GAP-129"})
    void aChargePaysForZombiesLeftAndStopsAtTheFirst() {
        Scene scene = street("Charge")
                .zombies("b", "Walker", 2)
                .zombies("c", "Walker", 1)
                .zombies("d", "Walker", 1)
                .turn("Ogon");
        assertThat(scene.offered("charge")).containsExactly("charge T.c");
        scene.choose("charge T.c");
        assertThat(actions(scene)).isEqualTo(1);
        Scene many = street("Charge")
                .zombies("b", "Walker", 4)
                .zombies("c", "Walker", 1)
                .turn("Ogon");
        assertThat(many.offered("charge")).isEmpty();
    }

    @Test
    @Rule("WD-SKILL-CHARGE")
    void amongEqualWaysTheRunnerChooses() {
        Scene scene = Scene.on(".~.", "~ ~", ".~.")
                .survivor("Ogon", "a", "Charge")
                .zombies("d", "Walker", 1)
                .turn("Ogon")
                .choose("charge T.d");
        assertThat(scene.offered()).containsExactly("by T.b", "by T.c");
        scene.choose("by T.c");
        assertThat(scene.events(SurvivorMoved.class)).hasSize(2);
        assertThat(scene.zoneOf("Ogon")).isEqualTo("d");
    }

    @Test
    @Rule({"WD-SKILL-BLOODLUST", "WD-GAP-129"})
    void bloodlustRunsAndStrikes() {
        Scene scene = street("Bloodlust: Melee")
                .card("Ogon", "hand1", "Sword")
                .card("Ogon", "hand2", "Short Bow")
                .zombies("d", "Walker", 2)
                .turn("Ogon", 6, 6)
                .choose("bloodlust: melee T.d");
        assertThat(scene.offered()).containsExactly("melee Sword T.d", "decline");
        scene.choose("melee Sword T.d");
        assertThat(scene.zombies("d")).isZero();
        assertThat(actions(scene)).isEqualTo(2);
        assertThat(scene.offered("bloodlust")).isEmpty();
    }

    @Test
    @Rule({"WD-SKILL-BLOODLUST", "WD-GAP-129"})
    void bloodlustMayStayAmongZombies() {
        Scene scene = street("Bloodlust: Melee")
                .card("Ogon", "hand1", "Sword")
                .zombies("b", "Walker", 2)
                .turn("Ogon", 6, 6);
        assertThat(scene.offered("bloodlust")).containsExactly("bloodlust: melee T.b");
        scene.choose("bloodlust: melee T.b", "melee Sword T.b");
        assertThat(actions(scene)).isEqualTo(2);
    }

    @Test
    @Rule({"WD-SKILL-SHOVE", "WD-GAP-128"})
    void allZombiesAreShovedToAZoneInSight() {
        Scene scene = street("Shove")
                .zombies("b", "Walker", 2)
                .zombies("b", "Khan", 1)
                .turn("Ogon");
        assertThat(scene.offered("shove")).containsExactly("shove T.a", "shove T.c");
        scene.choose("shove T.c");
        assertThat(scene.zombies("b")).isZero();
        assertThat(scene.zombies("c")).isEqualTo(3);
        assertThat(actions(scene)).isEqualTo(3);
        assertThat(scene.offered("shove")).isEmpty();
        Scene wall = Scene.on("=^.")
                .survivor("Ogon", "a", "Shove")
                .zombies("a", "Walker", 1)
                .turn("Ogon");
        assertThat(wall.offered("shove"))
                .as("down from a rampart, though there is no path")
                .containsExactly("shove T.b");
    }

    @Test
    @Rule({"WD-SKILL-TAUNT", "WD-GAP-98"})
    void tauntedZombiesComeAndAttackOnlyTheTaunter() {
        Scene scene = street("Taunt")
                .survivor("Lorna", "d", "")
                .zombies("d", "Runner", 1)
                .zombies("e", "Walker", 1)
                .turn("Ogon");
        assertThat(scene.offered("taunt")).containsExactly("taunt T.d", "taunt T.e");
        scene.choose("taunt T.d");
        assertThat(scene.zombies("b")).as("a runner comes two zones").isEqualTo(1);
        assertThat(scene.zombies("e")).as("nobody taunted the walker").isEqualTo(1);
        assertThat(scene.events(ExtraActivation.class))
                .extracting(ExtraActivation::zombies)
                .containsExactly("Runner");
        assertThat(scene.survivor("Lorna").wounds()).isZero();
        assertThat(scene.events(ZombiesAttacked.class)).isEmpty();
        assertThat(scene.offered("taunt")).isEmpty();
        Scene here = street("Taunt").zombies("b", "Walker", 1).turn("Ogon").choose("taunt T.b");
        assertThat(here.survivor("Ogon").wounds()).isEqualTo(1);
    }

    @Test
    @Rule({"WD-SKILL-JUMP", "WD-GAP-130"})
    void aJumpLandsTwoZonesAwayInSight() {
        Scene scene = street("Jump; Slippery; +1 Zone per Move")
                .zombies("b", "Walker", 1)
                .zombies("c", "Walker", 3)
                .zombies("d", "Walker", 1)
                .turn("Ogon");
        assertThat(scene.offered("jump")).containsExactly("jump T.d");
        scene.choose("jump T.d");
        assertThat(scene.zoneOf("Ogon")).isEqualTo("d");
        assertThat(actions(scene))
                .as("the zombie left behind is paid for all the same")
                .isEqualTo(1);
        assertThat(scene.offered("jump")).isEmpty();
    }

    @Test
    @Rule({"WD-SKILL-JUMP", "WD-SKILL-GHOSTSIGHT"})
    void aJumpLeadsOntoARampartButThroughNoWall() {
        assertThat(Scene.on(".~.^=").survivor("Ogon", "a", "Jump").turn("Ogon").offered("jump"))
                .containsExactly("jump T.c");
        assertThat(Scene.on(".|#:.")
                        .survivor("Ogon", "a", "Jump; Ghost sight")
                        .turn("Ogon")
                        .offered("jump"))
                .isEmpty();
    }

    @Test
    @Rule({"WD-SKILL-LIFESAVER", "WD-GAP-128"})
    void friendsAmongZombiesAreDraggedAway() {
        Scene scene = street("Lifesaver")
                .survivor("Lorna", "c", "")
                .survivor("Jenia", "c", "")
                .guards("c", 1)
                .zombies("c", "Walker", 2)
                .turn("Ogon");
        assertThat(scene.offered("lifesaver")).containsExactly("lifesaver T.c");
        scene.choose("lifesaver T.c", "drag Lorna", "drag Guard");
        assertThat(scene.offered()).containsExactly("drag Jenia", "done");
        scene.choose("done");
        assertThat(scene.zoneOf("Lorna")).isEqualTo("b");
        assertThat(scene.zoneOf("Jenia")).isEqualTo("c");
        assertThat(scene.table().allies().count(1)).isEqualTo(1);
        assertThat(actions(scene)).isEqualTo(3);
        Scene calm = street("Lifesaver").survivor("Lorna", "c", "").turn("Ogon");
        assertThat(calm.offered("lifesaver")).isEmpty();
    }

    @Test
    @Rule("WD-SKILL-LIFESAVER")
    void aSurvivorOfAnotherSeatMayRefuseAndRampartsAreNoObstacle() {
        Scene scene = Scene.on("=^.")
                .survivor("Ogon", "a", "Lifesaver")
                .survivor("Lorna", "b", "")
                .seat("Lorna", 2)
                .zombies("b", "Walker", 1)
                .turn("Ogon")
                .choose("lifesaver T.b", "drag Lorna");
        assertThat(scene.seats().contains(new Seat(2))).isTrue();
        scene.choose("refuse");
        assertThat(scene.zoneOf("Lorna")).isEqualTo("b");
    }

    @Test
    @Rule({"WD-SKILL-SIDESTEP", "WD-GAP-93"})
    void whoeverSeesZombiesComeMayStepAside() {
        Scene scene = street("Sidestep").zombies("b", "Walker", 1);
        scene.play(List.of(new PlaceZombies(0, 2, new Zone(2, "T.c"))));
        assertThat(scene.offered()).containsExactly("move T.a", "move T.c", "stop");
        scene.choose("move T.a");
        assertThat(scene.zoneOf("Ogon")).isEqualTo("a");
        Scene far = street("Sidestep");
        far.play(List.of(new PlaceZombies(0, 2, new Zone(3, "T.d"))));
        assertThat(far.isDone()).isTrue();
    }

    @Test
    @Rule("WD-SKILL-WALLCLIMBER")
    void aClimberNeedsNoStairs() {
        assertThat(Scene.on(".^=").survivor("Ogon", "a", "").turn("Ogon").offered("move"))
                .isEmpty();
        assertThat(Scene.on(".^=")
                        .survivor("Ogon", "a", "Wall climber")
                        .turn("Ogon")
                        .offered("move"))
                .containsExactly("move T.b");
        assertThat(Scene.on(".^=")
                        .survivor("Ogon", "b", "Wall climber")
                        .turn("Ogon")
                        .offered("move"))
                .containsExactly("move T.a");
    }

    @Test
    @Rule("WD-SKILL-CORRUPTIONWALKER")
    void inCorruptionOneMoveIsFree() {
        Scene scene = Scene.on(Box.corrupted(Box.board(".~.~."), "a", "b"))
                .survivor("Ogon", "a", "Corruption walker")
                .turn("Ogon");
        scene.choose("corruption walker T.b");
        assertThat(scene.zoneOf("Ogon")).isEqualTo("b");
        assertThat(actions(scene)).isEqualTo(3);
        assertThat(scene.offered("corruption")).isEmpty();
        assertThat(scene.events(HordeEvent.SkillUsed.class))
                .extracting(used -> used.rule().id())
                .containsExactly("WD-SKILL-CORRUPTIONWALKER");
        assertThat(street("Corruption walker").turn("Ogon").offered("corruption"))
                .isEmpty();
    }
}
