package redoubt.testkit.saved;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static redoubt.kernel.Seat.seat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import redoubt.kernel.Choice;
import redoubt.kernel.Engine;
import redoubt.kernel.History;
import redoubt.kernel.Luck;
import redoubt.kernel.State;
import redoubt.kernel.json.JsonException;
import redoubt.testkit.vigil.FirstVigil;
import redoubt.testkit.vigil.FirstVigil.Camp;
import redoubt.testkit.vigil.Vigil;

/** States as text, and what is said of a text that is none. */
class StateTextTest {
    private final Engine<Camp> engine = new Engine<>(FirstVigil.first());
    private final StateText<Camp> text = new StateText<>(engine);

    private History<Camp> played(Luck luck, String... keys) {
        History<Camp> history = History.begin(engine, Vigil.alone(), luck);
        for (String key : keys) {
            history = history.then(new Choice(seat(1), key));
        }
        return history;
    }

    private void comesBack(State<Camp> state) {
        assertThat(text.read(text.write(state))).isEqualTo(state);
    }

    @Test
    void aStateIsWrittenByItsParts() {
        assertThat(text.write(played(Luck.seeded(3)).state()))
                .isEqualTo(
                        "{\"@\":\"testkit.saved.StateText$Saved\",\"status\":\"waiting\",\"revealed\":0,"
                                + "\"luck\":{\"@\":\"kernel.Luck$Seeded\",\"seed\":3,\"spent\":{}},"
                                + "\"agenda\":[{\"@\":\"testkit.vigil.FirstVigil$KeepWatch\"},"
                                + "{\"@\":\"testkit.vigil.FirstVigil$NextNight\"}],"
                                + "\"table\":{\"@\":\"testkit.vigil.FirstVigil$Camp\",\"night\":1,\"wood\":0,\"sleepFrom\":5}}");
    }

    @Test
    void aGameIsReadBackWhereverItWaitsOrEnds() {
        comesBack(engine.game().setUp(Vigil.alone(), Luck.seeded(3)));
        for (History<Camp> moment :
                played(Luck.seeded(3), "gather", "gather", "rest", "gather").moments()) {
            comesBack(moment.state());
        }
        assertThat(played(Luck.seeded(3), "gather", "gather", "rest", "gather")
                        .state()
                        .isWon())
                .isTrue();
        comesBack(played(Luck.seeded(3), "rest", "rest", "rest", "rest").state());
    }

    @Test
    void aGameThatWaitsForADieIsReadBack() {
        State<Camp> asked = played(Luck.told(5), "rest", "gather").state();
        assertThat(asked.decision().option("tell 6")).isPresent();
        comesBack(asked);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"waiting\" | \"asleep\" | expected a status but found \"asleep\"",
                "\"spent\":{} | \"spent\":[] | expected what is spent of each stream but found []",
                "\"spent\":{} | \"spent\":{\"deck\":-1} | expected a count but found -1",
                "\"spent\":{} | \"spent\":{\"deck\":\"x\"} | expected a count but found x",
                "FirstVigil$KeepWatch | FirstVigil$Sing | unknown type \"testkit.vigil.FirstVigil$Sing\"",
                "testkit.vigil.FirstVigil$KeepWatch | kernel.RuleId | redoubt.kernel.RuleId is not a Step",
                "\"wood\":0, | '' | expected a member \"wood\" in a Camp",
                "\"wood\":0 | \"wood\":true | expected a Long but found Boolean",
                "\"seed\":3 | \"seed\":3.5 | expected a Long but found Double"
            })
    void aTextThatIsNoStateSaysWhatIsWrong(String good, String bad, String message) {
        String broken = text.write(played(Luck.seeded(3)).state()).replace(good, bad);
        assertThatThrownBy(() -> text.read(broken))
                .isInstanceOf(JsonException.class)
                .hasMessage(message);
    }
}
