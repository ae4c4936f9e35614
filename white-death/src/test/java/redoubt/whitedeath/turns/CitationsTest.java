package redoubt.whitedeath.turns;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import redoubt.horde.event.HordeEvent;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Scene;

/** What happens in a turn names the rule it really happens by. */
class CitationsTest {
    private static Scene ana(String skills) {
        return Scene.on(".~.~.~.~.").survivor("Ana", "a", skills).turn("Ana");
    }

    private static String ended(Scene scene) {
        scene.choose("end turn");
        assertThat(scene.isDone()).isTrue();
        return scene.events(HordeEvent.TurnEnded.class).getLast().rule().id();
    }

    @Test
    @Rule("WD-ACT-04")
    void onlyWhoGivesUpActionsDoesNothing() {
        assertThat(ended(ana(""))).isEqualTo("WD-ACT-04");
        assertThat(ended(ana("").choose("move T.b", "move T.c"))).isEqualTo("WD-ACT-04");
    }

    @Test
    @Rule("WD-ACT-04")
    void freeActionsAreGivenUpToo() {
        Scene scene = ana("+1 free Move Action").choose("make noise", "make noise", "make noise");
        assertThat(ended(scene)).isEqualTo("WD-ACT-04");
    }

    @Test
    @Rule("WD-RND-03")
    void aTurnWithoutActionsLeftIsOverByTheNumberOfActions() {
        Scene scene = ana("").choose("move T.b", "move T.c", "move T.d");
        assertThat(scene.events(HordeEvent.TurnEnded.class))
                .extracting(ended -> ended.rule().id())
                .containsExactly("WD-RND-03");
    }

    @Test
    void onlyAFreeActionIsPaidByTheRuleOfFreeActions() {
        Scene scene = ana("+1 free Move Action").choose("move T.b", "pay with actions", "move T.c", "pay with Move");
        assertThat(scene.events(HordeEvent.ActionPaid.class))
                .extracting(paid -> paid.rule().id())
                .containsExactly("WD-RND-03", "WD-ACT-05");
    }
}
