package redoubt.horde.skills;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.board.SightRule;
import redoubt.board.Terrain;
import redoubt.board.Zone;
import redoubt.horde.event.HordeEvent.ExtraActivation;
import redoubt.horde.event.HordeEvent.SurvivorMoved;
import redoubt.horde.event.HordeEvent.ZombiesAttacked;
import redoubt.horde.fixture.Cited;
import redoubt.horde.fixture.Town;
import redoubt.horde.rulings.EntryRuling;
import redoubt.horde.rulings.SightRuling;
import redoubt.horde.spawning.PlaceZombies;
import redoubt.horde.table.Cite;
import redoubt.horde.table.Skill;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.kernel.Seat;
import redoubt.testkit.Rule;

/** Skills that move survivors, zombies and friends. */
class MoveSkillsTest {
    private static final String STREET = ".~.~.~.~.";

    private static Town street(String skills) {
        return Town.on(STREET).survivor("Ogon", "b", skills);
    }

    private static int actions(Town town) {
        return town.survivor("Ogon").turn().actions();
    }

    @Test
    @Rule("WD-SKILL-PLUS1ZONEPERMOVE")
    void aMoveCrossesOneZoneMoreUnlessZombiesStopIt() {
        Town town = street("+1 Zone per Move").turn("Ogon").choose("move T.c", "move T.d");
        assertThat(town.zoneOf("Ogon")).isEqualTo("d");
        assertThat(actions(town)).isEqualTo(2);
        assertThat(town.offered()).as("two zones at most").contains("end turn");
        Town stopped = street("+1 Zone per Move")
                .zombies("c", "Walker", 1)
                .turn("Ogon")
                .choose("move T.c");
        assertThat(stopped.offered()).contains("end turn");
    }

    @Test
    @Rule("WD-SKILL-SLIPPERY")
    void zombiesNeitherCostNorStopTheSlippery() {
        Town town = street("Slippery; +1 Zone per Move")
                .zombies("b", "Walker", 5)
                .zombies("c", "Walker", 1)
                .turn("Ogon")
                .choose("move T.c", "move T.d");
        assertThat(town.zoneOf("Ogon")).isEqualTo("d");
        assertThat(actions(town)).isEqualTo(2);
    }

    @Test
    @Cited(Cite.SPRINT)
    void aSprintCrossesTwoOrThreeZonesOnceInATurn() {
        Town town = street("Sprint").turn("Ogon").choose("sprint");
        assertThat(town.offered()).containsExactly("move T.a", "move T.c");
        town.choose("move T.c");
        assertThat(town.offered()).as("two zones at least").doesNotContain("stop");
        town.choose("move T.d");
        assertThat(town.offered()).contains("stop", "move T.e");
        town.choose("move T.e");
        assertThat(actions(town)).isEqualTo(2);
        assertThat(town.offered()).as("three zones at most").contains("end turn");
        assertThat(town.offered("sprint")).isEmpty();
        Town stopped = street("Sprint").zombies("c", "Walker", 1).turn("Ogon").choose("sprint", "move T.c");
        assertThat(stopped.offered()).contains("end turn");
    }

    @Test
    @Cited({Cite.SPRINT, Cite.PAY_ACTION})
    void aSprintIsAMoveActionThatAFreeOnePays() {
        Town town = street("Sprint; +1 free Move Action")
                .turn("Ogon")
                .choose("make noise", "make noise", "make noise", "sprint", "move T.c", "move T.d", "stop");
        assertThat(town.zoneOf("Ogon")).isEqualTo("d");
    }

    @Test
    @Cited(Cite.CHARGE)
    @Rule({"WD-GAP-129", "WD-GAP-91"})
    void aChargeEndsAmongZombiesAndIsFree() {
        Town town = street("Charge")
                .zombies("d", "Walker", 1)
                .zombies("e", "Walker", 1)
                .turn("Ogon");
        assertThat(town.offered("charge")).containsExactly("charge T.d");
        town.choose("charge T.d");
        assertThat(town.zoneOf("Ogon")).isEqualTo("d");
        assertThat(actions(town)).isEqualTo(3);
        assertThat(town.offered("charge")).isEmpty();
        Town far = street("Charge").zombies("e", "Walker", 1).turn("Ogon");
        assertThat(far.offered("charge")).as("three zones away").isEmpty();
    }

    @Test
    @Cited(Cite.CHARGE)
    @Rule("WD-GAP-129")
    void aChargePaysForZombiesLeftAndStopsAtTheFirst() {
        Town town = street("Charge")
                .zombies("b", "Walker", 2)
                .zombies("c", "Walker", 1)
                .zombies("d", "Walker", 1)
                .turn("Ogon");
        assertThat(town.offered("charge")).containsExactly("charge T.c");
        town.choose("charge T.c");
        assertThat(actions(town)).isEqualTo(1);
        Town many = street("Charge")
                .zombies("b", "Walker", 4)
                .zombies("c", "Walker", 1)
                .turn("Ogon");
        assertThat(many.offered("charge")).isEmpty();
    }

    @Test
    @Cited(Cite.CHARGE)
    void amongEqualWaysTheRunnerChooses() {
        Town town = Town.on(".~.", "~ ~", ".~.")
                .survivor("Ogon", "a", "Charge")
                .zombies("d", "Walker", 1)
                .turn("Ogon")
                .choose("charge T.d");
        assertThat(town.offered()).containsExactly("by T.b", "by T.c");
        town.choose("by T.c");
        assertThat(town.events(SurvivorMoved.class)).hasSize(2);
        assertThat(town.zoneOf("Ogon")).isEqualTo("d");
    }

    @Test
    @Cited(Cite.BLOODLUST)
    @Rule("WD-GAP-129")
    void bloodlustRunsAndStrikes() {
        Town town = street("Bloodlust: Melee")
                .card("Ogon", "hand1", "Sword")
                .card("Ogon", "hand2", "Short Bow")
                .zombies("d", "Walker", 2)
                .turn("Ogon", 6, 6)
                .choose("bloodlust: melee T.d");
        assertThat(town.offered()).containsExactly("melee Sword T.d", "decline");
        town.choose("melee Sword T.d");
        assertThat(town.zombies("d")).isZero();
        assertThat(actions(town)).isEqualTo(2);
        assertThat(town.offered("bloodlust")).isEmpty();
    }

    @Test
    @Cited(Cite.BLOODLUST)
    @Rule("WD-GAP-129")
    void bloodlustMayStayAmongZombies() {
        Town town = street("Bloodlust: Melee")
                .card("Ogon", "hand1", "Sword")
                .zombies("b", "Walker", 2)
                .turn("Ogon", 6, 6);
        assertThat(town.offered("bloodlust")).containsExactly("bloodlust: melee T.b");
        town.choose("bloodlust: melee T.b", "melee Sword T.b");
        assertThat(actions(town)).isEqualTo(2);
    }

    @Test
    @Cited(Cite.SHOVE)
    @Rule({"WD-SKILL-SHOVE", "WD-GAP-128"})
    void allZombiesAreShovedToAZoneInSight() {
        Town town = street("Shove")
                .zombies("b", "Walker", 2)
                .zombies("b", "Giant", 1)
                .turn("Ogon");
        assertThat(town.offered("shove")).containsExactly("shove T.a", "shove T.c");
        town.choose("shove T.c");
        assertThat(town.zombies("b")).isZero();
        assertThat(town.zombies("c")).isEqualTo(3);
        assertThat(actions(town)).isEqualTo(3);
        assertThat(town.offered("shove")).isEmpty();
        Town wall = Town.on("=^.")
                .survivor("Ogon", "a", "Shove")
                .zombies("a", "Walker", 1)
                .turn("Ogon");
        assertThat(wall.offered("shove"))
                .as("down from a rampart, though there is no path")
                .containsExactly("shove T.b");
    }

    @Test
    @Cited(Cite.TAUNT)
    @Rule("WD-GAP-98")
    void tauntedZombiesComeAndAttackOnlyTheTaunter() {
        Town town = street("Taunt")
                .survivor("Lorna", "d", "")
                .zombies("d", "Runner", 1)
                .zombies("e", "Walker", 1)
                .turn("Ogon");
        assertThat(town.offered("taunt")).containsExactly("taunt T.d", "taunt T.e");
        town.choose("taunt T.d");
        assertThat(town.zombies("b")).as("a runner comes two zones").isEqualTo(1);
        assertThat(town.zombies("e")).as("nobody taunted the walker").isEqualTo(1);
        assertThat(town.events(ExtraActivation.class))
                .extracting(ExtraActivation::zombies)
                .containsExactly("Runner");
        assertThat(town.survivor("Lorna").wounds()).isZero();
        assertThat(town.events(ZombiesAttacked.class)).isEmpty();
        assertThat(town.offered("taunt")).isEmpty();
        Town here = street("Taunt").zombies("b", "Walker", 1).turn("Ogon").choose("taunt T.b");
        assertThat(here.survivor("Ogon").wounds()).isEqualTo(1);
    }

    @Test
    @Cited(Cite.JUMP)
    @Rule("WD-GAP-130")
    void aJumpLandsTwoZonesAwayInSight() {
        Town town = street("Jump; Slippery; +1 Zone per Move")
                .zombies("b", "Walker", 1)
                .zombies("c", "Walker", 3)
                .zombies("d", "Walker", 1)
                .turn("Ogon");
        assertThat(town.offered("jump")).containsExactly("jump T.d");
        town.choose("jump T.d");
        assertThat(town.zoneOf("Ogon")).isEqualTo("d");
        assertThat(actions(town))
                .as("the zombie left behind is paid for all the same")
                .isEqualTo(1);
        assertThat(town.offered("jump")).isEmpty();
    }

    /** Nobody may enter one zone. */
    private record Shut(String zone) implements EntryRuling {
        @Override
        public boolean allows(Table table, Survivor mover, Zone to) {
            return !to.name().equals(zone);
        }
    }

    @Test
    @Cited(Cite.JUMP)
    @Rule("WD-GAP-130")
    void aJumpIsStraightAndEndsInSightWhereOneMayStand() {
        Town corner = Town.on(".~.", "~ ~", ".~.").survivor("Ogon", "a", "Jump").turn("Ogon");
        assertThat(corner.offered("jump")).as("round a corner").isEmpty();
        Town rooms = Town.on(".:#:#").survivor("Ogon", "a", "Jump").turn("Ogon");
        assertThat(rooms.offered("jump")).as("out of sight").isEmpty();
        Town shut = Town.under(List.of(new Shut("T.c")), ".~.~.~.~.").survivor("Ogon", "c", "Jump");
        assertThat(shut.turn("Ogon").offered("jump")).containsExactly("jump T.a", "jump T.e");
        Town barred = Town.under(List.of(new Shut("T.a")), ".~.~.~.~.").survivor("Ogon", "c", "Jump");
        assertThat(barred.turn("Ogon").offered("jump")).containsExactly("jump T.e");
    }

    /** Sees through everything. */
    private record Seer() implements Skill, SightRuling, SightRule {
        @Override
        public String name() {
            return "Seer";
        }

        @Override
        public SightRule sight(Table table, Survivor viewer, SightRule rule) {
            return this;
        }

        @Override
        public int slot() {
            return 1;
        }

        @Override
        public int begin(Terrain terrain, int viewer) {
            return 0;
        }

        @Override
        public int follow(Terrain terrain, int memory, int viewer, int edge, int zone) {
            return SightRule.seeAndPass(0);
        }
    }

    @Test
    @Cited(Cite.JUMP)
    @Rule("WD-GAP-130")
    void nobodyJumpsOverAWallThatOnlyEyesPass() {
        for (String row : List.of(".~.|.", ".|.~.")) {
            Town town = Town.on(row).survivor("Ogon", "a", "Jump").skilled("Ogon", new Seer());
            assertThat(town.turn("Ogon").offered("jump")).as(row).isEmpty();
        }
    }

    @Test
    @Cited(Cite.LIFESAVER)
    void friendsWhoDoNotSeeTheirSaviourAreNotDragged() {
        Town town = Town.on(".|.")
                .survivor("Ogon", "a", "Lifesaver")
                .skilled("Ogon", new Seer())
                .survivor("Lorna", "b", "")
                .zombies("b", "Walker", 1)
                .turn("Ogon");
        assertThat(town.offered("lifesaver")).isEmpty();
    }

    @Test
    @Cited(Cite.LIFESAVER)
    @Rule("WD-GAP-128")
    void friendsAmongZombiesAreDraggedAway() {
        Town town = street("Lifesaver")
                .survivor("Lorna", "c", "")
                .survivor("Jenia", "c", "")
                .guards("c", 1)
                .zombies("c", "Walker", 2)
                .turn("Ogon");
        assertThat(town.offered("lifesaver")).containsExactly("lifesaver T.c");
        town.choose("lifesaver T.c", "drag Lorna", "drag Guard");
        assertThat(town.offered()).containsExactly("drag Jenia", "done");
        town.choose("done");
        assertThat(town.zoneOf("Lorna")).isEqualTo("b");
        assertThat(town.zoneOf("Jenia")).isEqualTo("c");
        assertThat(town.table().allies().count(1)).isEqualTo(1);
        assertThat(actions(town)).isEqualTo(3);
        Town calm = street("Lifesaver").survivor("Lorna", "c", "").turn("Ogon");
        assertThat(calm.offered("lifesaver")).isEmpty();
    }

    @Test
    @Cited(Cite.LIFESAVER)
    void aSurvivorOfAnotherSeatMayRefuseAndRampartsAreNoObstacle() {
        Town town = Town.on("=^.")
                .survivor("Ogon", "a", "Lifesaver")
                .survivor("Lorna", "b", "")
                .seat("Lorna", 2)
                .zombies("b", "Walker", 1)
                .turn("Ogon")
                .choose("lifesaver T.b", "drag Lorna");
        assertThat(town.seats().contains(new Seat(2))).isTrue();
        town.choose("refuse");
        assertThat(town.zoneOf("Lorna")).isEqualTo("b");
    }

    @Test
    @Cited(Cite.REACT_TO_SPAWN)
    @Rule("WD-SKILL-SIDESTEP")
    void whoeverSeesZombiesComeMayStepAside() {
        Town town = street("Sidestep").zombies("b", "Walker", 1);
        town.play(List.of(new PlaceZombies(0, 2, new Zone(2, "T.c"))));
        assertThat(town.offered()).containsExactly("move T.a", "move T.c", "stop");
        town.choose("move T.a");
        assertThat(town.zoneOf("Ogon")).isEqualTo("a");
        Town far = street("Sidestep");
        far.play(List.of(new PlaceZombies(0, 2, new Zone(3, "T.d"))));
        assertThat(far.isDone()).isTrue();
    }

    @Test
    @Rule("WD-SKILL-SIDESTEP")
    void whoeverSidestepsCrossesAllTheZonesOfOneMove() {
        Town town = Town.on(".~.~.~.").survivor("Ogon", "b", "Sidestep; +1 Zone per Move");
        town.play(List.of(new PlaceZombies(0, 1, town.table().zone("T.a"))));
        town.choose("move T.c", "move T.d");
        assertThat(town.zoneOf("Ogon")).isEqualTo("d");
        assertThat(town.isDone()).isTrue();
        Town slow = Town.on(".~.~.~.").survivor("Ogon", "b", "Sidestep");
        slow.play(List.of(new PlaceZombies(0, 1, slow.table().zone("T.a"))));
        assertThat(slow.choose("move T.c").isDone()).isTrue();
    }
}
