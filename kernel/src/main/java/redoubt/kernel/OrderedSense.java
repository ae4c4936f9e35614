package redoubt.kernel;

import java.util.List;
import java.util.Optional;

/** The sense of players some of whom have orders: it thinks better of what an order asks for, and of all else as before. */
public record OrderedSense<T>(Sense<T> sense, Obedience<T> obedience) implements Sense<T> {
    /** The reason for a choice that does what people asked for. */
    public static final String AS_ASKED = "asAsked";

    /** More than two steps towards the goal; so nobody is to be held where somebody dies. */
    private static final double ORDERED = 4;

    /** What a game makes of the orders that some of its players have. */
    @FunctionalInterface
    public interface Obedience<T> {
        /**
         * How much each of these options does of what its player was asked to do: 1 for a step of the way, less than 0 for one away, 0 for
         * whatever no order is about.
         *
         * @param opinions what is thought of the options without orders
         */
        double[] of(State<T> state, List<? extends Option> options, double[] opinions);
    }

    @Override
    public double[] opinions(State<T> state, List<? extends Option> options) {
        double[] opinions = sense.opinions(state, options);
        double[] obeying = obedience.of(state, options, opinions.clone());
        for (int i = 0; i < opinions.length; i++) {
            opinions[i] += ORDERED * obeying[i];
        }
        return opinions;
    }

    @Override
    public Optional<Reason> reason(State<T> state, Option option) {
        List<Option> alone = List.of(option);
        return obedience.of(state, alone, sense.opinions(state, alone))[0] > 0
                ? Optional.of(new Reason(AS_ASKED, List.of()))
                : sense.reason(state, option);
    }

    @Override
    public Sense<T> under(List<Order> orders) {
        return sense.under(orders);
    }

    @Override
    public double chance(T table) {
        return sense.chance(table);
    }

    @Override
    public boolean isInformed() {
        return sense.isInformed();
    }

    @Override
    public boolean isRoutine(State<T> state) {
        return sense.isRoutine(state);
    }

    @Override
    public boolean isIdle(State<T> state, Option option) {
        return sense.isIdle(state, option);
    }

    @Override
    public List<String> reasons() {
        return sense.reasons();
    }

    @Override
    public List<String> features() {
        return sense.features();
    }

    @Override
    public List<Integer> leanings() {
        return sense.leanings();
    }

    @Override
    public double[] features(T table) {
        return sense.features(table);
    }
}
