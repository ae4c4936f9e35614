package redoubt.whitedeath.zombies;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.spawning.SpawnStep;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Box;
import redoubt.whitedeath.Scene;
import redoubt.whitedeath.rampart.RopeLadders;

/** The ways of zombies over ramparts, stairs and ladders. */
class PathTest {

    @Test
    @Rule({"WD-PATH-05", "WD-EX-19"})
    void zombiesDropFromARampartToEitherSideUnharmed() {
        Scene near = Scene.on(".^=^.")
                .survivor("Ogon", "a", "")
                .zombies("b", "Walker", 1)
                .activate();
        assertThat(near.zombies("a")).isEqualTo(1);
        Scene far = Scene.on(".^=^.")
                .survivor("Sarnaï", "c", "")
                .zombies("b", "Walker", 1)
                .activate();
        assertThat(far.zombies("c")).isEqualTo(1);
        assertThat(far.events(HordeEvent.ZombieEliminated.class)).isEmpty();
    }

    @Test
    @Rule("WD-PATH-06")
    void zombiesClimbOnlyByTheStairs() {
        Scene scene = Scene.on(".~.", "^ =", "=~=")
                .survivor("Ana", "c", "")
                .zombies("a", "Walker", 1)
                .activate();
        assertThat(scene.zombies("b")).as("to the stairs").isEqualTo(1);
        scene.activate();
        assertThat(scene.zombies("d")).as("up the stairs").isEqualTo(1);
        scene.activate();
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
        scene.activate();
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
        scene.activate();
        scene.activate();
        assertThat(scene.zombies("c")).isZero();
        scene.activate();
        assertThat(scene.zombies("c")).isEqualTo(1);
        Scene siege = Scene.on(".~.", "^ =", "=~=").survivor("Lorna", "c", "").zombies("a", "Walker", 1);
        siege.zombieCard("siege", "b").play(List.of(new SpawnStep()));
        assertThat(siege.zombies("c")).isEqualTo(1);
    }

    @Test
    @Rule("WD-GAP-44")
    void anOpenPathLeadsThroughOpeningsAndDropsAndPastActors() {
        // Up the stairs, along the rampart past a Brute, down on the other side and through the opening.
        Scene scene = Scene.on(".==~=^.:#")
                .survivor("Ana", "e", "")
                .zombies("b", "Brute", 1)
                .zombies("a", "Walker", 1)
                .activate();
        assertThat(scene.events(HordeEvent.DestinationChosen.class)
                        .getFirst()
                        .rule()
                        .id())
                .isEqualTo("WD-TGT-04");
        assertThat(scene.zombies("b", "Walker")).isEqualTo(1);
        assertThat(scene.zombies("c", "Brute")).isEqualTo(1);
    }

    @Test
    @Rule("WD-GAP-44")
    void onlyAbominationsFindAnOpenPathUpARampart() {
        Scene scene = Scene.on(".^=")
                .survivor("Ana", "b", "")
                .zombies("a", "Khan", 1)
                .zombies("a", "Walker", 1)
                .activate();
        assertThat(scene.zombies("b", "Khan")).isEqualTo(1);
        assertThat(scene.zombies("a", "Walker")).isEqualTo(1);
        assertThat(scene.events(HordeEvent.DestinationChosen.class))
                .extracting(
                        chosen -> chosen.zombies().toString(),
                        chosen -> chosen.rule().id())
                .containsExactlyInAnyOrder(tuple("[1 Walker]", "WD-TGT-03"), tuple("[1 Khan]", "WD-TGT-02"));
    }

    @Test
    @Rule("WD-EX-17")
    void zombiesOfAZoneNeverSplit() {
        Scene scene = Scene.on(".~.", "~ ~", ".~.")
                .survivor("Jenia", "d", "")
                .zombies("a", "Walker", 2)
                .activate();
        assertThat(scene.offered()).containsExactly("go from T.a by T.b", "go from T.a by T.c");
        scene.choose("go from T.a by T.c");
        assertThat(scene.isDone()).as("one choice for both").isTrue();
        assertThat(scene.zombies("c")).isEqualTo(2);
        assertThat(scene.zombies("a") + scene.zombies("b")).isZero();
    }
}
