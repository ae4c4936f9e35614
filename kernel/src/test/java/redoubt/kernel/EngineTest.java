package redoubt.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static redoubt.kernel.Seat.seat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.kernel.Well.Ask;
import redoubt.kernel.Well.End;
import redoubt.kernel.Well.Forever;
import redoubt.kernel.Well.Noted;
import redoubt.kernel.Well.Pour;

/** What the engine accepts, refuses and does by itself. */
class EngineTest {
    private final Engine<Well> engine = new Engine<>(new WellGame());

    @SafeVarargs
    @SuppressWarnings("varargs")
    private State<Well> laidOut(Step<Well>... steps) {
        return State.laidOut(Well.DRY, Agenda.of(steps), Luck.seeded(7));
    }

    @SafeVarargs
    private Progress<Well> begin(Step<Well>... steps) {
        return engine.begin(laidOut(steps));
    }

    private ChoiceRefused refusal(State<Well> state, Choice choice) {
        String before = state.toString();
        ChoiceRefused refused = catchThrowableOfType(ChoiceRefused.class, () -> engine.apply(state, choice));
        assertThat(refused).isNotNull();
        assertThat(state).hasToString(before);
        return refused;
    }

    @Test
    void effectsHappenInOrderUntilSomebodyMustDecide() {
        Progress<Well> progress = begin(new Pour(1), new Pour(2), new Ask(2, false), new Pour(4));
        assertThat(progress.events()).containsExactly(Noted.of("pour 1"), Noted.of("pour 2"));
        assertThat(progress.state().table().water()).isEqualTo(3);
        assertThat(progress.state().decision().rule()).isEqualTo(Well.ASK);
        assertThat(progress.state().agenda()).isEqualTo(Agenda.of(new Ask(2, false), new Pour(4)));
    }

    @Test
    void aSilentEngineDoesTheSameAndTellsNothing() {
        Progress<Well> heard = begin(new Pour(1), new Ask(2, false), new End(List.of(true)));
        Progress<Well> unheard = engine.silent().begin(laidOut(new Pour(1), new Ask(2, false), new End(List.of(true))));
        assertThat(unheard.state()).isEqualTo(heard.state());
        assertThat(heard.events()).isNotEmpty();
        assertThat(unheard.events()).isEmpty();
        Progress<Well> ended = engine.silent().apply(unheard.state(), new Ask.Number(1));
        assertThat(ended.state())
                .isEqualTo(engine.apply(heard.state(), new Ask.Number(1)).state());
        assertThat(ended.state().isOver()).isTrue();
        assertThat(ended.events()).isEmpty();
    }

    @Test
    void aSilentEngineUndoesAStepWithoutItsDieToo() {
        State<Well> told = State.laidOut(Well.DRY, Agenda.of(new Well.RollDice(1), new Ask(2, false)), Luck.told(7));
        assertThat(engine.silent().begin(told).state())
                .isEqualTo(engine.begin(told).state());
    }

    @Test
    void anEngineThatLooksAheadStopsAtAQuestionBeforeItIsAsked() {
        State<Well> laidOut = laidOut(new Pour(1), new Ask(2, false), new Ask(3, false));
        Engine<Well> ahead = engine.asFarAs((step, well) -> step.equals(new Ask(3, false)) && well.water() > 0);
        State<Well> asked = ahead.begin(laidOut).state();
        assertThat(asked)
                .as("this question is not the one")
                .isEqualTo(engine.begin(laidOut).state());
        Progress<Well> stopped = ahead.apply(asked, new Ask.Number(1));
        Progress<Well> whole = engine.apply(asked, new Ask.Number(1));
        assertThat(stopped.events()).isEqualTo(whole.events());
        assertThat(stopped.state().status()).isEqualTo(new Status.SetUpDone());
        assertThat(engine.awaken(stopped.state())).isEqualTo(whole.state());
    }

    @Test
    void whatIsOfferedIsCarriedOutByKeyAndByOption() {
        State<Well> state = begin(new Ask(3, false), new Ask(2, false)).state();
        Progress<Well> byKey = engine.apply(state, new Choice(seat(5), "number 3"));
        Progress<Well> byOption = engine.apply(state, new Ask.Number(3));
        assertThat(byKey).isEqualTo(byOption);
        assertThat(byKey.state().table().water()).isEqualTo(3);
        assertThat(byKey.events()).containsExactly(Noted.of("chosen 3"));
        assertThat(state.table().water()).isZero();
    }

    @Test
    void whatIsNotOfferedIsRefusedAndNothingChanges() {
        State<Well> state = begin(new Ask(2, false)).state();
        ChoiceRefused refused = refusal(state, new Choice(seat(1), "number 9"));
        assertThat(refused.rule()).isEqualTo(TableRules.ONLY_WHAT_IS_OFFERED);
        assertThat(refused.reason()).isEqualTo("\"number 9\" is not offered; offered are [number 1, number 2]");
        assertThat(refused).hasMessageEndingWith("[TB-CHOICE-01]");
        assertThatThrownBy(() -> engine.apply(state, new Ask.Number(9)))
                .isInstanceOfSatisfying(
                        ChoiceRefused.class,
                        byOption -> assertThat(byOption.rule()).isEqualTo(TableRules.ONLY_WHAT_IS_OFFERED));
    }

    @Test
    void aRefusalListsNoMoreThanTwelveOptions() {
        State<Well> state = begin(new Ask(15, false)).state();
        assertThat(refusal(state, new Choice(seat(1), "x")).reason()).endsWith("number 12] and 3 more");
    }

    @Test
    void anOptionIsChosenOnlyByThoseWhoseItIs() {
        State<Well> state = begin(new Well.PourOwn(), new Ask(2, false)).state();
        ChoiceRefused refused = refusal(state, new Choice(seat(2), "first"));
        assertThat(refused.rule()).isEqualTo(TableRules.ONLY_ONES_OWN_OPTIONS);
        assertThat(refused.reason()).isEqualTo("seat 2 cannot choose \"first\", only [1]");
        assertThat(refusal(state, new Choice(seat(1), "second")).rule()).isEqualTo(TableRules.ONLY_ONES_OWN_OPTIONS);
        assertThat(refusal(state, new Choice(seat(3), "second")).rule()).isEqualTo(TableRules.ONLY_WHOM_IT_CONCERNS);
        assertThat(water(state, 1, "first")).isEqualTo(1);
        assertThat(water(state, 2, "second")).isEqualTo(2);
        assertThat(water(state, 1, "neither")).isEqualTo(3);
        assertThat(water(state, 2, "neither")).isEqualTo(3);
    }

    private int water(State<Well> state, int seat, String key) {
        return engine.apply(state, new Choice(seat(seat), key)).state().table().water();
    }

    @Test
    void aDecisionSaysWhoseItsOptionsAre() {
        Decision<Well.PourOwn.Bucket> decision = new Well.PourOwn().decision(Well.DRY);
        assertThat(decision.options(seat(1))).containsExactly(Well.PourOwn.Bucket.FIRST, Well.PourOwn.Bucket.NEITHER);
        assertThat(decision.options(seat(2))).containsExactly(Well.PourOwn.Bucket.SECOND, Well.PourOwn.Bucket.NEITHER);
        assertThat(decision.options(seat(3))).isEmpty();
        assertThat(decision.seats(Well.PourOwn.Bucket.SECOND)).isEqualTo(Seats.of(seat(2)));
        Decision<Ask.Number> anybodys = new Ask(2, false).decision(Well.DRY);
        assertThat(anybodys.seats(new Ask.Number(1))).isEqualTo(Seats.everyone());
    }

    @Test
    void aStepMayReplaceTheWholeAgenda() {
        Progress<Well> progress = begin(new Well.ReadOmen(), new Pour(1), new Ask(3, false));
        assertThat(progress.state().table().water()).isEqualTo(7);
        assertThat(progress.state().agenda()).isEqualTo(Agenda.of(new Ask(2, false)));
    }

    @Test
    void aSeatThatTheDecisionDoesNotConcernIsRefused() {
        State<Well> state = begin(new Well.Act()).state();
        ChoiceRefused refused = refusal(state, new Choice(seat(3), "pour"));
        assertThat(refused.rule()).isEqualTo(TableRules.ONLY_WHOM_IT_CONCERNS);
        assertThat(refused.reason()).isEqualTo("seat 3 cannot answer this question, only [1, 2]");
    }

    @Test
    void nothingIsAcceptedWhenTheGameIsOver() {
        State<Well> won = begin(new End(List.of(true))).state();
        assertThat(refusal(won, new Choice(seat(1), "pour")))
                .satisfies(refused -> assertThat(refused.rule()).isEqualTo(TableRules.GAME_OVER))
                .hasMessageContaining("won by WL-END-01");
        State<Well> lost = begin(new End(List.of(false))).state();
        assertThat(refusal(lost, new Choice(seat(1), "pour"))).hasMessageContaining("lost by WL-END-02");
        assertThatThrownBy(() -> engine.interrupts(lost, seat(2))).isInstanceOf(ChoiceRefused.class);
    }

    @Test
    void aGameBeginsOnce() {
        State<Well> state = begin(new Ask(2, false)).state();
        assertThatThrownBy(() -> engine.begin(state))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("already begun");
        assertThatThrownBy(() -> engine.apply(laidOut(new Ask(2, false)), new Choice(seat(1), "number 1")))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("not begun");
    }

    @Test
    void aSingleOptionIsTakenByItself() {
        Progress<Well> progress = begin(new Ask(1, false), new Ask(2, false));
        assertThat(progress.events()).containsExactly(Noted.of("chosen 1"));
        assertThat(progress.state().decision().options()).hasSize(2);
    }

    @Test
    void aSingleOptionIsAskedWhereTheQuestionWantsIt() {
        Progress<Well> progress = begin(new Ask(1, true), new End(List.of(true)));
        assertThat(progress.events()).isEmpty();
        assertThat(progress.state().decision().options()).isEqualTo(List.of(new Ask.Number(1)));
        assertThat(engine.apply(progress.state(), new Ask.Number(1)).state().isWon())
                .isTrue();
    }

    @Test
    void aQuestionWithoutOptionsIsAFault() {
        assertThatThrownBy(() -> begin(new Ask(0, false)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("without options")
                .hasMessageContaining("Ask");
    }

    @Test
    void aRuleThatLoopsIsStopped() {
        assertThatThrownBy(() -> begin(new Forever()))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("steps without a decision")
                .hasMessageContaining("Forever");
    }

    @Test
    void anEmptyAgendaBeforeTheEndIsAFault() {
        assertThatThrownBy(() -> begin(new Pour(1)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("nothing is left to do");
    }

    @Test
    void anInterruptHappensBeforeTheQuestionWhichIsThenAskedAgain() {
        State<Well> state = begin(new Pour(5), new Ask(2, false)).state();
        assertThat(engine.interrupts(state, seat(2))).containsExactly(new Well.Spill());
        Progress<Well> progress = engine.apply(state, new Choice(seat(2), "spill"));
        assertThat(progress.events()).containsExactly(Noted.of("spill"));
        assertThat(progress.state().table().water()).isZero();
        assertThat(progress.state().decision()).isEqualTo(state.decision());
        assertThat(refusal(state, new Choice(seat(1), "spill")).rule()).isEqualTo(TableRules.ONLY_WHAT_IS_OFFERED);
    }

    @Test
    void theEndEmptiesTheAgendaAndIsTheLastEvent() {
        Progress<Well> won = begin(new Pour(1), new End(List.of(true)), new Pour(2));
        assertThat(won.state().status()).isEqualTo(new Status.Won(Well.WIN));
        assertThat(won.state().agenda().isEmpty()).isTrue();
        assertThat(won.events()).containsExactly(Noted.of("pour 1"), new Event.GameWon(Well.WIN));
        assertThat(won.state().isOver()).isTrue();
        assertThatThrownBy(() -> won.state().decision()).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void losingCountsMoreThanWinningInTheSameStep() {
        assertThat(begin(new End(List.of(true, false))).state().status()).isEqualTo(new Status.Lost(Well.LOSE));
        assertThat(begin(new End(List.of(false, true))).state().status()).isEqualTo(new Status.Lost(Well.LOSE));
        assertThat(begin(new End(List.of(false, false))).events()).containsExactly(new Event.GameLost(Well.LOSE));
    }

    @Test
    void whatFollowsFromAChangeIsSettledAtOnce() {
        Progress<Well> lost = begin(new Pour(100), new Pour(1), new Ask(2, false));
        assertThat(lost.state().status()).isEqualTo(new Status.Lost(Well.LOSE));
        assertThat(lost.events()).containsExactly(Noted.of("pour 100"), new Event.GameLost(Well.LOSE));
        assertThat(begin(new Pour(50), new Ask(2, false)).state().table().water())
                .isZero();
    }

    @Test
    void eventsHandedOutCannotBeChanged() {
        List<Event> events = begin(new Pour(1), new Ask(2, false)).events();
        assertThatThrownBy(() -> events.add(Noted.of("never"))).isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void aStateThatIsAwakenedWaitsForTheSameDecision() {
        State<Well> state = begin(new Ask(3, false)).state();
        assertThat(engine.awaken(state)).isEqualTo(state);
        State<Well> over = begin(new End(List.of(true))).state();
        assertThat(engine.awaken(over)).isSameAs(over);
        State<Well> nothingToDo = laidOut();
        assertThat(engine.awaken(nothingToDo)).isSameAs(nothingToDo);
    }

    @Test
    void stepsPutOnTheAgendaComeFirstAndInOrder() {
        Progress<Well> progress = begin(new Nested(), new Ask(2, false));
        assertThat(progress.events()).extracting(Event::rule).containsOnly(Well.HAPPEN);
        assertThat(progress.events())
                .containsExactly(
                        Noted.of("pour 1"),
                        Noted.of("pour 2"),
                        Noted.of("pour 3"),
                        Noted.of("pour 4"),
                        Noted.of("pour 5"));
    }

    /** Puts steps on the agenda in every way there is. */
    record Nested() implements Effect<Well> {
        @Override
        public void happen(Play<Well> play) {
            play.then(List.of(new Pour(4), new Pour(5)));
            play.then(new Pour(2), new Pour(3));
            play.then(new Pour(1));
        }
    }
}
