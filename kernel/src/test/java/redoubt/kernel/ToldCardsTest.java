package redoubt.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static redoubt.kernel.Seat.seat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.kernel.Well.Noted;
import redoubt.kernel.Well.TurnUp;

/** People draw from real decks: a step that needs a card asks which it was, among those nobody has seen. */
class ToldCardsTest {
    private static final TurnUp TURN_UP = new TurnUp(List.of(7, 3, 7, 9));
    private final Engine<Well> engine = new Engine<>(new WellGame());

    private Progress<Well> begin(Real real) {
        return engine.begin(State.laidOut(Well.DRY, Agenda.of(TURN_UP, new Well.Act()), real.luck(5)));
    }

    private Progress<Well> choose(Progress<Well> progress, String key) {
        return engine.apply(progress.state(), new Choice(seat(3), key));
    }

    @Test
    void theTableDrawsTheTopCardUnlessCardsAreTold() {
        for (Real real : List.of(Real.NOTHING, Real.DICE)) {
            assertThat(begin(real).state().table().water()).isEqualTo(7);
        }
        assertThat(begin(Real.DICE).state().luck()).isEqualTo(Luck.told(5));
    }

    @Test
    void eachNameIsAskedForOnceWithTheCopiesLeft() {
        State<Well> asked = begin(Real.CARDS).state();
        assertThat(asked.decision().rule()).isEqualTo(TableRules.TOLD_CARDS);
        assertThat(asked.decision().seats()).isEqualTo(Seats.everyone());
        assertThat(asked.decision().options()).extracting(Option::key).containsExactly("tell 3", "tell 7", "tell 9");
        assertThat(asked.decision().option("tell 7").orElseThrow().marks())
                .containsExactly(new Mark("pile", "deck"), new Mark("card", "7"), new Mark("alike", "2"));
        assertThat(((Tell) asked.decision().options().getFirst()).subject()).containsExactly(new Mark("pile", "deck"));
    }

    @Test
    void theCardThatIsToldIsTheOneDrawn() {
        Progress<Well> told = choose(begin(Real.DICE_AND_CARDS), "tell 9");
        assertThat(told.events()).containsExactly(Noted.of("card 9"));
        assertThat(told.state().table().water()).isEqualTo(9);
    }

    @Test
    void aCardOfWhichNoCopyIsLeftIsRefused() {
        Progress<Well> asked = begin(Real.CARDS);
        assertThatThrownBy(() -> choose(asked, "tell 4"))
                .isInstanceOf(ChoiceRefused.class)
                .hasMessage("no copy of \"4\" is left that nobody has seen [TB-LUCK-02]");
        assertThat(engine.interrupts(asked.state(), seat(2))).isEmpty();
    }
}
