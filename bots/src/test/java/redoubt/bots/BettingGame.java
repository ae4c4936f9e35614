package redoubt.bots;

import static redoubt.kernel.RuleId.rule;

import java.util.List;
import java.util.function.ToDoubleFunction;
import redoubt.kernel.Agenda;
import redoubt.kernel.Decision;
import redoubt.kernel.Game;
import redoubt.kernel.Luck;
import redoubt.kernel.MissionCard;
import redoubt.kernel.Option;
import redoubt.kernel.Play;
import redoubt.kernel.Question;
import redoubt.kernel.RuleId;
import redoubt.kernel.Seats;
import redoubt.kernel.Sense;
import redoubt.kernel.SetUp;
import redoubt.kernel.State;
import redoubt.kernel.Stream;
import redoubt.kernel.View;

/**
 * A game whose chances are known: players bet that dice show a sum, and win or lose at once; or they wait a round and are asked again. What
 * its sense thinks of the bets is up to the test.
 */
record BettingGame(List<Bet> bets, ToDoubleFunction<Bet> opinion) implements Game<BettingGame.Cup> {
    static final RuleId BETTING = rule("BG-BET-01");
    private static final Stream DICE = Stream.stream("dice");

    /** So many dice must show at least this sum; without dice it only waits, and gains a little. */
    record Bet(String key, int dice, int needed) implements Option {
        static Bet waiting(String key, int gained) {
            return new Bet(key, 0, gained);
        }
    }

    /** The round, and what was gained by waiting: hundredths of the chance to win. */
    record Cup(int round, int gained) {}

    /** Which bet is made. */
    record Which(List<Bet> bets) implements Question<Cup, Bet> {
        @Override
        public Decision<Bet> decision(Cup table) {
            return new Decision<>(BETTING, Seats.upTo(1), bets);
        }

        @Override
        public void answer(Bet chosen, Play<Cup> play) {
            if (chosen.dice() == 0) {
                play.table(new Cup(play.table().round() + 1, play.table().gained() + chosen.needed()));
                play.then(this);
                return;
            }
            int sum = 0;
            for (int i = 0; i < chosen.dice(); i++) {
                sum += play.d6(DICE);
            }
            if (sum >= chosen.needed()) {
                play.win(BETTING);
            } else {
                play.lose(BETTING);
            }
        }
    }

    /** Nothing to see. */
    record Nothing() implements View {}

    @Override
    public String id() {
        return "betting";
    }

    @Override
    public String title() {
        return "Betting";
    }

    @Override
    public List<MissionCard> missions() {
        return List.of(new MissionCard("BG-M01", "One bet", "easy", "short"));
    }

    @Override
    public State<Cup> setUp(SetUp setUp, Luck luck) {
        return State.laidOut(new Cup(1, 0), Agenda.of(new Which(bets)), luck);
    }

    @Override
    public View view(State<Cup> state) {
        return new Nothing();
    }

    @Override
    public State<Cup> imagine(State<Cup> state, Luck luck) {
        return state.withLuck(luck);
    }

    @Override
    public double appraise(Cup table) {
        return 0.5;
    }

    @Override
    public int round(Cup table) {
        return table.round();
    }

    @Override
    public Sense<Cup> sense() {
        return new Sense<>() {
            @Override
            public double[] opinions(State<Cup> state, List<? extends Option> options) {
                return options.stream()
                        .mapToDouble(each -> opinion.applyAsDouble((Bet) each))
                        .toArray();
            }

            @Override
            public boolean isIdle(State<Cup> state, Option option) {
                return option.key().equals("pass");
            }

            @Override
            public double chance(Cup table) {
                return table.gained() / 100.0;
            }
        };
    }
}
