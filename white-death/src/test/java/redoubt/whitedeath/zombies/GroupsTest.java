package redoubt.whitedeath.zombies;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import redoubt.horde.event.HordeEvent;
import redoubt.kernel.Event;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Box;
import redoubt.whitedeath.Scene;
import redoubt.whitedeath.beacon.SiegeEvent;
import redoubt.whitedeath.necromancer.Defilement;

/** What the Defiler does while all others move. */
class GroupsTest {

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
}
