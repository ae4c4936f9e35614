package redoubt.bots;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import redoubt.kernel.Engine;
import redoubt.kernel.Game;
import redoubt.kernel.Option;
import redoubt.kernel.Sense;
import redoubt.kernel.SplitMix;
import redoubt.kernel.State;
import redoubt.kernel.Tell;

/** Tries the better options of a decision in imagined futures; with a counted budget the same seed gives the same result. */
public final class Search<T> {
    /** More candidates would get too few futures each. */
    private static final int MOST_CANDIDATES = 7;

    /** An option this much worse than the best is not worth a try. */
    private static final double MARGIN = 6;

    private final Engine<T> engine;
    private final Sense<T> sense;
    private final Budget budget;

    public Search(Game<T> game, Sense<T> sense, Budget budget) {
        this.engine = new Engine<>(game).silent();
        this.sense = sense;
        this.budget = budget;
    }

    /** The candidates of a decision, the favourite of the sense first, and how they fared. */
    record Tried(List<Option> candidates, Race race) {}

    /**
     * What is to be thought of the options of a decision, best first; those that were not worth a try come last, with no sample. Empty
     * when a die is to be told, which nobody chooses.
     */
    public List<Judged> judge(State<T> state, List<? extends Option> options, long seed) {
        if (options.getFirst() instanceof Tell) {
            return List.of();
        }
        Tried tried = run(state, options, seed);
        List<Judged> judged = new ArrayList<>();
        for (int i = 0; i < tried.candidates().size(); i++) {
            Race race = tried.race();
            judged.add(new Judged(tried.candidates().get(i), race.mean(i), race.error(i), race.samples(i)));
        }
        judged.sort(Comparator.comparingDouble(Judged::chance).reversed());
        for (Option option : options) {
            if (!tried.candidates().contains(option)) {
                judged.add(new Judged(option, 0, Double.POSITIVE_INFINITY, 0));
            }
        }
        return judged;
    }

    /** Tries the candidates of a decision until the budget is used up or only one is left. */
    Tried run(State<T> state, List<? extends Option> options, long seed) {
        SplitMix random = new SplitMix(seed);
        List<Option> candidates = candidates(state, options, random);
        Race race = new Race(candidates.size());
        BooleanSupplier another = budget.begin();
        boolean isTimeLeft = true;
        while (isTimeLeft && (race.running().size() > 1 || race.samples(0) == 0)) {
            Future<T> future = Future.of(engine, sense, state, random.next());
            List<Integer> running = race.running();
            double[] values = new double[running.size()];
            int tried = 0;
            while (tried < values.length && isTimeLeft) {
                values[tried] = future.after(candidates.get(running.get(tried)));
                tried++;
                isTimeLeft = another.getAsBoolean();
            }
            // A future that only some have seen compares nothing.
            if (tried == values.length) {
                race.add(values);
            }
        }
        return new Tried(candidates, race);
    }

    private List<Option> candidates(State<T> state, List<? extends Option> options, SplitMix random) {
        double[] opinions = sense.opinions(state, options);
        // Sorting is stable, so options of equal opinion stay in an order drawn by lot.
        List<Integer> byOpinion = drawn(options.size(), random);
        byOpinion.sort(Comparator.comparingDouble(i -> -opinions[i]));
        double best = opinions[byOpinion.getFirst()];
        return byOpinion.stream()
                .filter(i -> opinions[i] >= best - MARGIN)
                .limit(MOST_CANDIDATES)
                .<Option>map(options::get)
                .toList();
    }

    private static List<Integer> drawn(int count, SplitMix random) {
        List<Integer> numbers =
                new ArrayList<>(IntStream.range(0, count).boxed().toList());
        for (int last = count - 1; last > 0; last--) {
            numbers.set(last, numbers.set(random.below(last + 1), numbers.get(last)));
        }
        return numbers;
    }
}
