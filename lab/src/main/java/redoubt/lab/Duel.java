package redoubt.lab;

import java.util.List;
import java.util.function.IntConsumer;
import redoubt.bots.BotKind;
import redoubt.kernel.Engine;
import redoubt.kernel.Game;
import redoubt.kernel.SetUp;
import redoubt.kernel.Share;

/** Two bots play the same games, each with the same seed, so that a difference comes from the bots more than from the decks. */
public record Duel<T>(Game<T> game, SetUp setUp, BotKind one, BotKind other, int games, long seed, int threads) {

    /** How many games both won, only one of them, and neither. */
    public record Score(int both, int onlyOne, int onlyOther, int neither) {
        static final Score NONE = new Score(0, 0, 0, 0);

        public int games() {
            return both + onlyOne + onlyOther + neither;
        }

        public Share one() {
            return new Share(both + onlyOne, games());
        }

        public Share other() {
            return new Share(both + onlyOther, games());
        }

        /**
         * How likely so uneven a score is between equal bots (McNemar's exact test, two-sided): of the games that only one of them won, each
         * would have won half.
         */
        public double p() {
            int differing = onlyOne + onlyOther;
            double tail = 0;
            double exactly = Math.pow(0.5, differing);
            for (int i = 0; i <= Math.min(onlyOne, onlyOther); i++) {
                tail += exactly;
                exactly *= (double) (differing - i) / (i + 1);
            }
            return Math.min(1, 2 * tail);
        }

        Score plus(Score more) {
            return new Score(
                    both + more.both, onlyOne + more.onlyOne, onlyOther + more.onlyOther, neither + more.neither);
        }

        static Score of(boolean isWonByOne, boolean isWonByOther) {
            return new Score(
                    isWonByOne && isWonByOther ? 1 : 0,
                    isWonByOne && !isWonByOther ? 1 : 0,
                    !isWonByOne && isWonByOther ? 1 : 0,
                    isWonByOne || isWonByOther ? 0 : 1);
        }
    }

    /** The running score of one worker. */
    static final class Tally {
        private Score score = Score.NONE;

        void add(boolean isWonByOne, boolean isWonByOther) {
            score = score.plus(Score.of(isWonByOne, isWonByOther));
        }

        Score score() {
            return score;
        }
    }

    public Score run(IntConsumer progress) {
        List<Tally> counts = new Crew(threads, games, progress)
                .counts(Tally::new, (own, number) -> own.add(isWon(one, seed + number), isWon(other, seed + number)));
        return counts.stream().map(Tally::score).reduce(Score.NONE, Score::plus);
    }

    private boolean isWon(BotKind bot, long gameSeed) {
        return new Trial<>(new Engine<>(game), setUp, bot, gameSeed).play().won();
    }
}
