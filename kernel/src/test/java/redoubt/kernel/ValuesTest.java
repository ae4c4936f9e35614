package redoubt.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static redoubt.kernel.Seat.seat;

import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import redoubt.kernel.Well.Pour;

/** The small values of the kernel: agenda, seats, choices, set-ups, ids. */
class ValuesTest {
    @Test
    void anAgendaIsAListThatGrowsAtItsHead() {
        Agenda<Well> one = Agenda.of(new Pour(3));
        Agenda<Well> three = one.after(List.of(new Pour(1), new Pour(2)));
        assertThat(three.list()).containsExactly(new Pour(1), new Pour(2), new Pour(3));
        assertThat(three.size()).isEqualTo(3);
        assertThat(three.first()).isEqualTo(new Pour(1));
        assertThat(three.rest().rest()).isSameAs(one);
        assertThat(one.list()).containsExactly(new Pour(3));
        assertThat(three).hasToString("[Pour[water=1], Pour[water=2], Pour[water=3]]");
    }

    @Test
    void agendasAreEqualByTheirSteps() {
        Agenda<Well> agenda = Agenda.of(new Pour(1), new Pour(2));
        assertThat(agenda)
                .isEqualTo(Agenda.of(new Pour(2)).after(new Pour(1)))
                .hasSameHashCodeAs(Agenda.of(new Pour(1), new Pour(2)))
                .isNotEqualTo(Agenda.of(new Pour(1), new Pour(3)))
                .isNotEqualTo(Agenda.of(new Pour(1)))
                .isNotEqualTo("agenda");
        assertThat(Agenda.<Well>empty()).isEqualTo(Agenda.of());
    }

    @Test
    void anEmptyAgendaHasNoFirstStep() {
        Agenda<Well> empty = Agenda.empty();
        assertThat(empty.isEmpty()).isTrue();
        assertThatThrownBy(empty::first).isInstanceOf(NoSuchElementException.class);
        assertThatThrownBy(empty::rest).isInstanceOf(NoSuchElementException.class);
        Iterator<Step<Well>> none = empty.iterator();
        assertThatThrownBy(none::next).isInstanceOf(NoSuchElementException.class);
    }

    @Test
    void aLongAgendaIsComparedWithoutDeepRecursion() {
        Agenda<Well> one = Agenda.empty();
        Agenda<Well> other = Agenda.empty();
        for (int i = 0; i < 100_000; i++) {
            one = one.after(new Pour(i));
            other = other.after(new Pour(i));
        }
        assertThat(one.equals(other)).isTrue();
        assertThat(one.hashCode()).isEqualTo(other.hashCode());
    }

    @Test
    void seatsAreASet() {
        Seats seats = Seats.of(seat(2), seat(16));
        assertThat(seats.list()).containsExactly(seat(2), seat(16));
        assertThat(seats.contains(seat(2))).isTrue();
        assertThat(seats.contains(seat(1))).isFalse();
        assertThat(seats.with(seat(1)).list()).containsExactly(seat(1), seat(2), seat(16));
        assertThat(seats.count()).isEqualTo(2);
        assertThat(seats.first()).isEqualTo(seat(2));
        assertThat(Seats.upTo(3)).isEqualTo(Seats.of(seat(1), seat(2), seat(3)));
        assertThat(Seats.everyone().count()).isEqualTo(Seat.MOST);
        assertThat(Seats.upTo(16)).isEqualTo(Seats.everyone());
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 17})
    void aSeatIsNumberedFromOneToSixteen(int number) {
        assertThatThrownBy(() -> seat(number))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a seat is numbered 1 to 16, not " + number);
        assertThat(seat(3)).isGreaterThan(seat(2)).hasToString("3");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                " a",
                "a ",
                "a\nb",
                "a\rb",
                "a\u2028b",
                "a\u2029b",
                "a\tb",
                "a\u0085b",
                "a\ud83d",
                "\udc7bb"
            })
    void aChoiceIsOneLine(String key) {
        assertThatThrownBy(() -> new Choice(seat(1), key)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> SetUp.of("well", key)).isInstanceOf(SetUpRefused.class);
        assertThatThrownBy(() -> SetUp.of(key, "WL-M01")).isInstanceOf(SetUpRefused.class);
        assertThatThrownBy(() -> SetUp.of("well", "WL-M01").with(key, "x")).isInstanceOf(SetUpRefused.class);
        assertThatThrownBy(() -> SetUp.of("well", "WL-M01").with("x", key)).isInstanceOf(SetUpRefused.class);
    }

    @Test
    void aSettingCanBeReadBackFromAJournal() {
        assertThatThrownBy(() -> SetUp.of("well", "WL-M01").with("a=b", "x")).hasMessageContaining("a=b");
        assertThatThrownBy(() -> SetUp.of("well", "WL-M01").with("a", "x, y"))
                .isInstanceOfSatisfying(
                        SetUpRefused.class,
                        refused -> assertThat(refused.reason())
                                .isEqualTo("a value of a must be one line without a comma, not \"x, y\""));
    }

    @Test
    void aSettingIsGivenOnce() {
        List<SetUp.Setting> twice = List.of(
                new SetUp.Setting("night", List.of("yes")),
                new SetUp.Setting("cats", List.of()),
                new SetUp.Setting("night", List.of("yes")));
        assertThatThrownBy(() -> new SetUp("well", "WL-M01", 1, twice))
                .isInstanceOfSatisfying(SetUpRefused.class, refused -> {
                    assertThat(refused.rule()).isEqualTo(TableRules.KNOWN_SETTING);
                    assertThat(refused.reason()).isEqualTo("the setting night is given twice");
                });
    }

    @Test
    void aRefusedSetUpSaysWhichPartOfItIsWrong() {
        SetUp good = SetUp.of("well", "WL-M01");
        assertThat(partRefused(() -> SetUp.of("", "WL-M01"))).isEqualTo(new Mark("game", ""));
        assertThat(partRefused(() -> SetUp.of("well", "a\nb"))).isEqualTo(new Mark("mission", "a\nb"));
        assertThat(partRefused(() -> good.withSeats(17))).isEqualTo(new Mark("seats", "17"));
        assertThat(partRefused(() -> good.with("a=b", "x"))).isEqualTo(new Mark("setting", "a=b"));
        assertThat(partRefused(() -> good.with("cats", "x,y").with("dogs", "x,y")))
                .isEqualTo(new Mark("setting", "cats"));
        assertThat(partRefused(() -> good.with("cats", "x").with("dogs", "x,y")))
                .isEqualTo(new Mark("setting", "dogs"));
    }

    private static Mark partRefused(ThrowingCallable call) {
        return catchThrowableOfType(SetUpRefused.class, call).about();
    }

    @Test
    void settingsAreAddedAndReplaced() {
        SetUp setUp = SetUp.of("well", "WL-M01").with("cats", "Tom", "Kit").with("night", "yes");
        assertThat(setUp.values("cats")).contains(List.of("Tom", "Kit"));
        assertThat(setUp.value("cats")).contains("Tom");
        assertThat(setUp.with("cats").value("cats")).isEmpty();
        assertThat(setUp.with("cats").values("cats")).contains(List.of());
        assertThat(setUp.values("dogs")).isEmpty();
        assertThat(setUp.with("cats", "Max").settings())
                .extracting(SetUp.Setting::name)
                .containsExactly("night", "cats");
        assertThat(setUp.withSeats(4).seats()).isEqualTo(4);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 17})
    void aTableHasSeats(int seats) {
        assertThatThrownBy(() -> SetUp.of("well", "WL-M01").withSeats(seats))
                .isInstanceOfSatisfying(
                        SetUpRefused.class,
                        refused -> assertThat(refused.rule()).isEqualTo(TableRules.KNOWN_SETTING))
                .hasMessage("a table has 1 to 16 seats, not " + seats + " [TB-SETUP-02]");
    }

    @Test
    void aRuleIdIsNotBlank() {
        assertThatThrownBy(() -> RuleId.rule(" ")).isInstanceOf(IllegalArgumentException.class);
        assertThat(RuleId.rule("WD-ATK-02")).hasToString("WD-ATK-02");
    }

    @Test
    void aDecisionFindsItsOptionsByKey() {
        Decision<Well.Act.Deed> decision = new Well.Act().decision(Well.DRY);
        assertThat(decision.option("fall")).contains(Well.Act.Deed.FALL);
        assertThat(decision.option("fly")).isEqualTo(Optional.empty());
        assertThat(Well.Act.Deed.FALL.marks()).containsExactly(new Mark("well", "1"));
        assertThat(Well.Act.Deed.POUR.marks()).isEmpty();
    }

    @Test
    void aGameOffersNoInterruptsUnlessItSaysSo() {
        Game<Well> plain = new PlainGame();
        assertThat(plain.interrupts(Well.DRY, seat(1))).isEmpty();
    }

    /** A game that leaves out what can be left out. */
    private static final class PlainGame implements Game<Well> {
        private final WellGame game = new WellGame();

        @Override
        public String id() {
            return "plain";
        }

        @Override
        public String title() {
            return "Plain";
        }

        @Override
        public List<MissionCard> missions() {
            return List.of();
        }

        @Override
        public State<Well> setUp(SetUp setUp, Luck luck) {
            return game.setUp(setUp, luck);
        }

        @Override
        public View view(State<Well> state) {
            return game.view(state);
        }

        @Override
        public State<Well> imagine(State<Well> state, Luck luck) {
            return game.imagine(state, luck);
        }

        @Override
        public double appraise(Well table) {
            return 0;
        }

        @Override
        public int round(Well table) {
            return table.round();
        }
    }
}
