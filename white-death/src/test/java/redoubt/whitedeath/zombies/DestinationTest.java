package redoubt.whitedeath.zombies;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import redoubt.horde.event.HordeEvent;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Scene;

/** Where zombies want to go, in the worked examples. */
class DestinationTest {
    /** Where the one group headed and by which rule, such as {@code d by WD-TGT-02}. */
    private static String heading(Scene scene) {
        assertThat(scene.isDone()).as("nobody is asked").isTrue();
        HordeEvent.DestinationChosen chosen =
                scene.events(HordeEvent.DestinationChosen.class).getFirst();
        return chosen.destination().name().substring(2) + " by " + chosen.rule().id();
    }

    @Test
    @Rule({"WD-TGT-05", "WD-GAP-47"})
    void withNoOpenPathAnywhereTheNoisiestZoneOfTheBoard() {
        Scene scene = Scene.on("#|#|.~.")
                .survivor("Ana", "a", "")
                .survivor("Ben", "c", "")
                .token("noise", "d", 3)
                .zombies("b", "Walker", 1)
                .activate();
        assertThat(heading(scene)).isEqualTo("d by WD-TGT-05");
        assertThat(scene.zombies("b")).isEqualTo(1);
    }

    @Test
    @Rule("WD-EX-14")
    void reachableBeatsLouder() {
        Scene scene = Scene.on("=^.~.")
                .survivor("Dragomir", "a", "")
                .survivor("Lorna", "a", "")
                .survivor("Jenia", "c", "")
                .zombies("b", "Walker", 1)
                .activate();
        assertThat(heading(scene)).isEqualTo("c by WD-TGT-02");
        assertThat(scene.zombies("c")).isEqualTo(1);
    }

    @Test
    @Rule("WD-EX-15")
    void sightBeatsPath() {
        Scene scene = Scene.on("=^.~.:#:#")
                .survivor("Yasuke", "a", "")
                .survivor("Jenia", "e", "")
                .survivor("Ogon", "e", "")
                .zombies("c", "Walker", 1)
                .activate();
        assertThat(heading(scene)).isEqualTo("a by WD-TGT-03");
        assertThat(scene.zombies("b")).as("one zone towards Yasuke").isEqualTo(1);
    }

    @Test
    @Rule("WD-EX-16")
    void withoutSightTheNoisiestZoneWithAnOpenPath() {
        Scene scene = Scene.on(".~.~.", "~ - ~", ".|#|.")
                .survivor("Jenia", "f", "")
                .token("noise", "f", 1)
                .survivor("Lorna", "d", "")
                .survivor("Ogon", "e", "")
                .token("noise", "e", 2)
                .zombies("b", "Walker", 2)
                .activate();
        assertThat(heading(scene)).isEqualTo("f by WD-TGT-04");
        assertThat(scene.zombies("c")).isEqualTo(2);
    }
}
