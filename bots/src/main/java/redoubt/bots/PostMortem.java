package redoubt.bots;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import redoubt.kernel.Choice;
import redoubt.kernel.History;
import redoubt.kernel.Option;
import redoubt.kernel.SplitMix;
import redoubt.kernel.State;

/**
 * How a game was won or lost: the chance before each choice, and what each choice changed. The change is split in two: what the choice itself
 * cost, since another would have fared better with the same luck, and what luck did afterwards, since the same choice would have fared
 * otherwise with other luck. All of them together lead from the chance at the beginning to 1 or 0 at the end.
 *
 * @param moments one for each choice, in their order
 * @param end the chance that the last of them led to: 1 or 0 if the game is over
 */
public record PostMortem(List<Moment> moments, boolean isWon, double end) {
    public PostMortem {
        moments = List.copyOf(moments);
    }

    /**
     * One choice of a game.
     *
     * @param before how many choices had been made
     * @param chance of winning when the choice was to be made, by playing well
     * @param error the standard error of that chance
     * @param decision what the choice cost: 0, or less if another was surely better
     * @param luck what came of it, good or bad, compared with what was to be expected
     * @param better the option that would have been better, if the choice cost anything
     * @param judged the likeliest options, the choice among them, best first
     */
    public record Moment(
            int before,
            int round,
            Choice choice,
            double chance,
            double error,
            double decision,
            double luck,
            Optional<Option> better,
            List<Judged> judged) {
        public Moment {
            judged = List.copyOf(judged);
        }

        /** How much the larger of the two changed. */
        public double weight() {
            return Math.max(Math.abs(decision), Math.abs(luck));
        }

        private Moment withLuck(double next) {
            return new Moment(before, round, choice, chance, error, decision, next - chance - decision, better, judged);
        }
    }

    /** Looks at every choice of a game with this budget; {@code progress} hears how many are done. */
    public static <T> PostMortem of(History<T> game, Budget budget, long seed, IntConsumer progress) {
        Search<T> search =
                new Search<>(game.engine().game(), game.engine().game().sense(), budget);
        SplitMix random = new SplitMix(seed);
        List<History<T>> all = game.moments();
        List<Moment> moments = new ArrayList<>();
        for (int i = 0; i + 1 < all.size(); i++) {
            Choice choice = all.get(i + 1).lastChoice().orElseThrow();
            looked(search, all.get(i), choice, random.next()).ifPresent(moments::add);
            progress.accept(i + 1);
        }
        double end = game.state().isOver()
                ? game.state().isWon() ? 1 : 0
                : game.engine().game().sense().chance(game.state().table());
        for (int i = 0; i < moments.size(); i++) {
            double next = i + 1 < moments.size() ? moments.get(i + 1).chance() : end;
            moments.set(i, moments.get(i).withLuck(next));
        }
        return new PostMortem(moments, game.state().isWon(), end);
    }

    /** Nothing can be said of a die that was told: what it did is the luck of the choice before it. */
    private static <T> Optional<Moment> looked(Search<T> search, History<T> at, Choice choice, long seed) {
        State<T> state = at.state();
        return search.weigh(state, state.decision().option(choice.key()), seed)
                .map(weighed -> new Moment(
                        at.length(),
                        at.engine().game().round(state.table()),
                        choice,
                        weighed.chance(),
                        weighed.error(),
                        -weighed.lost(),
                        0,
                        weighed.better(),
                        weighed.judged()));
    }

    /** The choices at which the game turned, the greatest change first. */
    public List<Moment> turningPoints(int most) {
        return moments.stream()
                .filter(each -> each.weight() > 2 * each.error() || each.decision() < 0)
                .sorted(Comparator.comparingDouble(Moment::weight).reversed().thenComparingInt(Moment::before))
                .limit(most)
                .toList();
    }
}
