package redoubt.toy;

import static org.assertj.core.api.Assertions.assertThat;
import static redoubt.kernel.Seat.seat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.kernel.Engine;
import redoubt.kernel.Luck;
import redoubt.kernel.Option;
import redoubt.kernel.Order;
import redoubt.kernel.Sense;
import redoubt.kernel.SetUp;
import redoubt.kernel.State;

/** What the toy knows about being played well. */
class ToySenseTest {
    private final ToyGame game = new ToyGame();
    private final Engine<Gate> engine = new Engine<>(game);

    private State<Gate> begun(String mission) {
        return engine.begin(SetUp.of("toy", mission).withSeats(3), Luck.seeded(5))
                .state();
    }

    private static Option favourite(Sense<Gate> sense, State<Gate> state) {
        List<? extends Option> options = state.decision().options();
        double[] opinions = sense.opinions(state, options);
        int best = 0;
        for (int i = 1; i < opinions.length; i++) {
            best = opinions[i] > opinions[best] ? i : best;
        }
        return options.get(best);
    }

    private State<Gate> withDead(State<Gate> state) {
        return engine.awaken(State.laidOut(state.table().withDead(3), state.agenda(), state.luck()));
    }

    @Test
    void aBarIsBetterThanAShotAndIsSaidToBeCertain() {
        State<Gate> state = withDead(begun("TY-M01"));
        assertThat(state.decision().options()).hasSize(2);
        Option best = favourite(game.sense(), state);
        assertThat(best.key()).isEqualTo("bar");
        assertThat(game.sense().reason(state, best))
                .hasValueSatisfying(reason -> assertThat(reason.name()).isEqualTo("certain"));
        assertThat(game.sense().isRoutine(state)).isFalse();
    }

    @Test
    void aKeeperWithoutABlowSuffersTheNext() {
        State<Gate> begun = begun("TY-M01");
        State<Gate> state = engine.awaken(State.laidOut(
                begun.table().withWound(1).withWound(3), begun.agenda().after(new ShareOutBlow()), begun.luck()));
        Option best = favourite(game.sense(), state);
        assertThat(best.key()).isEqualTo("suffer 2");
        assertThat(game.sense().reason(state, best).orElseThrow().marks()).containsExactly(ToyGame.mark(2));
        assertThat(game.sense().reason(state, new ShareOutBlow.Suffer(1))).isEmpty();
        assertThat(game.sense().isRoutine(state)).isTrue();
    }

    @Test
    void aKeeperAskedToGoFirstDoes() {
        State<Gate> state = begun("TY-M03");
        assertThat(game.orders(state, seat(2))).map(Order::kind).containsExactly(Order.Kind.HOLD, Order.Kind.FIRST);
        assertThat(game.orders(begun("TY-M01"), seat(2))).map(Order::kind).containsExactly(Order.Kind.HOLD);
        assertThat(game.orders(state, seat(4))).isEmpty();
        Sense<Gate> ordered =
                game.sense().under(List.of(game.orders(state, seat(2)).getLast()));
        assertThat(favourite(ordered, state).key()).isEqualTo("bar 2");
        assertThat(favourite(game.sense(), state).key()).isEqualTo("bar 1");
    }

    @Test
    void aTableWithMoreBarsIsMoreLikelyToBeWonAndOneWithMoreDeadIsNot() {
        Gate table = begun("TY-M01").table();
        Sense<Gate> sense = game.sense();
        assertThat(sense.features()).hasSameSizeAs(sense.features(table));
        assertThat(sense.chance(table.withBars(5))).isGreaterThan(sense.chance(table));
        assertThat(sense.chance(table.withDead(5))).isLessThan(sense.chance(table));
        assertThat(sense.chance(table.withWound(1))).isLessThan(sense.chance(table));
    }
}
