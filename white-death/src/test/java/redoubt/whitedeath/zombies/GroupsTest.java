package redoubt.whitedeath.zombies;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import redoubt.board.ZoneSet;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.table.SurvivorId;
import redoubt.horde.zombies.ActivateZombies;
import redoubt.horde.zombies.Activation;
import redoubt.kernel.Event;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Box;
import redoubt.whitedeath.Scene;
import redoubt.whitedeath.beacon.SiegeEvent;
import redoubt.whitedeath.necromancer.Defilement;

/** Which zombies decide together, and that all of them move at the same time. */
class GroupsTest {
    @Test
    @Rule("WD-GAP-49")
    void anAbominationIsDecidedForItself() {
        Scene scene = Scene.on(".~.", "~ ~", ".~.")
                .survivor("Ana", "d", "")
                .zombies("a", "Walker", 1)
                .zombies("a", "Khan", 1)
                .activate();
        scene.choose("go from T.a by T.b");
        assertThat(scene.isDone()).as("a second choice in the same zone").isFalse();
        scene.choose("go from T.a by T.c");
        assertThat(scene.zombies("b", "Walker")).isEqualTo(1);
        assertThat(scene.zombies("c", "Khan")).isEqualTo(1);
    }

    @Test
    @Rule("WD-GAP-49")
    void runnersAreDecidedAnewInTheirSecondAction() {
        Scene scene = Scene.on(".~.~.", "~ ~ ~", ".~.~.", "~ ~ ~", ".~.~.")
                .survivor("Ana", "i", "")
                .zombies("a", "Walker", 1)
                .zombies("a", "Runner", 1)
                .activate();
        scene.choose("go from T.a by T.b");
        assertThat(scene.zombies("b")).as("one group in the first action").isEqualTo(2);
        assertThat(scene.offered()).containsExactly("go from T.b by T.c", "go from T.b by T.e");
        scene.choose("go from T.b by T.e");
        assertThat(scene.zombies("e", "Runner")).isEqualTo(1);
        assertThat(scene.zombies("b", "Walker")).isEqualTo(1);
    }

    @Test
    @Rule("WD-GAP-49")
    void zombiesInDifferentZonesChooseSeparately() {
        Scene scene = Scene.on(".~.", "~ ~", ".~.", "~ ~", ".~.")
                .survivor("Ana", "d", "")
                .zombies("a", "Walker", 1)
                .zombies("e", "Walker", 1)
                .activate();
        assertThat(scene.offered()).containsExactly("go from T.a by T.b", "go from T.a by T.c");
        scene.choose("go from T.a by T.b");
        assertThat(scene.offered()).containsExactly("go from T.e by T.c", "go from T.e by T.f");
    }

    @Test
    @Rule("WD-GAP-50")
    void allMovesOfAStepAreSimultaneous() {
        Scene towardsTheEnd = Scene.on(".~.~.~.")
                .survivor("Ana", "d", "")
                .zombies("a", "Walker", 3)
                .zombies("b", "Walker", 2)
                .zombies("c", "Walker", 1)
                .activate();
        assertThat(row(towardsTheEnd)).containsExactly(0, 3, 2, 1);
        Scene towardsTheBeginning = Scene.on(".~.~.~.")
                .survivor("Ana", "a", "")
                .zombies("b", "Walker", 1)
                .zombies("c", "Walker", 2)
                .zombies("d", "Walker", 3)
                .activate();
        assertThat(row(towardsTheBeginning)).containsExactly(1, 2, 3, 0);
    }

    private static List<Integer> row(Scene scene) {
        return List.of(scene.zombies("a"), scene.zombies("b"), scene.zombies("c"), scene.zombies("d"));
    }

    @Test
    @Rule("WD-GAP-50")
    void theDefilerPushesAfterAllOtherMoves() {
        Scene scene = Scene.on(".~.~.~.~.")
                .survivor("Ana", "e", "")
                .zombies("a", "Defiler", 1)
                .zombies("d", "Walker", 1)
                .spawn("1", "a")
                .token("beacon", "e", 1)
                .with(table -> table.with(new Defilement(Optional.of("1"))))
                .activate();
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
        scene.activate();
        assertThat(scene.tokens("corruption", "b")).isEqualTo(1);
        assertThat(scene.zombies("a", "Walker")).isEqualTo(1);
        scene.activate();
        assertThat(scene.zombies("b", "Walker")).isEqualTo(1);
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
