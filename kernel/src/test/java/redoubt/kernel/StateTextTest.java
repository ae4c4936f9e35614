package redoubt.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import redoubt.kernel.json.JsonException;

/** States as text, and what is said of a text that is none. */
class StateTextTest {
    private final Engine<Well> engine = new Engine<>(new WellGame());
    private final StateText<Well> text = new StateText<>(engine, SetUp.of("well", "WL-M01"));
    private final State<Well> state =
            engine.begin(SetUp.of("well", "WL-M01"), Luck.seeded(3)).state();

    @Test
    void aStateIsWrittenByItsParts() {
        assertThat(text.write(state))
                .isEqualTo("{\"@\":\"kernel.StateText$Saved\",\"status\":\"waiting\",\"revealed\":0,"
                        + "\"luck\":{\"@\":\"kernel.Luck$Seeded\",\"seed\":3,\"spent\":{}},"
                        + "\"agenda\":[{\"@\":\"kernel.Well$Act\"},{\"@\":\"kernel.Well$NextRound\"},"
                        + "{\"@\":\"kernel.Well$Round\"}],"
                        + "\"table\":{\"@\":\"kernel.Well\",\"round\":1,\"water\":0,\"dice\":[]}}");
    }

    @Test
    void equalStatesHaveEqualHashesAndOthersOthers() {
        State<Well> later = engine.apply(state, Well.Act.Deed.ROLL).state();
        assertThat(text.hash(state)).matches("[0-9a-f]{16}").isEqualTo(text.hash(text.read(text.write(state))));
        assertThat(text.hash(later)).isNotEqualTo(text.hash(state));
        assertThat(text.read(text.write(later))).isEqualTo(later);
    }

    @Test
    void lostGamesAreReadBackLost() {
        State<Well> lost = engine.apply(state, Well.Act.Deed.FALL).state();
        assertThat(text.read(text.write(lost))).isEqualTo(lost);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"waiting\" | \"asleep\" | expected a status but found \"asleep\"",
                "\"spent\":{} | \"spent\":[] | expected what is spent of each stream but found []",
                "\"spent\":{} | \"spent\":{\"deck\":-1} | expected a count but found -1",
                "\"spent\":{} | \"spent\":{\"deck\":\"x\"} | expected a count but found x",
                "kernel.Well$Act | kernel.Well$Axe | unknown type \"kernel.Well$Axe\"",
                "kernel.Well$Act | kernel.RuleId | redoubt.kernel.RuleId is not a Step",
                "\"water\":0, | '' | expected a member \"water\" in a Well",
                "\"water\":0 | \"water\":true | expected a Long but found Boolean",
                "\"seed\":3 | \"seed\":3.5 | expected a Long but found Double"
            })
    void aTextThatIsNoStateSaysWhatIsWrong(String good, String bad, String message) {
        String broken = text.write(state).replace(good, bad);
        assertThatThrownBy(() -> text.read(broken))
                .isInstanceOf(JsonException.class)
                .hasMessage(message);
    }

    @Test
    void whatIsLaidOutIsNotHurried() {
        State<Well> laidOut = State.laidOut(
                Well.DRY, Agenda.of(new Well.Pour(1)), Luck.loaded(List.of(1).getFirst()));
        assertThat(text.read(text.write(laidOut))).isEqualTo(laidOut);
        assertThat(engine.awaken(State.laidOut(Well.DRY, Agenda.empty(), Luck.loaded()))
                        .agenda()
                        .isEmpty())
                .isTrue();
    }
}
