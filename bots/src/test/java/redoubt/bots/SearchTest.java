package redoubt.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;
import redoubt.bots.BettingGame.Bet;
import redoubt.bots.BettingGame.Cup;
import redoubt.kernel.Engine;
import redoubt.kernel.Luck;
import redoubt.kernel.Option;
import redoubt.kernel.SetUp;
import redoubt.kernel.State;
import redoubt.kernel.Tell;
import redoubt.toy.Gate;
import redoubt.toy.ToyGame;

/** Thinking ahead, on games whose chances are known. */
class SearchTest {
    private static final Bet HALF = new Bet("half", 1, 4);
    private static final Bet TENTH = new Bet("tenth", 2, 9);
    private static final Bet SURE = new Bet("sure", 1, 1);
    private static final Bet HOPELESS = new Bet("hopeless", 1, 7);

    private static BettingGame game(ToDoubleFunction<Bet> opinion, Bet... bets) {
        return new BettingGame(List.of(bets), opinion);
    }

    private static State<Cup> begun(BettingGame game) {
        return new Engine<>(game)
                .begin(SetUp.of("betting", "BG-M01"), Luck.seeded(1))
                .state();
    }

    private static List<Judged> judged(BettingGame game, int playouts) {
        State<Cup> state = begun(game);
        return new Search<>(game, game.sense(), Budget.tries(playouts))
                .judge(state, state.decision().options(), 7);
    }

    private static String chosen(BettingGame game, long seed, int playouts) {
        return new SearchBot<>(game, game.sense(), false, seed, Budget.tries(playouts))
                .choose(begun(game))
                .key();
    }

    @Test
    void chancesAreThoseOfTheDiceWithinTheirErrors() {
        // Beside a bet that is hardly worse both are tried often, and the rare one is soon dropped.
        List<Judged> judged = judged(game(_ -> 0, HALF, new Bet("nearly", 3, 11), TENTH), 6000);
        Judged half = judged.stream()
                .filter(each -> each.option() == HALF)
                .findFirst()
                .orElseThrow();
        Judged rare = judged.stream()
                .filter(each -> each.option() == TENTH)
                .findFirst()
                .orElseThrow();
        assertThat(half.samples()).isGreaterThan(rare.samples());
        assertThat(half.chance()).isCloseTo(0.5, within(4 * half.error()));
        assertThat(half.error()).isCloseTo(Math.sqrt(0.25 / half.samples()), within(0.1 * half.error()));
    }

    @Test
    void theBestComesFirstAndWhatWasNotTriedLast() {
        List<Judged> judged = judged(game(bet -> bet == HOPELESS ? -10 : 0, HOPELESS, TENTH, SURE), 400);
        assertThat(judged).map(each -> each.option().key()).containsExactly("sure", "tenth", "hopeless");
        assertThat(judged.getFirst().chance()).isEqualTo(1);
        assertThat(judged.getFirst().error()).isZero();
        assertThat(judged.getLast().samples()).isZero();
    }

    /** An action for nothing must not stand first because it happened to be drawn first. */
    @Test
    void whatLeavesEverythingAsItIsStandsBehindWhateverMayBeAsGood() {
        Bet pass = Bet.waiting("pass", 2);
        for (long seed = 0; seed < 20; seed++) {
            assertThat(keys(seed, pass, Bet.waiting("act", 2), Bet.waiting("worse", 1)))
                    .containsExactly("act", "pass", "worse");
            assertThat(keys(seed, Bet.waiting("pass", 3), Bet.waiting("act", 2)))
                    .as("surely better")
                    .containsExactly("pass", "act");
            assertThat(keys(seed, new Bet("pass", 1, 3), HOPELESS))
                    .as("better by the dice")
                    .containsExactly("pass", "hopeless");
        }
    }

    private static List<String> keys(long seed, Bet... bets) {
        BettingGame game = game(_ -> 0, bets);
        State<Cup> state = begun(game);
        return new Search<>(game, game.sense(), Budget.tries(600))
                .judge(state, state.decision().options(), seed).stream()
                        .map(each -> each.option().key())
                        .toList();
    }

    @Test
    void everyCandidateMeetsTheSameLuck() {
        Bet twin = new Bet("twin", 1, 4);
        List<Judged> judged = judged(game(_ -> 0, HALF, twin), 20);
        assertThat(judged.get(0).samples()).isEqualTo(10);
        assertThat(judged.get(0).chance()).isEqualTo(judged.get(1).chance());
        // Not only on average: the harder bet is never won in a future in which the easier one is lost.
        BettingGame game = game(_ -> 0, HALF, new Bet("five", 1, 5));
        State<Cup> state = begun(game);
        for (long seed = 0; seed < 200; seed++) {
            Future<Cup> future = Future.of(new Engine<>(game).silent(), game.sense(), state, seed);
            assertThat(future.after(HALF)).isGreaterThanOrEqualTo(future.after(new Bet("five", 1, 5)));
        }
    }

    @Test
    void aPlayoutEndsAtTheStartOfTheRoundAfterNext() {
        BettingGame game = game(bet -> bet.needed(), Bet.waiting("wait", 1), Bet.waiting("linger", 2));
        Future<Cup> future = Future.of(new Engine<>(game).silent(), game.sense(), begun(game), 3);
        assertThat(future.after(Bet.waiting("wait", 1))).isEqualTo(0.03);
        assertThat(future.after(Bet.waiting("linger", 2))).isEqualTo(0.04);
    }

    @Test
    void aFavouriteThatIsWrongIsLeft() {
        BettingGame game = game(bet -> bet == TENTH ? 1 : 0, TENTH, HALF, HOPELESS);
        assertThat(new PolicyBot<>(game.sense(), 1).choose(begun(game))).isEqualTo(TENTH);
        int found = 0;
        for (long seed = 0; seed < 100; seed++) {
            found += chosen(game, seed, 300).equals("half") ? 1 : 0;
        }
        assertThat(found).isGreaterThan(95);
    }

    @Test
    void aFavouriteThatIsRightIsKept() {
        BettingGame game = game(bet -> bet == HALF ? 1 : 0, TENTH, HALF, HOPELESS);
        int left = 0;
        for (long seed = 0; seed < 100; seed++) {
            left += chosen(game, seed, 300).equals("half") ? 0 : 1;
        }
        assertThat(left).isLessThan(3);
    }

    @Test
    void aGainThatIsNotSureIsNotTaken() {
        Race swinging = race(0, 1, 1, 0, 0, 1, 1, 0, 0, 0.2);
        assertThat(swinging.leader()).isEqualTo(1);
        Race.Difference gain = swinging.difference(1, 0);
        assertThat(gain.mean()).isCloseTo(0.04, within(1e-9)).isLessThan(0.1 * gain.error());
        assertThat(SearchBot.chosen(swinging, 0.002)).isZero();
        Race likely = race(0, 1, 0, 1, 0, 1, 1, 0, 0, 0.2);
        Race.Difference ahead = likely.difference(1, 0);
        assertThat(ahead.mean()).isBetween(ahead.error(), 1.4 * ahead.error());
        assertThat(SearchBot.chosen(likely, 0.002)).isZero();
        Race sure = race(0.65, 0, 0, 1, 0, 0.2, 0, 1, 0, 1);
        Race.Difference surely = sure.difference(1, 0);
        assertThat(surely.mean()).isBetween(1.4 * surely.error(), 1.6 * surely.error());
        assertThat(SearchBot.chosen(sure, 0.002)).isEqualTo(1);
        Race tiny = race(0.5, 0.501, 0.5, 0.501, 0.5, 0.501, 0.5, 0.501);
        assertThat(tiny.leader()).isEqualTo(1);
        assertThat(SearchBot.chosen(tiny, 0.002)).isZero();
        assertThat(SearchBot.chosen(tiny, 0.0005)).isEqualTo(1);
        assertThat(SearchBot.chosen(race(0, 1, 0, 1, 0, 1), 0.002)).isZero();
    }

    private static Race race(double... pairs) {
        Race race = new Race(2);
        for (int i = 0; i < pairs.length; i += 2) {
            race.add(new double[] {pairs[i], pairs[i + 1]});
        }
        return race;
    }

    @Test
    void anOrderIsLeftOnlyForMuchMore() {
        for (int gain : List.of(1, 4, 6)) {
            Bet asked = Bet.waiting("asked", 1);
            Bet better = Bet.waiting("better", 1 + gain);
            BettingGame game = game(bet -> bet.equals(asked) ? 1 : 0, asked, better);
            Budget budget = Budget.tries(60);
            assertThat(new SearchBot<>(game, game.sense(), false, 1, budget).choose(begun(game)))
                    .isEqualTo(better);
            assertThat(new SearchBot<>(game, game.sense(), true, 1, budget).choose(begun(game)))
                    .isEqualTo(gain > 5 ? better : asked);
        }
    }

    @Test
    void withoutTimeTheFavouriteIsTaken() {
        BettingGame game = game(bet -> bet == TENTH ? 1 : 0, TENTH, SURE);
        assertThat(chosen(game, 1, 0)).isEqualTo("tenth");
        assertThat(chosen(game, 1, 6)).isEqualTo("tenth");
        assertThat(chosen(game, 1, 40)).isEqualTo("sure");
    }

    @Test
    void playoutsAreCounted() {
        for (int playouts : List.of(1, 10, 30, 500)) {
            int used = judged(game(_ -> 0, HALF, new Bet("twin", 1, 4)), playouts).stream()
                    .mapToInt(Judged::samples)
                    .sum();
            // Twins are known to be alike after sixteen futures; one of them goes on to 24, to tell its chance.
            assertThat(used).isEqualTo(Math.min(40, playouts / 2 * 2));
        }
    }

    @Test
    void aDieThatIsToBeToldIsNobodysChoice() {
        BettingGame game = game(_ -> 0, HALF, TENTH);
        State<Cup> asked = new Engine<>(game)
                .begin(SetUp.of("betting", "BG-M01"), Luck.told(1))
                .state();
        State<Cup> telling = new Engine<>(game).apply(asked, HALF).state();
        assertThat(telling.decision().options().getFirst()).isInstanceOf(Tell.class);
        for (BotKind kind : BotKind.ladder()) {
            assertThat(kind.bot(game, 1).choose(telling)).isInstanceOf(Tell.class);
        }
        assertThat(new Search<>(game, game.sense(), Budget.tries(9))
                        .judge(telling, telling.decision().options(), 1))
                .isEmpty();
    }

    private static List<String> toy(String bot, long seed) {
        ToyGame game = new ToyGame();
        Engine<Gate> engine = new Engine<>(game);
        Bot<Gate> player = BotKind.named(bot).orElseThrow().bot(game, seed);
        List<String> chosen = new ArrayList<>();
        State<Gate> state = engine.begin(SetUp.of("toy", "TY-M02").withSeats(3), Luck.seeded(1))
                .state();
        while (!state.isOver()) {
            Option option = player.choose(state);
            chosen.add(option.key());
            state = engine.apply(state, option).state();
        }
        return chosen;
    }

    @Test
    void theSameSeedAndPlayoutsMakeTheSameChoices() {
        assertThat(toy("search:60p", 5)).isEqualTo(toy("search:60p", 5));
        assertThat(toy("quick", 5)).isEqualTo(toy("quick", 5));
    }

    private static int won(BotKind kind, int games) {
        ToyGame game = new ToyGame();
        Engine<Gate> engine = new Engine<>(game);
        int won = 0;
        for (long seed = 0; seed < games; seed++) {
            Bot<Gate> bot = kind.bot(game, seed);
            State<Gate> state = engine.begin(SetUp.of("toy", "TY-M01").withSeats(2), Luck.seeded(seed))
                    .state();
            while (!state.isOver()) {
                state = engine.apply(state, bot.choose(state)).state();
            }
            won += state.isWon() ? 1 : 0;
        }
        return won;
    }

    @Test
    void theQuickBotHoldsTheGateMoreOftenThanChanceAndTheSearchNoWorse() {
        int quick = won(BotKind.QUICK, 60);
        assertThat(quick).isGreaterThan(won(BotKind.RANDOM, 60) + 10);
        assertThat(won(new BotKind("search:40p"), 60)).isGreaterThanOrEqualTo(quick - 3);
    }
}
