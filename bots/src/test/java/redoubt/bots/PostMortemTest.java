package redoubt.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static redoubt.kernel.Seat.seat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.bots.BettingGame.Bet;
import redoubt.bots.BettingGame.Cup;
import redoubt.bots.PostMortem.Moment;
import redoubt.kernel.Choice;
import redoubt.kernel.Engine;
import redoubt.kernel.History;
import redoubt.kernel.Luck;
import redoubt.kernel.SetUp;
import redoubt.toy.Gate;
import redoubt.toy.ToyGame;

/** Whether luck or a decision turned a game, on games whose chances are known. */
class PostMortemTest {
    private static final Bet LIKELY = new Bet("likely", 1, 3);
    private static final Bet UNLIKELY = new Bet("unlikely", 1, 6);

    private static History<Cup> played(String key, boolean isWon) {
        BettingGame game = new BettingGame(List.of(LIKELY, UNLIKELY), bet -> bet == LIKELY ? 1 : 0);
        for (long seed = 1; ; seed++) {
            History<Cup> history = History.begin(new Engine<>(game), SetUp.of("betting", "BG-M01"), Luck.seeded(seed))
                    .then(new Choice(seat(1), key));
            if (history.state().isWon() == isWon) {
                return history;
            }
        }
    }

    private static Moment only(History<Cup> game) {
        PostMortem mortem = PostMortem.of(game, Budget.tries(2000), 5, _ -> {});
        assertThat(mortem.moments()).hasSize(1);
        assertThat(mortem.isWon()).isEqualTo(game.state().isWon());
        return mortem.moments().getFirst();
    }

    @Test
    void theRightChoiceThatFailsWasBadLuck() {
        Moment moment = only(played("likely", false));
        assertThat(moment.decision()).isZero();
        assertThat(moment.better()).isEmpty();
        assertThat(moment.chance()).isCloseTo(4 / 6.0, within(3 * moment.error()));
        assertThat(moment.luck()).isEqualTo(-moment.chance());
    }

    @Test
    void theWrongChoiceThatFailsCostWhatTheBetterOneWasWorth() {
        Moment moment = only(played("unlikely", false));
        assertThat(moment.better()).contains(LIKELY);
        // The bets share a die: the likely one is won in half of all futures in which the unlikely one is not.
        assertThat(moment.decision()).isCloseTo(-0.5, within(0.25)).isNegative();
        assertThat(moment.chance() + moment.decision() + moment.luck()).isCloseTo(0, within(1e-9));
    }

    @Test
    void theWrongChoiceThatSucceedsWasGoodLuck() {
        Moment moment = only(played("unlikely", true));
        assertThat(moment.decision()).isNegative();
        assertThat(moment.luck()).isGreaterThan(0.5);
        assertThat(moment.chance() + moment.decision() + moment.luck()).isCloseTo(1, within(1e-9));
    }

    @Test
    void changesLeadFromTheFirstChanceToTheEnd() {
        ToyGame game = new ToyGame();
        History<Gate> history =
                History.begin(new Engine<>(game), SetUp.of("toy", "TY-M02").withSeats(2), Luck.seeded(3));
        Bot<Gate> bot = BotKind.RANDOM.bot(game, 3);
        // Something that nobody was asked for is part of the game too.
        history = history.then(new Choice(seat(1), "throw torch"));
        while (!history.state().isOver()) {
            var option = bot.choose(history.state());
            history = history.then(
                    new Choice(history.state().decision().seats(option).first(), option.key()));
        }
        List<Integer> done = new ArrayList<>();
        PostMortem mortem = PostMortem.of(history, Budget.tries(60), 1, done::add);
        assertThat(done).last().isEqualTo(history.length());
        assertThat(mortem.moments()).hasSize(history.length());
        double sum = mortem.moments().getFirst().chance();
        for (Moment moment : mortem.moments()) {
            assertThat(moment.chance()).isBetween(0.0, 1.0);
            assertThat(moment.decision()).isLessThanOrEqualTo(0);
            sum += moment.decision() + moment.luck();
        }
        assertThat(sum).isCloseTo(history.state().isWon() ? 1 : 0, within(1e-9));
        List<Moment> turning = mortem.turningPoints(3);
        assertThat(turning).hasSizeLessThanOrEqualTo(3).isNotEmpty();
        assertThat(turning.getFirst().weight())
                .isGreaterThanOrEqualTo(turning.getLast().weight());
        assertThat(PostMortem.of(history, Budget.tries(60), 1, _ -> {})).isEqualTo(mortem);
    }
}
