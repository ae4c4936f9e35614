package redoubt.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import redoubt.bots.PolicyBot;
import redoubt.kernel.Engine;
import redoubt.kernel.Game;
import redoubt.kernel.Luck;
import redoubt.kernel.Sense;
import redoubt.kernel.SetUp;
import redoubt.kernel.SplitMix;
import redoubt.kernel.State;

/**
 * Finds better habits for a sense by playing (an evolution strategy): each try is two games with the same luck, one with all habits changed a
 * little at random, one with them changed the other way. If only one of them is won, its changes count as good. After a round of tries each
 * habit moves the way that came along with winning, and the less the more luck alone may explain it.
 *
 * <p>Say 200 of 800 tries are told apart, and larger steps towards the goal came with the won game so often that chance would do it once in a
 * hundred times. Then the habit {@code step} grows by a tenth, while one that came with it as often as without stays almost where it was.
 *
 * @param setUps what is played, in turns
 * @param rounds how often the habits move
 * @param tries how many tries there are between two moves
 */
public record Practice<T>(Game<T> game, List<SetUp> setUps, int rounds, int tries, long seed, int threads) {
    /** How far habits are changed in a try, as a share of what they usually are: in the first round and in the last. */
    private static final double WIDEST = 0.3;

    private static final double NARROWEST = 0.15;

    /** What a habit counts as being usually if it is nothing. */
    private static final double NOTHING = 0.4;

    /** A habit that is for something never turns against it, nor does it vanish. */
    private static final double LEAST = 0.05;

    private static final double RATE = 0.3;

    /** How much of what earlier rounds said is kept. */
    private static final double KEPT = 0.7;

    /** The square of what luck alone makes of a habit's standing. */
    private static final double BY_LUCK = 0.36;

    /** Games that are far from those of practice tell what it was worth. */
    private static final long CHECK = 1_000_000;

    private static final int MOST_DECISIONS = 10_000;

    /** What was found, and how it fared against the habits before in games that were not practised with. */
    public record Practised(double[] habits, Duel.Score score) {}

    /** Practises from these habits on, and plays so many games to see what it was worth. */
    public Practised from(double[] before, int checks, IntConsumer progress) {
        double[] usual = game.sense().habits().values().stream()
                .mapToDouble(Double::doubleValue)
                .toArray();
        double[] habits = before.clone();
        double[] standing = new double[habits.length];
        for (int round = 0; round < rounds; round++) {
            double width = WIDEST + (NARROWEST - WIDEST) * round / Math.max(1, rounds - 1);
            double[] said = round(habits, usual, width, seed + (long) round * tries);
            for (int i = 0; i < habits.length; i++) {
                standing[i] = KEPT * standing[i] + (1 - KEPT) * said[i];
                double trust = standing[i] * standing[i] / (standing[i] * standing[i] + BY_LUCK);
                habits[i] = kept(habits[i] + RATE * width * scale(usual[i]) * trust * standing[i], usual[i]);
            }
            progress.accept(round + 1);
        }
        return new Practised(habits, check(before, habits, checks));
    }

    /** A try: which of the two games were won. */
    private record Tried(int number, int outcome) {}

    /** How much each habit came along with winning, in standard deviations of what luck does. */
    private double[] round(double[] habits, double[] usual, double width, long from) {
        List<List<Tried>> all = new Crew(threads, tries, _ -> {}).<List<Tried>>counts(ArrayList::new, (own, number) -> {
            double[] changes = changes(habits.length, from + number);
            SetUp setUp = setUps.get(number % setUps.size());
            boolean one = isWon(setUp, changed(habits, usual, changes, width), from + number);
            boolean other = isWon(setUp, changed(habits, usual, changes, -width), from + number);
            own.add(new Tried(number, (one ? 1 : 0) - (other ? 1 : 0)));
        });
        int[] outcomes = new int[tries];
        all.forEach(own -> own.forEach(tried -> outcomes[tried.number()] = tried.outcome()));
        double[] sum = new double[habits.length];
        int differing = 0;
        for (int number = 0; number < tries; number++) {
            if (outcomes[number] != 0) {
                differing++;
                double[] changes = changes(habits.length, from + number);
                for (int i = 0; i < sum.length; i++) {
                    sum[i] += outcomes[number] * changes[i];
                }
            }
        }
        for (int i = 0; i < sum.length; i++) {
            sum[i] /= Math.sqrt(Math.max(1, differing));
        }
        return sum;
    }

    /** How each habit is changed in a try: a number around 0, which is 1 or -1 at the usual width. */
    private static double[] changes(int count, long seed) {
        SplitMix random = new SplitMix(seed * 0x5851f42d4c957f2dL);
        double[] changes = new double[count];
        for (int i = 0; i < count; i++) {
            // Twelve even numbers add up to one that is nearly normal.
            double sum = -6;
            for (int each = 0; each < 12; each++) {
                sum += (random.next() >>> 11) * 0x1.0p-53;
            }
            changes[i] = sum;
        }
        return changes;
    }

    private static double[] changed(double[] habits, double[] usual, double[] changes, double width) {
        double[] changed = new double[habits.length];
        for (int i = 0; i < changed.length; i++) {
            changed[i] = kept(habits[i] + width * scale(usual[i]) * changes[i], usual[i]);
        }
        return changed;
    }

    private static double scale(double usual) {
        return usual == 0 ? NOTHING : Math.abs(usual);
    }

    private static double kept(double habit, double usual) {
        return usual > 0 ? Math.max(habit, LEAST * usual) : usual < 0 ? Math.min(habit, LEAST * usual) : habit;
    }

    private Duel.Score check(double[] before, double[] after, int checks) {
        return new Crew(threads, checks, _ -> {})
                        .<Duel.Tally>counts(Duel.Tally::new, (own, number) -> {
                            SetUp setUp = setUps.get(number % setUps.size());
                            long luck = seed + CHECK + number;
                            own.add(isWon(setUp, before, luck), isWon(setUp, after, luck));
                        })
                        .stream()
                        .map(Duel.Tally::score)
                        .reduce(Duel.Score.NONE, Duel.Score::plus);
    }

    private boolean isWon(SetUp setUp, double[] habits, long luck) {
        Engine<T> engine = new Engine<>(game).silent();
        Sense<T> sense = game.sense().practising(habits);
        PolicyBot<T> player = new PolicyBot<>(sense, luck);
        State<T> state = engine.begin(setUp, Luck.seeded(luck)).state();
        for (int i = 0; i < MOST_DECISIONS && !state.isOver(); i++) {
            state = engine.apply(state, player.choose(state)).state();
        }
        return state.isWon();
    }
}
