package redoubt.horde.mission;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.action.Hamlet;
import redoubt.horde.table.Objective;
import redoubt.horde.table.Survivor;
import redoubt.horde.table.Table;
import redoubt.horde.view.TableView;
import redoubt.kernel.Choice;
import redoubt.kernel.Engine;
import redoubt.kernel.Luck;
import redoubt.kernel.Option;
import redoubt.kernel.Seat;
import redoubt.kernel.SetUp;
import redoubt.kernel.SetUpRefused;
import redoubt.kernel.State;

/** Laying out the table of a mission. */
class MissionSetUpTest {
    private static final Engine<Table> ENGINE = new Engine<>(Hamlet.GAME);

    private static SetUp setUp(String mission, int seats) {
        return SetUp.of("hamlet", mission).withSeats(seats);
    }

    private static State<Table> begin(SetUp setUp) {
        return ENGINE.begin(setUp, Luck.seeded(5)).state();
    }

    private static State<Table> choose(State<Table> state, String key) {
        return ENGINE.apply(state, new Choice(state.decision().seats().first(), key))
                .state();
    }

    private static List<String> keys(State<Table> state) {
        return state.decision().options().stream().map(Option::key).toList();
    }

    @Test
    void survivorsAreSharedEvenlyOrAsAgreed() {
        Table even = begin(setUp("HA-M01", 2)).table();
        assertThat(even.survivors())
                .extracting(survivor -> survivor.seat().number())
                .containsExactly(1, 1, 2, 2);
        Table agreed = begin(setUp("HA-M01", 2).with("seat1", "Dan").with("seat2", "Ada", "Ben"))
                .table();
        assertThat(agreed.survivors()).extracting(survivor -> survivor.name()).containsExactly("Dan", "Ada", "Ben");
        assertThat(agreed.survivor("Dan").orElseThrow().adrenaline()).isEqualTo(2);
    }

    @Test
    void badSetUpsAreRefusedWithTheRule() {
        assertRefused(setUp("HA-M09", 1), "TB-SETUP-01", "HA-M09");
        assertRefused(setUp("HA-M01", 1).with("cats", "3"), "TB-SETUP-02", "cats");
        assertRefused(setUp("HA-M01", 1).with("starting", "stolen"), "TB-SETUP-02", "stolen");
        assertRefused(setUp("HA-M01", 1).with("survivors", "Ada", "Zoe"), "SET_UP_SURVIVORS", "Zoe");
        assertRefused(setUp("HA-M01", 1).with("survivors", "Ada", "Ada"), "SET_UP_SURVIVORS", "twice");
        assertRefused(setUp("HA-M01", 1).with("survivors", "Ada"), "SET_UP_SURVIVORS", "2 to 4");
        assertRefused(setUp("HA-M01", 3).with("survivors", "Ada", "Ben"), "SET_UP_SURVIVORS", "seat 3");
    }

    private static void assertRefused(SetUp setUp, String rule, String reason) {
        assertThatThrownBy(() -> begin(setUp))
                .isInstanceOf(SetUpRefused.class)
                .hasMessageContaining(rule)
                .hasMessageContaining(reason);
    }

    @Test
    void startingEquipmentIsGivenOutOneCardAtATimeAndEverybodyGetsOne() {
        State<Table> state = begin(setUp("HA-M01", 1).with("survivors", "Ada", "Ben", "Cai"));
        assertThat(keys(state)).containsExactly("give Sword to Ada", "give Sword to Ben", "give Sword to Cai");
        state = choose(choose(state, "give Sword to Ada"), "put Sword in body");
        state = choose(choose(state, "give Bow to Ada"), "put Bow in hand1");
        assertThat(keys(state)).containsExactly("give Club to Ben", "give Club to Cai");
        state = choose(choose(state, "give Club to Ben"), "put Club in pack1");
        state = choose(state, "put Club in hand1");
        assertThat(state.table().round()).isEqualTo(1);
        assertThat(state.table().survivors())
                .extracting(survivor -> survivor.inventory().items().size())
                .containsExactly(2, 1, 1);
    }

    @Test
    void severalStartingZonesAreFilledEvenly() {
        State<Table> state = begin(setUp("HA-M02", 1).with("starting", "dealt"));
        assertThat(state.table().survivors())
                .extracting(survivor -> survivor.zone().name())
                .containsExactly("H.a", "H.i", "H.a", "H.i");
        state = begin(setUp("HA-M02", 1).with("survivors", "Ada", "Ben", "Cai"));
        while (!keys(state).getFirst().startsWith("start")) {
            state = choose(state, keys(state).getFirst());
        }
        state = choose(choose(state, "start Ada in H.i"), "start Ben in H.i");
        assertThat(state.table().survivors())
                .extracting(survivor -> survivor.zone().name())
                .containsExactly("H.i", "H.i", "H.a");
    }

    @Test
    void theFirstPlayerIsAgreedOn() {
        State<Table> state = begin(setUp("HA-M01", 2));
        while (!keys(state).getFirst().startsWith("first")) {
            state = choose(state, keys(state).getFirst());
        }
        assertThat(keys(state)).containsExactly("first player 1", "first player 2");
        assertThat(choose(state, "first player 2").table().firstPlayer()).isEqualTo(new Seat(2));
    }

    @Test
    void objectivesFaceDownAreShuffledAndHidden() {
        List<List<String>> orders = new ArrayList<>();
        for (long seed = 0; seed < 20; seed++) {
            SetUp quick = setUp("HA-M01", 1).with("starting", "dealt");
            State<Table> state = ENGINE.begin(quick, Luck.seeded(seed)).state();
            orders.add(
                    state.table().objectives().stream().map(Objective::colour).toList());
            TableView view = (TableView) Hamlet.GAME.view(state);
            assertThat(view.objectives())
                    .extracting(TableView.ObjectiveView::colour)
                    .containsExactly("red", "", "");
        }
        assertThat(orders).contains(List.of("red", "blue", "green"), List.of("red", "green", "blue"));
    }

    @Test
    void aGoalMetWinsUnlessDefeatComesWithIt() {
        SetUp quick = setUp("HA-M01", 1).with("starting", "dealt");
        State<Table> laid = Hamlet.GAME.setUp(quick, Luck.seeded(1));
        Table done = laid.table().withObjectives(List.of());
        assertThat(ENGINE.begin(laid.withTable(done)).state().isWon()).isTrue();
        Table dead = done.with(done.survivors().getFirst().withPresence(Survivor.Presence.ELIMINATED));
        assertThat(ENGINE.begin(laid.withTable(dead)).state().isWon()).isFalse();
    }

    @Test
    void objectivesTakenAndHealthRaiseTheAppraisal() {
        Table table = begin(setUp("HA-M01", 1).with("starting", "dealt")).table();
        double before = Hamlet.GAME.appraise(table);
        assertThat(Hamlet.GAME.appraise(table.withObjectives(List.of()))).isGreaterThan(before);
        assertThat(Hamlet.GAME.appraise(table.with(table.survivors().getFirst().withWounds(2))))
                .isLessThan(before);
    }
}
