package redoubt.whitedeath.zombies;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import redoubt.board.ZoneSet;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.spawning.SpawnStep;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.zombies.ActivateZombies;
import redoubt.horde.zombies.Activation;
import redoubt.kernel.Event;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Box;
import redoubt.whitedeath.Scene;
import redoubt.whitedeath.beacon.SiegeEvent;
import redoubt.whitedeath.necromancer.Defilement;
import redoubt.whitedeath.rampart.RopeLadders;

/** By which way zombies go where they want to go. */
class PathTest {
    private static Scene activated(Scene scene) {
        return scene.play(List.of(new ActivateZombies(Activation.everything())));
    }

    private static int count(Scene scene, String zone, String kind) {
        return scene.table()
                .zombies()
                .count(
                        scene.table().zone("T." + zone).index(),
                        Scene.EDITION.zombie(kind).index());
    }

    @Test
    @Rule("WD-PATH-01")
    void zombiesMoveOneZoneAlongTheShortestOpenPath() {
        // Round the houses it is four zones one way and six the other.
        Scene scene = activated(Scene.on(".~.~.~.", "~ - - ~", ".|#|#|.", "~ - - ~", ".~.~.~.")
                .survivor("Ana", "b", "")
                .zombies("l", "Walker", 2));
        assertThat(scene.isOver()).isTrue();
        assertThat(scene.zombies("h")).isEqualTo(2);
    }

    @Test
    @Rule("WD-PATH-02")
    void withoutAnOpenPathTheyGoAsIfThereWereNoObstaclesUntilOneStopsThem() {
        Scene scene = activated(Scene.on("=^.~.~.").survivor("Ana", "a", "").zombies("d", "Walker", 1));
        assertThat(scene.zombies("c")).isEqualTo(1);
        activatedAgain(scene);
        assertThat(scene.zombies("b")).isEqualTo(1);
        activatedAgain(scene);
        assertThat(scene.zombies("b")).as("the rampart stops it").isEqualTo(1);
    }

    @Test
    @Rule("WD-PATH-02")
    void aWallStopsThemToo() {
        Scene scene = activated(Scene.on("#|.~.").survivor("Ana", "a", "").zombies("b", "Brute", 1));
        assertThat(scene.zombies("b")).isEqualTo(1);
        assertThat(scene.events(HordeEvent.ZombiesMoved.class)).isEmpty();
    }

    private static void activatedAgain(Scene scene) {
        scene.goOn(List.of(new ActivateZombies(Activation.everything())));
    }

    @Test
    @Rule({"WD-PATH-03", "WD-GAP-45", "WD-DEC-34"})
    void ofEquallyShortPathsAllPlayersChooseForEachZoneOfZombies() {
        Scene scene = activated(Scene.on(".~.~.", "~ - ~", ".|#|.", "~ - ~", ".~.~.")
                .survivor("Ana", "b", "")
                .survivor("Ben", "b", "")
                .seat("Ben", 2)
                .zombies("h", "Walker", 1)
                .twoSeats());
        assertThat(scene.rule().id()).isEqualTo("WD-PATH-03");
        assertThat(scene.seats().list()).hasSize(2);
        assertThat(scene.keys()).containsExactly("go from T.h by T.g", "go from T.h by T.i");
        scene.choose("go from T.h by T.i");
        assertThat(scene.zombies("i")).isEqualTo(1);
    }

    @Test
    @Rule("WD-GAP-45")
    void aLongerWayIsNoCandidate() {
        Scene scene = activated(Scene.on(".~.~.", "~ - ~", ".|#|.", "~ - ~", ".~.~.")
                .survivor("Ana", "a", "")
                .zombies("h", "Walker", 1));
        assertThat(scene.isOver()).isTrue();
        assertThat(scene.zombies("g")).isEqualTo(1);
    }

    @Test
    @Rule({"WD-PATH-04", "WD-EX-17"})
    void zombiesOfAZoneNeverSplit() {
        Scene scene = activated(
                Scene.on(".~.", "~ ~", ".~.").survivor("Jenia", "d", "").zombies("a", "Walker", 2));
        assertThat(scene.keys()).containsExactly("go from T.a by T.b", "go from T.a by T.c");
        scene.choose("go from T.a by T.c");
        assertThat(scene.isOver()).as("one choice for both").isTrue();
        assertThat(scene.zombies("c")).isEqualTo(2);
        assertThat(scene.zombies("a") + scene.zombies("b")).isZero();
    }

    @Test
    @Rule("WD-PATH-04")
    void differentKindsOfAZoneTakeTheSamePathToo() {
        Scene scene = activated(Scene.on(".~.", "~ ~", ".~.")
                .survivor("Jenia", "d", "")
                .zombies("a", "Walker", 1)
                .zombies("a", "Brute", 1));
        scene.choose("go from T.a by T.b");
        assertThat(scene.isOver()).isTrue();
        assertThat(scene.zombies("b")).isEqualTo(2);
    }

    @Test
    @Rule({"WD-PATH-05", "WD-EX-19"})
    void zombiesDropFromARampartToEitherSideUnharmed() {
        Scene near = activated(Scene.on(".^=^.").survivor("Ogon", "a", "").zombies("b", "Walker", 1));
        assertThat(near.zombies("a")).isEqualTo(1);
        Scene far = activated(Scene.on(".^=^.").survivor("Sarnaï", "c", "").zombies("b", "Walker", 1));
        assertThat(far.zombies("c")).isEqualTo(1);
        assertThat(far.events(HordeEvent.ZombieEliminated.class)).isEmpty();
    }

    @Test
    @Rule("WD-PATH-06")
    void zombiesClimbOnlyByTheStairs() {
        Scene scene =
                activated(Scene.on(".~.", "^ =", "=~=").survivor("Ana", "c", "").zombies("a", "Walker", 1));
        assertThat(scene.zombies("b")).as("to the stairs").isEqualTo(1);
        activatedAgain(scene);
        assertThat(scene.zombies("d")).as("up the stairs").isEqualTo(1);
        activatedAgain(scene);
        assertThat(scene.zombies("c")).isEqualTo(1);
    }

    @Test
    @Rule({"WD-PATH-06", "WD-GAP-44"})
    void aRopeLadderServesNoZombie() {
        Scene scene = Scene.on(".^=")
                .survivor("Ana", "b", "")
                .zombies("a", "Walker", 1)
                .with(table -> {
                    int edge = Box.edge(table.terrain(), "a", "b");
                    RopeLadders hung = RopeLadders.NONE.with(edge);
                    return table.with(hung).withTerrain(hung.applied(Box.GROUND, table.terrain(), edge));
                });
        activated(scene);
        assertThat(scene.zombies("a")).isEqualTo(1);
        assertThat(scene.events(HordeEvent.DestinationChosen.class)
                        .getFirst()
                        .rule()
                        .id())
                .isEqualTo("WD-TGT-03");
    }

    @Test
    @Rule({"WD-EX-18", "WD-PATH-06"})
    void aWalkerNeedsThreeMovesByTheStairsOrOneInASiege() {
        Scene scene = Scene.on(".~.", "^ =", "=~=").survivor("Lorna", "c", "").zombies("a", "Walker", 1);
        activated(scene);
        activatedAgain(scene);
        assertThat(scene.zombies("c")).isZero();
        activatedAgain(scene);
        assertThat(scene.zombies("c")).isEqualTo(1);
        Scene siege = Scene.on(".~.", "^ =", "=~=").survivor("Lorna", "c", "").zombies("a", "Walker", 1);
        siege.zombieCard("siege", "b").play(List.of(new SpawnStep()));
        assertThat(siege.zombies("c")).isEqualTo(1);
    }

    @Test
    @Rule("WD-GAP-44")
    void anOpenPathLeadsThroughOpeningsAndDropsAndPastActors() {
        // Up the stairs, along the rampart past a Brute, down on the other side and through the opening.
        Scene scene = activated(Scene.on(".==~=^.:#")
                .survivor("Ana", "e", "")
                .zombies("b", "Brute", 1)
                .zombies("a", "Walker", 1));
        assertThat(scene.events(HordeEvent.DestinationChosen.class)
                        .getFirst()
                        .rule()
                        .id())
                .isEqualTo("WD-TGT-04");
        assertThat(count(scene, "b", "Walker")).isEqualTo(1);
        assertThat(count(scene, "c", "Brute")).isEqualTo(1);
    }

    @Test
    @Rule("WD-GAP-44")
    void onlyAbominationsFindAnOpenPathUpARampart() {
        Scene scene = activated(
                Scene.on(".^=").survivor("Ana", "b", "").zombies("a", "Khan", 1).zombies("a", "Walker", 1));
        assertThat(count(scene, "b", "Khan")).isEqualTo(1);
        assertThat(count(scene, "a", "Walker")).isEqualTo(1);
        assertThat(scene.events(HordeEvent.DestinationChosen.class))
                .extracting(
                        HordeEvent.DestinationChosen::zombies,
                        chosen -> chosen.rule().id())
                .containsExactlyInAnyOrder(tuple("1 Walker", "WD-TGT-03"), tuple("1 Khan", "WD-TGT-02"));
    }

    @Test
    @Rule("WD-GAP-46")
    void withoutAnOpenPathPlayersChooseAmongAllShortestWaysAndABlockedOneMeansStaying() {
        // From a the room d lies two zones off: over b through a wall, or straight at the wall of c.
        Scene scene = Scene.on(".~.", "- -", "#|#").survivor("Ana", "d", "").zombies("a", "Walker", 1);
        activated(scene);
        assertThat(scene.rule().id()).isEqualTo("WD-PATH-03");
        assertThat(scene.keys()).containsExactly("go from T.a by T.b", "go from T.a by T.c");
        scene.choose("go from T.a by T.c");
        assertThat(scene.zombies("a")).as("the wall stops it").isEqualTo(1);
        activatedAgain(scene);
        scene.choose("go from T.a by T.b");
        assertThat(scene.zombies("b")).isEqualTo(1);
    }

    @Test
    @Rule("WD-GAP-49")
    void anAbominationIsDecidedForItself() {
        Scene scene = activated(Scene.on(".~.", "~ ~", ".~.")
                .survivor("Ana", "d", "")
                .zombies("a", "Walker", 1)
                .zombies("a", "Khan", 1));
        scene.choose("go from T.a by T.b");
        assertThat(scene.isOver()).as("a second choice in the same zone").isFalse();
        scene.choose("go from T.a by T.c");
        assertThat(count(scene, "b", "Walker")).isEqualTo(1);
        assertThat(count(scene, "c", "Khan")).isEqualTo(1);
    }

    @Test
    @Rule("WD-GAP-49")
    void runnersAreDecidedAnewInTheirSecondAction() {
        Scene scene = activated(Scene.on(".~.~.", "~ ~ ~", ".~.~.", "~ ~ ~", ".~.~.")
                .survivor("Ana", "i", "")
                .zombies("a", "Walker", 1)
                .zombies("a", "Runner", 1));
        scene.choose("go from T.a by T.b");
        assertThat(scene.zombies("b")).as("one group in the first action").isEqualTo(2);
        assertThat(scene.keys()).containsExactly("go from T.b by T.c", "go from T.b by T.e");
        scene.choose("go from T.b by T.e");
        assertThat(count(scene, "e", "Runner")).isEqualTo(1);
        assertThat(count(scene, "b", "Walker")).isEqualTo(1);
    }

    @Test
    @Rule("WD-GAP-49")
    void zombiesInDifferentZonesChooseSeparately() {
        Scene scene = activated(Scene.on(".~.", "~ ~", ".~.", "~ ~", ".~.")
                .survivor("Ana", "d", "")
                .zombies("a", "Walker", 1)
                .zombies("e", "Walker", 1));
        assertThat(scene.keys()).containsExactly("go from T.a by T.b", "go from T.a by T.c");
        scene.choose("go from T.a by T.b");
        assertThat(scene.keys()).containsExactly("go from T.e by T.c", "go from T.e by T.f");
    }

    @Test
    @Rule("WD-GAP-50")
    void allMovesOfAStepAreSimultaneous() {
        Scene towardsTheEnd = activated(Scene.on(".~.~.~.")
                .survivor("Ana", "d", "")
                .zombies("a", "Walker", 3)
                .zombies("b", "Walker", 2)
                .zombies("c", "Walker", 1));
        assertThat(row(towardsTheEnd)).containsExactly(0, 3, 2, 1);
        Scene towardsTheBeginning = activated(Scene.on(".~.~.~.")
                .survivor("Ana", "a", "")
                .zombies("b", "Walker", 1)
                .zombies("c", "Walker", 2)
                .zombies("d", "Walker", 3));
        assertThat(row(towardsTheBeginning)).containsExactly(1, 2, 3, 0);
    }

    private static List<Integer> row(Scene scene) {
        return List.of(scene.zombies("a"), scene.zombies("b"), scene.zombies("c"), scene.zombies("d"));
    }

    @Test
    @Rule("WD-GAP-50")
    void theDefilerPushesAfterAllOtherMoves() {
        Scene scene = activated(Scene.on(".~.~.~.~.")
                .survivor("Ana", "e", "")
                .zombies("a", "Defiler", 1)
                .zombies("d", "Walker", 1)
                .spawn("1", "a")
                .token("beacon", "e", 1)
                .with(table -> table.with(new Defilement(Optional.of("1")))));
        List<Class<?>> order = scene.events(Event.class).stream()
                .<Class<?>>map(Event::getClass)
                .filter(List.of(HordeEvent.ZombiesMoved.class, SiegeEvent.SpawnTokenMoved.class)::contains)
                .toList();
        assertThat(order).containsExactly(HordeEvent.ZombiesMoved.class, SiegeEvent.SpawnTokenMoved.class);
        assertThat(scene.zombies("a")).as("the Defiler itself stays").isEqualTo(1);
        assertThat(scene.table().spawnPoints().getFirst().zone().name()).isEqualTo("T.b");
    }

    @Test
    @Rule("WD-GAP-50")
    void corruptionByAPushOpensNoWallForMovesOfTheSameStep() {
        // The push corrupts b; only then does the wall between the corrupted zones a and b fall.
        Scene scene = Scene.on("#|#|#", "- - -", ".~.~.")
                .with(table -> table.withTerrain(Box.corrupted(table.terrain(), "a"))
                        .withToken(Scene.token("corruption"), 0, 1)
                        .with(new Defilement(Optional.of("1"))))
                .survivor("Ana", "b", "")
                .zombies("a", "Walker", 1)
                .zombies("a", "Defiler", 1)
                .spawn("1", "a")
                .token("beacon", "c", 1);
        activated(scene);
        assertThat(scene.tokens("corruption", "b")).isEqualTo(1);
        assertThat(count(scene, "a", "Walker")).isEqualTo(1);
        activatedAgain(scene);
        assertThat(count(scene, "b", "Walker")).isEqualTo(1);
    }

    @Test
    @Rule("WD-GAP-49")
    void aTauntedGroupHasOneWayToo() {
        Scene scene = Scene.on(".~.", "~ ~", ".~.")
                .survivor("Ana", "d", "")
                .zombies("a", "Walker", 1)
                .zombies("a", "Brute", 1);
        SurvivorId ana = scene.id("Ana");
        scene.play(List.of(new ActivateZombies(new Activation(List.of(), ZoneSet.of(0), Optional.of(ana)))));
        scene.choose("go from T.a by T.c");
        assertThat(scene.zombies("c")).isEqualTo(2);
    }
}
