package redoubt.horde.openings;

import static org.assertj.core.api.Assertions.assertThat;
import static redoubt.kernel.RuleId.rule;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.action.Hamlet;
import redoubt.horde.action.Stage;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.table.ActionKind;
import redoubt.horde.table.Equipment;
import redoubt.horde.table.Item;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Turn;
import redoubt.horde.terms.ActOption;
import redoubt.horde.terms.Menu;

/** Doors as another edition may have them: opened with tools, some of them noisy, and never shut again. */
class OpeningActionsTest {
    private static final Leaf GATE =
            new Leaf("gate", 0, 1, ActionKind.OTHER, true, false, rule("open gate"), rule("shut gate"));
    private static final Leaf CURTAIN =
            new Leaf("curtain", 0, 1, ActionKind.OTHER, false, true, rule("draw"), rule("close"));

    private static Stage withTools(Opener... openers) {
        Stage stage = Stage.of("Ada", "Ben").at("Ada", "b");
        Survivor ada = stage.who("Ada").withTurn(new Turn(true, 3, List.of(), List.of(), "", 0));
        for (int slot = 0; slot < openers.length; slot++) {
            Equipment sword = Hamlet.EDITION.print().equipment().get(Hamlet.SWORD);
            Equipment tool = new Equipment(
                    sword.index(),
                    openers[slot].isNoisy() ? "Saw" : "Crowbar",
                    sword.deck(),
                    sword.uses(),
                    true,
                    false,
                    false,
                    7,
                    List.of(openers[slot]));
            ada = ada.withInventory(ada.inventory().with(slot, Item.of(tool)));
        }
        return stage.with(ada);
    }

    private static List<ActOption> offered(Stage stage, Leaf leaf, boolean needsPeace) {
        Menu menu = new Menu(stage.who("Ada"));
        new OpeningActions(new Openings(List.of(leaf)), needsPeace).offer(stage.table(), stage.who("Ada"), menu);
        return menu.options();
    }

    @Test
    void aToolIsNeededAndOpensForGood() {
        assertThat(offered(withTools(), GATE, false)).isEmpty();
        Stage stage = withTools(new Opener(false));
        List<ActOption> options = offered(stage, GATE, false);
        assertThat(options).extracting(ActOption::key).containsExactly("open gate to H.e");
        stage.run(options.getFirst().step(stage.id("Ada")));
        assertThat(stage.events(HordeEvent.PassageOpened.class))
                .extracting(HordeEvent.PassageOpened::rule)
                .containsExactly(rule("open gate"));
        assertThat(stage.table()
                        .survivorPaths()
                        .neighbours(stage.zone("b").index())
                        .contains(stage.zone("e").index()))
                .isTrue();
        assertThat(offered(stage, GATE, false)).isEmpty();
    }

    @Test
    void aNoisyToolIsHeardAndASilentOneIsNot() {
        Stage stage = withTools(new Opener(true), new Opener(false));
        List<ActOption> options = offered(stage, GATE, false);
        assertThat(options)
                .extracting(ActOption::key)
                .containsExactlyInAnyOrder("open gate to H.e with Saw", "open gate to H.e");
        stage.run(options.getFirst().step(stage.id("Ada")));
        assertThat(stage.events(HordeEvent.NoiseMade.class)).hasSize(1);
        Stage silent = withTools(new Opener(false), new Opener(false));
        List<ActOption> one = offered(silent, GATE, false);
        assertThat(one).hasSize(1);
        silent.run(one.getFirst().step(silent.id("Ada")));
        assertThat(silent.events(HordeEvent.NoiseMade.class)).isEmpty();
    }

    @Test
    void whatCanBeShutIsOfferedWhereItIsOpen() {
        Stage stage = withTools();
        assertThat(offered(stage, CURTAIN, true))
                .extracting(ActOption::key)
                .containsExactlyInAnyOrder("close curtain to H.a", "close curtain to H.c", "open curtain to H.e");
        stage.zombies(1, "b");
        assertThat(offered(stage, CURTAIN, true)).isEmpty();
        assertThat(offered(stage, CURTAIN, false)).hasSize(3);
    }
}
