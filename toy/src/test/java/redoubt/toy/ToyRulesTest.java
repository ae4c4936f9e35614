package redoubt.toy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import redoubt.kernel.Agenda;
import redoubt.kernel.Choice;
import redoubt.kernel.ChoiceRefused;
import redoubt.kernel.Engine;
import redoubt.kernel.Event;
import redoubt.kernel.Luck;
import redoubt.kernel.Option;
import redoubt.kernel.Progress;
import redoubt.kernel.Seat;
import redoubt.kernel.SetUp;
import redoubt.kernel.SetUpRefused;
import redoubt.kernel.State;
import redoubt.kernel.Status;
import redoubt.testkit.Rule;

/** The rules of the gate, one by one, with loaded dice. */
class ToyRulesTest {
    private final Engine<Gate> engine = new Engine<>(new ToyGame());

    private Progress<Gate> at(Gate gate, Luck luck) {
        return engine.begin(State.laidOut(gate, Agenda.of(new PlayRound(true)), luck));
    }

    private static Gate gate(int bars, int dead, List<Integer> wounds, Integer... cards) {
        List<Boolean> torches = wounds.stream().map(_ -> true).toList();
        return new Gate(0, bars, dead, wounds, torches, List.of(cards), List.of(), Optional.empty());
    }

    private State<Gate> choose(State<Gate> state, int seat, String key) {
        return engine.apply(state, new Choice(new Seat(seat), key)).state();
    }

    private static List<String> keys(State<Gate> state) {
        return state.decision().options().stream().map(Option::key).toList();
    }

    @Test
    @Rule("TY-ACT-01")
    void aKeeperBarsOrShootsInTheOrderOfTheSeats() {
        State<Gate> state = at(gate(2, 1, List.of(0, 0), 0, 0), Luck.loaded()).state();
        assertThat(keys(state)).containsExactly("bar", "shoot");
        assertThat(state.decision().seats().list()).containsExactly(new Seat(1));
        assertThat(choose(state, 1, "bar").decision().seats().list()).containsExactly(new Seat(2));
    }

    @Test
    @Rule("TY-ACT-01")
    void withNoDeadBeforeTheGateThereIsNothingToShootAtAndNobodyIsAsked() {
        State<Gate> end = at(gate(0, 0, List.of(0), 0), Luck.loaded()).state();
        assertThat(end.status()).isInstanceOf(Status.Won.class);
    }

    @Test
    @Rule({"TY-ACT-05", "TB-CHOICE-04"})
    void sideBySideEachKeeperActsWhenItSuits() {
        Gate gate = gate(2, 1, List.of(0, 0), 0, 0);
        State<Gate> state = engine.begin(State.laidOut(gate, Agenda.of(new PlayRound(false)), Luck.loaded()))
                .state();
        assertThat(keys(state)).containsExactly("bar 1", "shoot 1", "bar 2", "shoot 2");
        assertThat(state.decision().seats().list()).containsExactly(new Seat(1), new Seat(2));
        assertThatThrownBy(() -> choose(state, 1, "bar 2"))
                .isInstanceOf(ChoiceRefused.class)
                .hasMessage("seat 1 cannot choose \"bar 2\", only [2] [TB-CHOICE-04]");
        State<Gate> second = choose(state, 2, "bar 2");
        assertThat(second.table().bars()).isEqualTo(3);
        assertThat(keys(second)).containsExactly("bar 1", "shoot 1");
        assertThat(second.decision().seats().list()).containsExactly(new Seat(1));
        assertThat(choose(second, 1, "bar 1").table().round()).isEqualTo(2);
    }

    @Test
    @Rule("TY-ACT-02")
    void barringAddsOneBar() {
        State<Gate> state = at(gate(2, 1, List.of(0, 0), 0, 0), Luck.loaded()).state();
        assertThat(choose(state, 1, "bar").table().bars()).isEqualTo(3);
    }

    @Test
    @Rule("TY-ACT-03")
    void aShotHitsOnFourOrMore() {
        Gate gate = gate(9, 3, List.of(0, 0), 0, 0);
        State<Gate> hit = choose(at(gate, Luck.loaded(4)).state(), 1, "shoot");
        assertThat(hit.table().dead()).isEqualTo(2);
        State<Gate> miss = choose(at(gate, Luck.loaded(3)).state(), 1, "shoot");
        assertThat(miss.table().dead()).isEqualTo(3);
    }

    @Test
    @Rule("TY-ACT-04")
    void aTorchBurnsTwoAtAnyTimeAndOnlyOnce() {
        State<Gate> state = at(gate(9, 3, List.of(0, 0), 0, 0), Luck.loaded()).state();
        State<Gate> after = choose(state, 2, "throw torch");
        assertThat(after.table().dead()).isEqualTo(1);
        assertThat(after.decision()).isEqualTo(state.decision());
        assertThatThrownBy(() -> choose(after, 2, "throw torch")).isInstanceOf(ChoiceRefused.class);
        assertThat(choose(after, 1, "throw torch").table().dead()).isZero();
    }

    @Test
    @Rule("TY-DEAD-01")
    void aCardBringsTheDeadAndBreaksABar() {
        State<Gate> state = at(gate(2, 1, List.of(0), 1, 0), Luck.loaded()).state();
        State<Gate> after = choose(state, 1, "bar");
        assertThat(after.table().dead()).isEqualTo(2);
        assertThat(after.table().bars()).isEqualTo(2);
        assertThat(after.table().deck()).containsExactly(0);
    }

    @Test
    @Rule("TY-DEAD-02")
    void eachOfTheDeadBeyondTheBarsStrikesAKeeperOfThePlayersChoice() {
        State<Gate> state =
                choose(at(gate(0, 1, List.of(0, 0), 2, 0), Luck.loaded(1)).state(), 1, "bar");
        State<Gate> attacked = choose(state, 2, "shoot");
        assertThat(keys(attacked)).containsExactly("suffer 1", "suffer 2");
        assertThat(attacked.decision().seats().count()).isEqualTo(2);
        State<Gate> shared = choose(choose(attacked, 1, "suffer 2"), 2, "suffer 1");
        assertThat(shared.table().wounds()).containsExactly(1, 1);
        assertThat(keys(shared)).containsExactly("bar", "shoot");
    }

    @Test
    @Rule("TY-END-01")
    void theGateHasHeldWhenTheCardsAreGone() {
        Progress<Gate> end =
                engine.apply(at(gate(9, 1, List.of(0), 1), Luck.loaded()).state(), new Choice(new Seat(1), "bar"));
        assertThat(end.state().status()).isEqualTo(new Status.Won(ToyGame.DAWN));
        assertThat(end.events().getLast()).isEqualTo(new Event.GameWon(ToyGame.DAWN));
    }

    @Test
    @Rule("TY-END-02")
    void theThirdWoundOfAKeeperLoses() {
        State<Gate> state =
                choose(at(gate(0, 2, List.of(2, 0), 2, 0), Luck.loaded(1, 1)).state(), 1, "shoot");
        State<Gate> attacked = choose(state, 2, "shoot");
        assertThat(choose(attacked, 1, "suffer 2").isOver()).isFalse();
        assertThat(choose(attacked, 1, "suffer 1").status()).isEqualTo(new Status.Lost(ToyGame.FALL));
    }

    @Test
    void aSetUpThatDoesNotExistIsRefused() {
        assertThatThrownBy(() -> new ToyGame().setUp(SetUp.of("toy", "TY-M09"), Luck.seeded(1)))
                .isInstanceOf(SetUpRefused.class)
                .hasMessageContaining("TY-M09")
                .hasMessageContaining("TB-SETUP-01");
        assertThatThrownBy(() -> new ToyGame().setUp(SetUp.of("toy", "TY-M01").with("cats", "3"), Luck.seeded(1)))
                .isInstanceOf(SetUpRefused.class)
                .hasMessageContaining("cats");
    }
}
