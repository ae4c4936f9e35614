package redoubt.lab;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntConsumer;
import redoubt.bots.BotKind;
import redoubt.kernel.Engine;
import redoubt.kernel.Game;
import redoubt.kernel.LearntChance;
import redoubt.kernel.Option;
import redoubt.kernel.Progress;
import redoubt.kernel.Sense;
import redoubt.kernel.SetUp;
import redoubt.kernel.Share;
import redoubt.kernel.State;
import redoubt.lab.LogisticRegression.Sample;

/**
 * Learns the chance of winning from games that a bot plays: a sample at the start of each round and halfway through it, told by how its game
 * ended. Every fifth game is held out to see what has been learnt.
 */
public record Training<T>(Game<T> game, BotKind bot, int games, long seed, int threads) {
    private static final int HELD_OUT = 5;

    /** How many decisions apart two samples of a round are at least. */
    private static final int APART = 8;

    /** In a round that goes on for long, such as a last stand, it looks again after so many. */
    private static final int LONG = 40;

    /** The samples of one game. */
    private record Played(int number, boolean isWon, List<Sample> samples) {}

    /** The games of one mission, in their order. */
    public static final class Lesson {
        private final List<Played> games;

        private Lesson(List<Played> games) {
            this.games = games;
        }

        public Share won() {
            return new Share((int) games.stream().filter(Played::isWon).count(), games.size());
        }

        private List<Sample> samples(boolean isHeldOut) {
            return games.stream()
                    .filter(each -> (each.number() % HELD_OUT == HELD_OUT - 1) == isHeldOut)
                    .flatMap(each -> each.samples().stream())
                    .toList();
        }

        /** All lessons together, for missions that were never played. */
        public static Lesson of(List<Lesson> lessons) {
            return new Lesson(
                    lessons.stream().flatMap(each -> each.games.stream()).toList());
        }
    }

    /**
     * What was learnt from games, and how well it tells those held out.
     *
     * @param area how likely a sample of a won game has a higher chance than one of a lost game; 0.5 is guessing
     * @param logLoss what a sample costs on average, to be compared with what it costs to know only how many games are won
     */
    public record Learnt(LearntChance chance, int samples, double area, double logLoss, double baseLoss) {}

    public Lesson play(SetUp setUp, IntConsumer progress) {
        List<List<Played>> counts = new Crew(threads, games, progress)
                .<List<Played>>counts(ArrayList::new, (own, number) -> own.add(played(setUp, number)));
        return new Lesson(counts.stream()
                .flatMap(List::stream)
                .sorted(Comparator.comparingInt(Played::number))
                .toList());
    }

    private Played played(SetUp setUp, int number) {
        Trial<T> trial = new Trial<>(new Engine<>(game).silent(), setUp, bot, seed + number);
        Sampling<T> sampling = new Sampling<>(game);
        boolean isWon = trial.play(sampling).won();
        return new Played(
                number,
                isWon,
                sampling.seen.stream().map(each -> new Sample(each, isWon)).toList());
    }

    /** Looks at a table when a round begins, once more when it has gone on for a while, and seldom after that. */
    private static final class Sampling<T> implements Trial.Watcher<T> {
        private final Game<T> game;
        private final Sense<T> sense;
        private final List<double[]> seen = new ArrayList<>();
        private int round = Integer.MIN_VALUE;
        private int inRound;

        Sampling(Game<T> game) {
            this.game = game;
            this.sense = game.sense();
        }

        @Override
        public void taken(State<T> before, Option option, Progress<T> progress) {
            if (progress.state().isOver()) {
                return;
            }
            T table = progress.state().table();
            inRound = game.round(table) == round ? inRound + 1 : 0;
            round = game.round(table);
            if (inRound == APART || inRound % LONG == 0) {
                seen.add(sense.features(table));
            }
        }
    }

    public Learnt learn(Lesson lesson) {
        LearntChance chance =
                LogisticRegression.learn(lesson.samples(false), game.sense().leanings());
        List<Sample> held = lesson.samples(true);
        double base = held.stream().filter(Sample::isWon).count() / (double) Math.max(1, held.size());
        return new Learnt(
                chance,
                lesson.samples(false).size(),
                area(chance, held),
                held.stream()
                        .mapToDouble(each -> loss(chance.at(each.features()), each.isWon()))
                        .average()
                        .orElse(0),
                held.stream()
                        .mapToDouble(each -> loss(base, each.isWon()))
                        .average()
                        .orElse(0));
    }

    private static double loss(double chance, boolean isWon) {
        return -Math.log(Math.max(1e-9, isWon ? chance : 1 - chance));
    }

    /** The area under the curve, by ranks: samples sorted by chance, ties sharing theirs. */
    private static double area(LearntChance chance, List<Sample> held) {
        List<Sample> sorted = held.stream()
                .sorted(Comparator.comparingDouble(each -> chance.at(each.features())))
                .toList();
        double wonRanks = 0;
        long won = 0;
        for (int from = 0; from < sorted.size(); ) {
            int to = from;
            double value = chance.at(sorted.get(from).features());
            while (to < sorted.size() && chance.at(sorted.get(to).features()) == value) {
                to++;
            }
            for (int i = from; i < to; i++) {
                if (sorted.get(i).isWon()) {
                    won++;
                    wonRanks += (from + 1 + to) / 2.0;
                }
            }
            from = to;
        }
        long lost = sorted.size() - won;
        return won == 0 || lost == 0 ? 0.5 : (wonRanks - won * (won + 1) / 2.0) / ((double) won * lost);
    }
}
