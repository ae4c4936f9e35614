package redoubt.lab;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntConsumer;
import redoubt.bots.BotKind;
import redoubt.bots.Future;
import redoubt.kernel.Engine;
import redoubt.kernel.Game;
import redoubt.kernel.LearntChance;
import redoubt.kernel.Option;
import redoubt.kernel.Progress;
import redoubt.kernel.SetUp;
import redoubt.kernel.Share;
import redoubt.kernel.SplitMix;
import redoubt.kernel.State;
import redoubt.lab.LogisticRegression.Sample;

/**
 * Learns the chance of winning from games that a bot plays. A sample is a table at the start of a round, where playouts end, told by how often it
 * is won when it is played on by opinion; or, if nothing is played on, also one halfway through the round, told by how its game ended. Every
 * fifth game is held out to see what has been learnt.
 *
 * @param playedOn how often each sample is played on to its end
 */
public record Training<T>(Game<T> game, BotKind bot, int games, long seed, int threads, int playedOn) {
    private static final int HELD_OUT = 5;

    /** More positions of one game would say the same again. */
    private static final int MOST_OF_A_GAME = 12;

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
        Engine<T> engine = new Engine<>(game).silent();
        Trial<T> trial = new Trial<>(engine, setUp, bot, seed + number);
        Sampling<T> sampling = new Sampling<>(game, playedOn > 0);
        boolean isWon = trial.play(sampling).won();
        SplitMix random = new SplitMix(~(seed + number));
        List<Sample> samples = new ArrayList<>();
        int apart = playedOn > 0 ? Math.ceilDiv(sampling.seen.size(), MOST_OF_A_GAME) : 1;
        for (int i = 0; i < sampling.seen.size(); i += apart) {
            State<T> state = sampling.seen.get(i);
            double won = playedOn > 0 ? playedOn(engine, state, random) : isWon ? 1 : 0;
            samples.add(new Sample(game.sense().features(state.table()), won));
        }
        return new Played(number, isWon, samples);
    }

    /** The share of games won when a position is played on by opinion, each time with other luck. */
    private double playedOn(Engine<T> engine, State<T> state, SplitMix random) {
        int won = 0;
        for (int i = 0; i < playedOn; i++) {
            won += Future.of(engine, game.sense(), state, random.next()).isWon() ? 1 : 0;
        }
        return (double) won / playedOn;
    }

    /** Looks at a table when a round begins; if asked, once more when it has gone on for a while, and seldom after that. */
    private static final class Sampling<T> implements Trial.Watcher<T> {
        private final Game<T> game;
        private final boolean isOnlyBeginning;
        private final List<State<T>> seen = new ArrayList<>();
        private int round = Integer.MIN_VALUE;
        private int inRound;

        Sampling(Game<T> game, boolean isOnlyBeginning) {
            this.game = game;
            this.isOnlyBeginning = isOnlyBeginning;
        }

        @Override
        public void taken(State<T> before, Option option, Progress<T> progress) {
            if (progress.state().isOver()) {
                return;
            }
            T table = progress.state().table();
            inRound = game.round(table) == round ? inRound + 1 : 0;
            round = game.round(table);
            if (inRound == 0 || !isOnlyBeginning && (inRound == APART || inRound % LONG == 0)) {
                seen.add(progress.state());
            }
        }
    }

    public Learnt learn(Lesson lesson) {
        List<Sample> samples = lesson.samples(false);
        LearntChance sum = LogisticRegression.learn(samples, game.sense().leanings());
        LearntChance chance = playedOn > 0 ? new Forking(samples).added(sum) : sum;
        List<Sample> held = lesson.samples(true);
        double base = held.stream().mapToDouble(Sample::won).average().orElse(0);
        return new Learnt(
                chance,
                samples.size(),
                area(chance, held),
                held.stream()
                        .mapToDouble(each -> loss(chance.at(each.features()), each.won()))
                        .average()
                        .orElse(0),
                held.stream()
                        .mapToDouble(each -> loss(base, each.won()))
                        .average()
                        .orElse(0));
    }

    private static double loss(double chance, double won) {
        return -won * Math.log(Math.max(1e-9, chance)) - (1 - won) * Math.log(Math.max(1e-9, 1 - chance));
    }

    /** The area under the curve, by ranks: samples sorted by chance, ties sharing theirs; a sample won in part counts in part. */
    private static double area(LearntChance chance, List<Sample> held) {
        List<Sample> sorted = held.stream()
                .sorted(Comparator.comparingDouble(each -> chance.at(each.features())))
                .toList();
        double won = 0;
        double lostBelow = 0;
        double pairs = 0;
        for (int from = 0; from < sorted.size(); ) {
            int to = from;
            double value = chance.at(sorted.get(from).features());
            while (to < sorted.size() && chance.at(sorted.get(to).features()) == value) {
                to++;
            }
            double wonHere = 0;
            for (int i = from; i < to; i++) {
                wonHere += sorted.get(i).won();
            }
            won += wonHere;
            lostBelow += to - from - wonHere;
            pairs += wonHere * (lostBelow - (to - from - wonHere) / 2);
            from = to;
        }
        return won == 0 || lostBelow == 0 ? 0.5 : pairs / (won * lostBelow);
    }
}
