package redoubt.whitedeath.skills;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import redoubt.horde.event.HordeEvent;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Box;
import redoubt.whitedeath.Scene;

/** Skills of White Death that move survivors. */
class MoveSkillsTest {
    private static final String STREET = ".~.~.~.~.";

    private static Scene street(String skills) {
        return Scene.on(STREET).survivor("Ogon", "b", skills);
    }

    private static int actions(Scene scene) {
        return scene.survivor("Ogon").turn().actions();
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
