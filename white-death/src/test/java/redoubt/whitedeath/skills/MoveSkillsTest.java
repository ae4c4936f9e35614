package redoubt.whitedeath.skills;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.event.HordeEvent.SurvivorMoved;
import redoubt.horde.event.HordeEvent.ZombiesAttacked;
import redoubt.horde.spawning.PlaceZombies;
import redoubt.horde.table.Zone;
import redoubt.kernel.Seat;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Box;

/** Skills that move survivors, zombies and friends. */
class MoveSkillsTest {
    private static final String STREET = ".~.~.~.~.";

    private static Stage street(String skills) {
        return Stage.on(STREET).survivor("Ogon", "b", skills);
    }

    private static int actions(Stage stage) {
        return stage.survivor("Ogon").turn().actions();
    }

    @Test
    @Rule("WD-SKILL-PLUS1ZONEPERMOVE")
    void aMoveCrossesOneZoneMoreUnlessZombiesStopIt() {
        Stage stage = street("+1 Zone per Move").turn("Ogon").choose("move T.c", "move T.d");
        assertThat(stage.zoneOf("Ogon")).isEqualTo("d");
        assertThat(actions(stage)).isEqualTo(2);
        Stage stopped = street("+1 Zone per Move")
                .zombies("c", "Walker", 1)
                .turn("Ogon")
                .choose("move T.c");
        assertThat(stopped.keys()).contains("end turn");
    }

    @Test
    @Rule("WD-SKILL-SLIPPERY")
    void zombiesNeitherCostNorStopTheSlippery() {
        Stage stage = street("Slippery; +1 Zone per Move")
                .zombies("b", "Walker", 5)
                .zombies("c", "Walker", 1)
                .turn("Ogon")
                .choose("move T.c", "move T.d");
        assertThat(stage.zoneOf("Ogon")).isEqualTo("d");
        assertThat(actions(stage)).isEqualTo(2);
    }

    @Test
    @Rule("WD-SKILL-SPRINT")
    void aSprintCrossesTwoOrThreeZonesOnceInATurn() {
        Stage stage = street("Sprint").turn("Ogon").choose("sprint");
        assertThat(stage.keys()).containsExactly("move T.a", "move T.c");
        stage.choose("move T.c");
        assertThat(stage.keys()).as("two zones at least").doesNotContain("stop");
        stage.choose("move T.d");
        assertThat(stage.keys()).contains("stop", "move T.e");
        stage.choose("move T.e");
        assertThat(actions(stage)).isEqualTo(2);
        assertThat(stage.keys("sprint")).isEmpty();
        Stage stopped = street("Sprint").zombies("c", "Walker", 1).turn("Ogon").choose("sprint", "move T.c");
        assertThat(stopped.keys()).contains("end turn");
    }

    @Test
    @Rule({"WD-SKILL-CHARGE", "WD-GAP-129", "WD-GAP-91"})
    void aChargeEndsAmongZombiesAndIsFree() {
        Stage stage = street("Charge")
                .zombies("d", "Walker", 1)
                .zombies("e", "Walker", 1)
                .turn("Ogon");
        assertThat(stage.keys("charge")).containsExactly("charge T.d");
        stage.choose("charge T.d");
        assertThat(stage.zoneOf("Ogon")).isEqualTo("d");
        assertThat(actions(stage)).isEqualTo(3);
        assertThat(stage.keys("charge")).isEmpty();
    }

    @Test
    @Rule({"WD-SKILL-CHARGE", "WD-GAP-129"})
    void aChargePaysForZombiesLeftAndStopsAtTheFirst() {
        Stage stage = street("Charge")
                .zombies("b", "Walker", 2)
                .zombies("c", "Walker", 1)
                .zombies("d", "Walker", 1)
                .turn("Ogon");
        assertThat(stage.keys("charge")).containsExactly("charge T.c");
        stage.choose("charge T.c");
        assertThat(actions(stage)).isEqualTo(1);
        Stage many = street("Charge")
                .zombies("b", "Walker", 4)
                .zombies("c", "Walker", 1)
                .turn("Ogon");
        assertThat(many.keys("charge")).isEmpty();
    }

    @Test
    @Rule("WD-SKILL-CHARGE")
    void amongEqualWaysTheRunnerChooses() {
        Stage stage = Stage.on(".~.", "~ ~", ".~.")
                .survivor("Ogon", "a", "Charge")
                .zombies("d", "Walker", 1)
                .turn("Ogon")
                .choose("charge T.d");
        assertThat(stage.keys()).containsExactly("by T.b", "by T.c");
        stage.choose("by T.c");
        assertThat(stage.events(SurvivorMoved.class)).hasSize(2);
        assertThat(stage.zoneOf("Ogon")).isEqualTo("d");
    }

    @Test
    @Rule({"WD-SKILL-BLOODLUST", "WD-GAP-129"})
    void bloodlustRunsAndStrikes() {
        Stage stage = street("Bloodlust: Melee")
                .card("Ogon", "hand1", "Sword")
                .card("Ogon", "hand2", "Short Bow")
                .zombies("d", "Walker", 2)
                .turn("Ogon", 6, 6)
                .choose("bloodlust: melee T.d");
        assertThat(stage.keys()).containsExactly("melee Sword T.d", "decline");
        stage.choose("melee Sword T.d");
        assertThat(stage.zombies("d")).isZero();
        assertThat(actions(stage)).isEqualTo(2);
        assertThat(stage.keys("bloodlust")).isEmpty();
    }

    @Test
    @Rule({"WD-SKILL-BLOODLUST", "WD-GAP-129"})
    void bloodlustMayStayAmongZombies() {
        Stage stage = street("Bloodlust: Melee")
                .card("Ogon", "hand1", "Sword")
                .zombies("b", "Walker", 2)
                .turn("Ogon", 6, 6);
        assertThat(stage.keys("bloodlust")).containsExactly("bloodlust: melee T.b");
        stage.choose("bloodlust: melee T.b", "melee Sword T.b");
        assertThat(actions(stage)).isEqualTo(2);
    }

    @Test
    @Rule({"WD-SKILL-SHOVE", "WD-GAP-128"})
    void allZombiesAreShovedToAZoneInSight() {
        Stage stage = street("Shove")
                .zombies("b", "Walker", 2)
                .zombies("b", "Khan", 1)
                .turn("Ogon");
        assertThat(stage.keys("shove")).containsExactly("shove T.a", "shove T.c");
        stage.choose("shove T.c");
        assertThat(stage.zombies("b")).isZero();
        assertThat(stage.zombies("c")).isEqualTo(3);
        assertThat(actions(stage)).isEqualTo(3);
        assertThat(stage.keys("shove")).isEmpty();
        Stage wall = Stage.on("=^.")
                .survivor("Ogon", "a", "Shove")
                .zombies("a", "Walker", 1)
                .turn("Ogon");
        assertThat(wall.keys("shove"))
                .as("down from a rampart, though there is no path")
                .containsExactly("shove T.b");
    }

    @Test
    @Rule({"WD-SKILL-TAUNT", "WD-GAP-98"})
    void tauntedZombiesComeAndAttackOnlyTheTaunter() {
        Stage stage = street("Taunt")
                .survivor("Lorna", "d", "")
                .zombies("d", "Runner", 1)
                .zombies("e", "Walker", 1)
                .turn("Ogon");
        assertThat(stage.keys("taunt")).containsExactly("taunt T.d", "taunt T.e");
        stage.choose("taunt T.d");
        assertThat(stage.zombies("b")).as("a runner comes two zones").isEqualTo(1);
        assertThat(stage.survivor("Lorna").wounds()).isZero();
        assertThat(stage.events(ZombiesAttacked.class)).isEmpty();
        assertThat(stage.keys("taunt")).isEmpty();
        Stage here = street("Taunt").zombies("b", "Walker", 1).turn("Ogon").choose("taunt T.b");
        assertThat(here.survivor("Ogon").wounds()).isEqualTo(1);
    }

    @Test
    @Rule({"WD-SKILL-JUMP", "WD-GAP-130"})
    void aJumpLandsTwoZonesAwayInSight() {
        Stage stage = street("Jump; Slippery; +1 Zone per Move")
                .zombies("b", "Walker", 1)
                .zombies("c", "Walker", 3)
                .zombies("d", "Walker", 1)
                .turn("Ogon");
        assertThat(stage.keys("jump")).containsExactly("jump T.d");
        stage.choose("jump T.d");
        assertThat(stage.zoneOf("Ogon")).isEqualTo("d");
        assertThat(actions(stage))
                .as("the zombie left behind is paid for all the same")
                .isEqualTo(1);
        assertThat(stage.keys("jump")).isEmpty();
    }

    @Test
    @Rule({"WD-SKILL-JUMP", "WD-SKILL-GHOSTSIGHT"})
    void aJumpLeadsOntoARampartButThroughNoWall() {
        assertThat(Stage.on(".~.^=").survivor("Ogon", "a", "Jump").turn("Ogon").keys("jump"))
                .containsExactly("jump T.c");
        assertThat(Stage.on(".|#:.")
                        .survivor("Ogon", "a", "Jump; Ghost sight")
                        .turn("Ogon")
                        .keys("jump"))
                .isEmpty();
    }

    @Test
    @Rule({"WD-SKILL-LIFESAVER", "WD-GAP-128"})
    void friendsAmongZombiesAreDraggedAway() {
        Stage stage = street("Lifesaver")
                .survivor("Lorna", "c", "")
                .survivor("Jenia", "c", "")
                .guards("c", 1)
                .zombies("c", "Walker", 2)
                .turn("Ogon");
        assertThat(stage.keys("lifesaver")).containsExactly("lifesaver T.c");
        stage.choose("lifesaver T.c", "drag Lorna", "drag Guard");
        assertThat(stage.keys()).containsExactly("drag Jenia", "done");
        stage.choose("done");
        assertThat(stage.zoneOf("Lorna")).isEqualTo("b");
        assertThat(stage.zoneOf("Jenia")).isEqualTo("c");
        assertThat(stage.table().allies().count(1)).isEqualTo(1);
        assertThat(actions(stage)).isEqualTo(3);
        Stage calm = street("Lifesaver").survivor("Lorna", "c", "").turn("Ogon");
        assertThat(calm.keys("lifesaver")).isEmpty();
    }

    @Test
    @Rule("WD-SKILL-LIFESAVER")
    void aSurvivorOfAnotherSeatMayRefuseAndRampartsAreNoObstacle() {
        Stage stage = Stage.on("=^.")
                .survivor("Ogon", "a", "Lifesaver")
                .survivor("Lorna", "b", "")
                .seat("Lorna", 2)
                .zombies("b", "Walker", 1)
                .turn("Ogon")
                .choose("lifesaver T.b", "drag Lorna");
        assertThat(stage.seats().contains(new Seat(2))).isTrue();
        stage.choose("refuse");
        assertThat(stage.zoneOf("Lorna")).isEqualTo("b");
    }

    @Test
    @Rule({"WD-SKILL-SIDESTEP", "WD-GAP-93"})
    void whoeverSeesZombiesComeMayStepAside() {
        Stage stage = street("Sidestep").zombies("b", "Walker", 1);
        stage.play(List.of(new PlaceZombies(0, 2, new Zone(2, "T.c"))));
        assertThat(stage.keys()).containsExactly("move T.a", "move T.c", "stop");
        stage.choose("move T.a");
        assertThat(stage.zoneOf("Ogon")).isEqualTo("a");
        Stage far = street("Sidestep");
        far.play(List.of(new PlaceZombies(0, 2, new Zone(3, "T.d"))));
        assertThat(far.isOver()).isTrue();
    }

    @Test
    @Rule("WD-SKILL-WALLCLIMBER")
    void aClimberNeedsNoStairs() {
        assertThat(Stage.on(".^=").survivor("Ogon", "a", "").turn("Ogon").keys("move"))
                .isEmpty();
        assertThat(Stage.on(".^=")
                        .survivor("Ogon", "a", "Wall climber")
                        .turn("Ogon")
                        .keys("move"))
                .containsExactly("move T.b");
        assertThat(Stage.on(".^=")
                        .survivor("Ogon", "b", "Wall climber")
                        .turn("Ogon")
                        .keys("move"))
                .containsExactly("move T.a");
    }

    @Test
    @Rule("WD-SKILL-CORRUPTIONWALKER")
    void inCorruptionOneMoveIsFree() {
        Stage stage = Stage.on(Box.corrupted(Box.board(".~.~."), "a", "b"))
                .survivor("Ogon", "a", "Corruption walker")
                .turn("Ogon");
        stage.choose("corruption walker T.b");
        assertThat(stage.zoneOf("Ogon")).isEqualTo("b");
        assertThat(actions(stage)).isEqualTo(3);
        assertThat(stage.keys("corruption")).isEmpty();
        assertThat(street("Corruption walker").turn("Ogon").keys("corruption")).isEmpty();
    }
}
