package redoubt.whitedeath.sense;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.bots.Bot;
import redoubt.bots.BotKind;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.table.Inventory;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.kernel.Engine;
import redoubt.kernel.Luck;
import redoubt.kernel.Option;
import redoubt.kernel.Progress;
import redoubt.kernel.SetUp;
import redoubt.kernel.State;
import redoubt.whitedeath.Scene;

/** A partner never throws a vault weapon away: whoever has one keeps it for as long as they live. */
class KeptWeaponsTest {
    private static final String VAULT = "vault";
    private static final int ENDLESS = 5000;

    private final List<String> thrownAway = new ArrayList<>();
    private int found;

    @Test
    void vaultWeaponsAreKept() {
        for (String mission : List.of("WD-M01", "WD-M03")) {
            for (int seed = 1; seed <= 6; seed++) {
                play(mission, BotKind.QUICK, seed);
            }
        }
        play("WD-M03", new BotKind("search:10p"), 1);
        assertThat(found).as("vault weapons found").isGreaterThan(10);
        assertThat(thrownAway).isEmpty();
    }

    private void play(String mission, BotKind kind, long seed) {
        Engine<Table> engine = new Engine<>(Scene.GAME);
        Bot<Table> bot = kind.bot(Scene.GAME, seed);
        State<Table> state = engine.begin(SetUp.of(Scene.GAME.id(), mission), Luck.seeded(seed))
                .state();
        for (int decisions = 0; !state.isOver(); decisions++) {
            assertThat(decisions).as("the game ends").isLessThan(ENDLESS);
            Option chosen = bot.choose(state);
            Progress<Table> next = engine.apply(state, chosen);
            int gained = held(next.state().table()) - held(state.table());
            found += Math.max(0, gained);
            if (gained < 0 && next.events().stream().noneMatch(HordeEvent.SurvivorEliminated.class::isInstance)) {
                thrownAway.add(mission + " " + seed + ": " + chosen.key());
            }
            state = next.state();
        }
    }

    private static int held(Table table) {
        int held = 0;
        for (Survivor survivor : table.survivors()) {
            Inventory inventory = survivor.inventory();
            for (int slot = 0; survivor.isOnBoard() && slot < inventory.size(); slot++) {
                held += !inventory.isEmpty(slot)
                                && inventory.held(slot).card().deck().equals(VAULT)
                        ? 1
                        : 0;
            }
        }
        return held;
    }
}
