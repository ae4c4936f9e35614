package redoubt.bots;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
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

    /** Even if one is soon the best, its chance is told from so many futures. */
    private static final int LEAST_JUDGED = 24;

    private final Engine<T> engine;
    private final Sense<T> sense;
    private final Budget budget;

    public Search(Game<T> game, Sense<T> sense, Budget budget) {
        this.engine = new Engine<>(game).silent();
        this.sense = sense;
        this.budget = budget;
    }

    /** The candidates of a decision, the favourite of the sense first, and how they fared. */
    record Tried(List<Option> candidates, Race race) {
        /** What is to be thought of each candidate, best first. */
        List<Judged> judged() {
            return judged(_ -> false);
        }

        /** The same, but what leaves everything as it is stands behind whatever is not surely worse. */
        List<Judged> judged(Predicate<Option> isIdle) {
            List<Integer> order = new ArrayList<>(
                    IntStream.range(0, candidates.size()).boxed().toList());
            order.sort(Comparator.comparingDouble(i -> -race.mean(i)));
            for (int place = order.size() - 1; place >= 0; place--) {
                for (int at = place; at + 1 < order.size() && isIdle.test(candidates.get(order.get(at))); at++) {
                    int next = order.get(at + 1);
                    if (isIdle.test(candidates.get(next)) || race.isBehind(next, order.get(at))) {
                        break;
                    }
                    Collections.swap(order, at, at + 1);
                }
            }
            return order.stream()
                    .map(i -> new Judged(candidates.get(i), race.mean(i), race.error(i), race.samples(i)))
                    .toList();
        }
    }

    /**
     * What is to be thought of the options of a decision, best first, and of those that may be as good the ones that do something; those
     * that were not worth a try come last, with no sample. Empty when a die is to be told, which nobody chooses.
     */
    public List<Judged> judge(State<T> state, List<? extends Option> options, long seed) {
        if (options.getFirst() instanceof Tell) {
            return List.of();
        }
        Tried tried = run(state, candidates(state, options, new SplitMix(seed)), LEAST_JUDGED, seed);
        List<Judged> judged = new ArrayList<>(tried.judged(option -> sense.isIdle(state, option)));
        for (Option option : options) {
            if (!tried.candidates().contains(option)) {
                judged.add(new Judged(option, 0, Double.POSITIVE_INFINITY, 0));
            }
        }
        return judged;
    }

    /**
     * What is to be thought of a choice that was made.
     *
     * @param chance of winning by the best of the options
     * @param lost by making this choice instead; 0 if no other is surely better
     * @param judged what else there was, and the choice itself, best first
     */
    record Weighed(double chance, double error, double lost, Optional<Option> better, List<Judged> judged) {}

    /** Weighs the option that was chosen, which is empty for something that nobody was asked about. */
    Optional<Weighed> weigh(State<T> state, Optional<? extends Option> chosen, long seed) {
        List<? extends Option> options = state.decision().options();
        if (options.getFirst() instanceof Tell) {
            return Optional.empty();
        }
        List<Option> candidates = new ArrayList<>(candidates(state, options, new SplitMix(seed)));
        chosen.ifPresent(option -> {
            candidates.remove(option);
            candidates.addFirst(option);
        });
        Tried tried = run(state, candidates, LEAST_JUDGED, seed);
        Race race = tried.race();
        int best = chosen.isPresent() ? SearchBot.chosen(race, SearchBot.LEAST_GAIN) : race.leader();
        return Optional.of(
                chosen.isPresent() && best != 0
                        ? new Weighed(
                                race.mean(best),
                                race.error(best),
                                race.difference(best, 0).mean(),
                                Optional.of(candidates.get(best)),
                                tried.judged())
                        : new Weighed(race.mean(best), race.error(best), 0, Optional.empty(), tried.judged()));
    }

    /** Tries the candidates of a decision, the favourite of the sense first, until one is best or the budget is used up. */
    Tried run(State<T> state, List<? extends Option> options, long seed) {
        return run(state, candidates(state, options, new SplitMix(seed)), 1, seed);
    }

    private Tried run(State<T> state, List<Option> candidates, int leastFutures, long seed) {
        SplitMix random = new SplitMix(~seed);
        Race race = new Race(candidates.size());
        BooleanSupplier another = budget.begin();
        boolean isTimeLeft = true;
        while (isTimeLeft && (race.running().size() > 1 || race.futures() < leastFutures)) {
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
