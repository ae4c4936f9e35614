package redoubt.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static redoubt.kernel.Seat.seat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Going back in a game. */
class HistoryTest {
    private static final SetUp SET_UP = SetUp.of("well", "WL-M01").withSeats(2);

    private final Engine<Well> engine = new Engine<>(new WellGame());
    private final History<Well> begun = History.begin(engine, SET_UP, Luck.seeded(11));

    private static Choice choice(String key) {
        return new Choice(seat(1), key);
    }

    @Test
    void aChoiceWithoutLuckIsTakenBackFreely() {
        History<Well> poured = begun.then(choice("pour"));
        assertThat(poured.isUndoFree()).isTrue();
        assertThat(begun.isInnocentlyBefore(poured.then(choice("pour")))).isTrue();
        assertThat(begun.isInnocentlyBefore(poured.then(choice("roll")))).isFalse();
        assertThat(poured.undone()).containsSame(begun);
        assertThat(begun.state().table().water()).isZero();
    }

    @Test
    void aChoiceThatSpentLuckIsNot() {
        assertThat(begun.then(choice("roll")).isUndoFree()).isFalse();
    }

    @Test
    void aChoiceThatRevealedSomethingIsNot() {
        assertThat(begun.then(choice("look")).isUndoFree()).isFalse();
    }

    @Test
    void theBeginningCannotBeTakenBack() {
        assertThat(begun.isUndoFree()).isFalse();
        assertThat(begun.undone()).isEmpty();
        assertThat(begun.lastChoice()).isEmpty();
    }

    @Test
    void theDiceFallTheSameAgain() {
        History<Well> rolled = begun.then(choice("roll"));
        History<Well> again = rolled.undone().orElseThrow().then(choice("pour")).then(choice("roll"));
        assertThat(again.state().table().dice())
                .isEqualTo(rolled.state().table().dice());
        assertThat(rolled.undone().orElseThrow().then(choice("roll")).state()).isEqualTo(rolled.state());
    }

    @Test
    void everyMomentIsKept() {
        History<Well> history = begun.then(choice("pour")).then(choice("look")).then(choice("roll"));
        assertThat(history.length()).isEqualTo(3);
        assertThat(history.lastChoice()).contains(choice("roll"));
        assertThat(history.moments()).extracting(History::length).containsExactly(0, 1, 2, 3);
        assertThat(history.at(1).state()).isEqualTo(begun.then(choice("pour")).state());
        assertThat(history.at(3)).isSameAs(history);
        assertThat(history.at(0)).isSameAs(begun);
        assertThat(history.events()).containsExactly(Well.Noted.of("before the die"));
        assertThat(history.setUp()).isEqualTo(SET_UP);
        assertThat(history.luck()).isEqualTo(Luck.seeded(11));
        assertThat(history.engine()).isSameAs(engine);
        for (int wrong : List.of(-1, 4)) {
            assertThatThrownBy(() -> history.at(wrong)).isInstanceOf(IllegalArgumentException.class);
        }
    }

    @Test
    void anEarlierMomentWorksOutItsDecisionAgain() {
        State<Well> waiting = begun.state();
        begun.then(choice("pour"));
        assertThat(begun.state()).isNotSameAs(waiting).isEqualTo(waiting);
        assertThat(begun.state().decision()).isEqualTo(waiting.decision());
    }

    @Test
    void whatIsThinnedOutIsPlayedAgain() {
        List<History<Well>> moments = new ArrayList<>(List.of(begun));
        List<State<Well>> states = new ArrayList<>(List.of(begun.state()));
        List<List<Event>> events = new ArrayList<>(List.of(begun.events()));
        for (int choice = 1; choice <= 48; choice++) {
            History<Well> next = moments.getLast().then(choice(choice % 25 == 7 ? "roll" : "pour"));
            next.thinOut();
            moments.add(next);
            states.add(next.state());
            events.add(next.events());
        }
        for (int choice = 0; choice <= 48; choice++) {
            History<Well> moment = moments.get(choice);
            assertThat(moment.state()).isEqualTo(states.get(choice));
            assertThat(moment.events()).isEqualTo(events.get(choice));
            assertThat(moment.table() == states.get(choice).table())
                    .as("moment %s is whole", choice)
                    .isEqualTo(choice % 16 == 0 || choice > 32);
        }
        assertThat(moments.get(20).then(choice("roll")).undone()).containsSame(moments.get(20));
    }

    @Test
    void theLatestMomentKeepsItsDecision() {
        assertThat(begun.state()).isSameAs(begun.state());
    }

    /** A die that was missing then is missing again. */
    @Test
    void anEarlierMomentThatWaitsForADieWaitsForItAgain() {
        History<Well> told = History.begin(engine, SET_UP, Luck.told(5)).then(choice("roll"));
        State<Well> waiting = told.state();
        assertThat(waiting.decision().options()).first().isInstanceOf(Tell.class);
        History<Well> later = told.then(choice("tell 3"));
        assertThat(later.undone().orElseThrow().state()).isNotSameAs(waiting).isEqualTo(waiting);
    }

    @Test
    void aRefusedChoiceLeavesTheHistoryAlone() {
        assertThatThrownBy(() -> begun.then(choice("fly"))).isInstanceOf(ChoiceRefused.class);
        assertThat(begun.length()).isZero();
        assertThat(begun.state()).isSameAs(begun.state());
    }
}
