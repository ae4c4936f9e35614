package redoubt.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import redoubt.kernel.Engine;
import redoubt.kernel.Luck;
import redoubt.kernel.Order;
import redoubt.kernel.Seat;
import redoubt.kernel.SetUp;
import redoubt.kernel.State;
import redoubt.toy.Gate;
import redoubt.toy.ToyGame;

class BotKindTest {
    @ParameterizedTest
    @ValueSource(
            strings = {"random", "greedy", "quick", "search", "search:1", "search:300", "search:60000", "search:200p"})
    void botsAreFoundByTheirWord(String word) {
        assertThat(BotKind.named(word)).map(BotKind::word).contains(word);
    }

    @ParameterizedTest
    @CsvSource({
        "clever, there is no bot clever",
        "'', there is no bot",
        "quick:3, there is no bot quick:3",
        "search:, expected search:300",
        "search:3s, expected search:300",
        "search:-1, expected search:300",
        "search:0, 1 to 60000 milliseconds",
        "search:60001, 1 to 60000 milliseconds",
        "search:0p, 1 to 1000000 playouts",
        "search:9999999999999p, expected search:300"
    })
    void anyOtherWordIsRefusedWithWhatWasExpected(String word, String said) {
        assertThat(BotKind.named(word)).isEmpty();
        assertThat(BotKind.problem(word).orElseThrow()).contains(said);
        assertThatThrownBy(() -> new BotKind(word)).hasMessageContaining(said);
    }

    @Test
    void onlyACountedSearchCanBeHadAgain() {
        assertThat(List.of("random", "greedy", "quick", "search:5p"))
                .allMatch(word -> new BotKind(word).isRepeatable());
        assertThat(List.of("search", "search:5")).noneMatch(word -> new BotKind(word).isRepeatable());
    }

    @Test
    void aBotHeedsItsOrders() {
        ToyGame game = new ToyGame();
        State<Gate> state = new Engine<>(game)
                .begin(SetUp.of("toy", "TY-M03").withSeats(3), Luck.seeded(7))
                .state();
        List<Order> first = List.of(new Order(Seat.seat(3), Order.Kind.FIRST, List.of()));
        for (String word : List.of("quick", "search:30p")) {
            for (long seed = 0; seed < 10; seed++) {
                assertThat(new BotKind(word)
                                .bot(game, first, seed)
                                .choose(state)
                                .key())
                        .isEqualTo("bar 3");
            }
        }
    }
}
