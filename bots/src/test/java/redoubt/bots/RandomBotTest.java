package redoubt.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import redoubt.kernel.Engine;
import redoubt.kernel.Luck;
import redoubt.kernel.Option;
import redoubt.kernel.Seat;
import redoubt.kernel.SetUp;
import redoubt.kernel.State;
import redoubt.toy.Gate;
import redoubt.toy.ToyGame;

/** The random bot takes what is offered, all of it, and the same with the same seed. */
class RandomBotTest {
    private final Engine<Gate> engine = new Engine<>(new ToyGame());

    private List<String> game(long seed) {
        Bot<Gate> bot = BotKind.RANDOM.bot(engine.game(), seed);
        List<String> chosen = new ArrayList<>();
        State<Gate> state = engine.begin(SetUp.of("toy", "TY-M02").withSeats(3), Luck.seeded(1))
                .state();
        while (!state.isOver()) {
            Option option = bot.choose(state);
            assertThat(state.decision().options()).anyMatch(offered -> offered == option);
            chosen.add(option.key());
            state = engine.apply(state, option).state();
        }
        return chosen;
    }

    @Test
    void theSameSeedTakesTheSameOptions() {
        assertThat(game(5)).isEqualTo(game(5)).isNotEqualTo(game(6));
    }

    @Test
    void everyOptionIsTakenSometimes() {
        Bot<Gate> bot = new RandomBot<>(3);
        State<Gate> state =
                engine.begin(SetUp.of("toy", "TY-M02"), Luck.seeded(7)).state();
        TreeSet<String> taken = new TreeSet<>();
        for (int i = 0; i < 100; i++) {
            taken.add(bot.choose(state).key());
        }
        assertThat(taken).containsExactly("bar", "shoot");
    }

    @Test
    void aBotOfASeatTakesItsOwnOptionsOnly() {
        State<Gate> state = engine.begin(SetUp.of("toy", "TY-M03").withSeats(3), Luck.seeded(7))
                .state();
        for (BotKind kind : BotKind.ladder()) {
            Bot<Gate> bot = kind.bot(engine.game(), 3);
            TreeSet<String> taken = new TreeSet<>();
            for (int i = 0; i < 30; i++) {
                taken.add(bot.choose(state, new Seat(2)).key());
            }
            assertThat(taken).isNotEmpty().allMatch(key -> key.endsWith(" 2"));
        }
    }

    @Test
    void aBotAgreesToWhatOthersAskOfIt() {
        List<Reply> replies = List.of(new Reply("refuse", false), new Reply("agree", true));
        State<Gate> state =
                engine.begin(SetUp.of("toy", "TY-M02"), Luck.seeded(7)).state();
        for (BotKind kind : BotKind.ladder()) {
            for (long seed = 0; seed < 10; seed++) {
                assertThat(kind.bot(engine.game(), seed).choose(state, replies).key())
                        .isEqualTo("agree");
            }
        }
    }

    /** An answer to what somebody else asked for. */
    private record Reply(String key, boolean isConsent) implements Option {}
}
