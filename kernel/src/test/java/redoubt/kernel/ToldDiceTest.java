package redoubt.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static redoubt.kernel.Seat.seat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.kernel.Well.Noted;
import redoubt.kernel.Well.RollDice;

/** People roll real dice: a step that lacks one leaves nothing behind, asks, and is run again. */
class ToldDiceTest {
    private final Engine<Well> engine = new Engine<>(new WellGame());

    @SafeVarargs
    @SuppressWarnings("varargs")
    private Progress<Well> begin(Step<Well>... steps) {
        return engine.begin(State.laidOut(Well.DRY, Agenda.of(steps), Luck.told(5)));
    }

    private Progress<Well> choose(Progress<Well> progress, int seat, String key) {
        return engine.apply(progress.state(), new Choice(seat(seat), key));
    }

    @Test
    void aStepThatLacksADieLeavesNothingBehind() {
        Progress<Well> asked = begin(new Well.Pour(1), new RollDice(1), new Well.Act());
        State<Well> state = asked.state();
        assertThat(asked.events()).containsExactly(Noted.of("pour 1"));
        assertThat(state.table()).isEqualTo(Well.DRY.withWater(1));
        assertThat(state.revealed()).isZero();
        assertThat(state.agenda()).isEqualTo(Agenda.of(new RollDice(1), new Well.Act()));
        assertThat(state.luck()).isEqualTo(Luck.told(5));
        assertThat(state.decision().rule()).isEqualTo(TableRules.TOLD_DICE);
        assertThat(state.decision().options())
                .extracting(Option::key)
                .containsExactly("tell 1", "tell 2", "tell 3", "tell 4", "tell 5", "tell 6");
        assertThat(state.decision().seats()).isEqualTo(Seats.everyone());
    }

    @Test
    void theStepIsRunAgainOnceTheDieIsTold() {
        Progress<Well> told = choose(begin(new RollDice(1), new Well.Act()), 7, "tell 4");
        assertThat(told.state().table().dice()).containsExactly(4);
        assertThat(told.state().revealed()).isEqualTo(1);
        assertThat(told.events()).containsExactly(Noted.of("roll"), Noted.of("pour 0"));
        assertThat(told.state().decision().rule()).isEqualTo(Well.ASK);
    }

    @Test
    void severalDiceAreToldOneAfterTheOther() {
        Progress<Well> progress = begin(new RollDice(3), new Well.Act());
        for (int die : List.of(6, 1, 3)) {
            assertThat(progress.state().table()).isEqualTo(Well.DRY);
            progress = choose(progress, 1, "tell " + die);
        }
        assertThat(progress.state().table().dice()).containsExactly(6, 1, 3);
        assertThat(progress.state().luck())
                .isEqualTo(new Luck.Told((Luck.Seeded) Luck.seeded(5), Real.DICE, List.of(), 3));
        assertThat(progress.events()).filteredOn(Noted.of("roll")::equals).hasSize(3);
    }

    @Test
    void anAnswerThatLacksADieWaitsToo() {
        Progress<Well> begun = begin(new Well.Act(), new Well.Act());
        Progress<Well> asked = choose(begun, 1, "roll");
        assertThat(asked.events()).isEmpty();
        assertThat(asked.state().agenda())
                .isEqualTo(Agenda.of(new Answer<>(new Well.Act(), Well.Act.Deed.ROLL), new Well.Act()));
        Progress<Well> told = choose(asked, 1, "tell 2");
        assertThat(told.events()).containsExactly(Noted.of("before the die"));
        assertThat(told.state().table().dice()).containsExactly(2);
    }

    @Test
    void aDieNoOneCouldRollIsRefused() {
        Progress<Well> asked = begin(new RollDice(1), new Well.Act());
        assertThatThrownBy(() -> choose(asked, 1, "tell 7")).isInstanceOf(ChoiceRefused.class);
    }

    @Test
    void aStepThatWaitsForADieCannotBeInterrupted() {
        Progress<Well> asked = choose(begin(new RollDice(2), new Well.Act()), 1, "tell 6");
        assertThat(engine.interrupts(asked.state(), seat(2))).isEmpty();
        assertThatThrownBy(() -> choose(asked, 2, "spill"))
                .isInstanceOfSatisfying(
                        ChoiceRefused.class,
                        refused -> assertThat(refused.rule()).isEqualTo(TableRules.ONLY_WHAT_IS_OFFERED));
    }

    @Test
    void aStepWhoseConsequenceLacksADieIsAbandonedWhole() {
        Progress<Well> asked = begin(new Well.Pour(50), new Well.Act());
        assertThat(asked.events()).isEmpty();
        assertThat(asked.state().table()).isEqualTo(Well.DRY);
        Progress<Well> told = choose(asked, 1, "tell 3");
        assertThat(told.state().table()).isEqualTo(Well.DRY.withDie(3));
    }

    @Test
    void anInterruptMayNeedADieItself() {
        Progress<Well> asked = choose(begin(new Well.Act()), 2, "spill");
        assertThat(asked.state().agenda()).isEqualTo(Agenda.of(new Well.Spill(), new Well.Act()));
        Progress<Well> told = choose(asked, 2, "tell 5");
        assertThat(told.events()).containsExactly(Noted.of("spill"));
        assertThat(told.state().table().dice()).containsExactly(5);
    }

    @Test
    void cardsAreStillShuffledBySeed() {
        Luck.Shuffle<Integer> told = Luck.told(5).shuffle(Well.DECK, List.of(1, 2, 3, 4, 5));
        Luck.Shuffle<Integer> seeded = Luck.seeded(5).shuffle(Well.DECK, List.of(1, 2, 3, 4, 5));
        assertThat(told.cards()).isEqualTo(seeded.cards());
        assertThat(told.rest()).isEqualTo(new Luck.Told((Luck.Seeded) seeded.rest(), Real.DICE, List.of(), 0));
    }

    @Test
    void aToldDieIsLuckSpentAndNotTakenBackFreely() {
        History<Well> begun = History.begin(engine, SetUp.of("well", "WL-M01"), Luck.told(5));
        History<Well> asked = begun.then(new Choice(seat(1), "roll"));
        assertThat(asked.isUndoFree()).isTrue();
        assertThat(asked.then(new Choice(seat(1), "tell 3")).isUndoFree()).isFalse();
    }

    @Test
    void aDieOfSymbolsIsToldByTheNameOfItsFace() {
        Progress<Well> asked = begin(new Well.ReadOmen(), new Well.Act());
        assertThat(asked.state().decision().options())
                .extracting(Option::key)
                .containsExactly("tell CALM", "tell RIPPLE", "tell HAND");
        assertThat(asked.state().decision().option("tell HAND").orElseThrow().marks())
                .containsExactly(new Mark("die", "omens"), new Mark("face", "HAND"), new Mark("alike", "1"));
        assertThat(choose(asked, 1, "tell HAND").events()).containsExactly(Noted.of("HAND"), Noted.of("pour 7"));
        assertThat(choose(asked, 1, "tell RIPPLE").events()).first().isEqualTo(Noted.of("RIPPLE"));
        assertThatThrownBy(() -> choose(asked, 1, "tell 5")).isInstanceOf(ChoiceRefused.class);
    }

    @Test
    void aDieOfNumbersNamesItsStreamAndItsFace() {
        Progress<Well> asked = begin(new RollDice(1), new Well.Act());
        assertThat(asked.state().decision().option("tell 4").orElseThrow().marks())
                .containsExactly(new Mark("die", "buckets"), new Mark("face", "4"), new Mark("alike", "1"));
    }

    @Test
    void anAbandonedStepLeavesTheAgendaThatItWasToReplace() {
        Progress<Well> asked = begin(new Well.ReadOmen(), new Well.Act());
        assertThat(asked.state().agenda()).isEqualTo(Agenda.of(new Well.ReadOmen(), new Well.Act()));
        assertThat(choose(asked, 1, "tell CALM").state().agenda()).isEqualTo(Agenda.of(new Well.Ask(2, false)));
    }

    @Test
    void theMissingDieSaysWhichItIs() {
        assertThatThrownBy(() -> Luck.told(1).roll(Well.BUCKETS, 6))
                .isInstanceOf(Untold.class)
                .hasMessage("the buckets have not been told");
    }

    @Test
    void theDiceOfARollAreAskedForTogetherWithWhatTheirSidesMean() {
        Progress<Well> asked = begin(new Well.Draw(3), new Well.Act());
        Tell first = (Tell) asked.state().decision().options().getFirst();
        assertThat(first.subject()).containsExactly(new Mark("die", "buckets"), new Mark("dice", "3"));
        assertThat(asked.state().decision().option("tell 4").orElseThrow().marks())
                .contains(new Mark("means", "full"));
        assertThat(asked.state().decision().option("tell 3").orElseThrow().marks())
                .contains(new Mark("means", "empty"));
        Progress<Well> one = choose(asked, 1, "tell 4");
        assertThat(((Tell) one.state().decision().options().getFirst()).subject())
                .contains(new Mark("dice", "2"));
        Progress<Well> all = choose(choose(one, 1, "tell 1"), 1, "tell 6");
        assertThat(all.state().table().dice()).containsExactly(4, 1, 6);
    }

    @Test
    void whoeverTellsTheirCardsOnlyHasTheirDiceRolled() {
        Progress<Well> rolled = engine.begin(State.laidOut(
                Well.DRY, Agenda.of(new Well.Draw(3), new Well.ReadOmen(), new Well.Act()), Real.CARDS.luck(5)));
        Progress<Well> seeded = engine.begin(State.laidOut(
                Well.DRY, Agenda.of(new Well.Draw(3), new Well.ReadOmen(), new Well.Act()), Luck.seeded(5)));
        assertThat(rolled.state().table()).isEqualTo(seeded.state().table());
        assertThat(rolled.state().table().dice()).hasSize(3);
    }
}
