package redoubt.kernel;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/**
 * What a game knows about being played well. Bots ask it and no rule does, so it may be wrong without spoiling a game; but it sees only what
 * people see, since a bot is a player like any other.
 */
public interface Sense<T> {
    /**
     * How good each of these options of the waiting decision looks, in their order. Only differences count: 1 is about what one step towards
     * the goal is worth, and the highest is what a player in a hurry would choose.
     */
    double[] opinions(State<T> state, List<? extends Option> options);

    /** The chance that the players win, from 0 to 1, as far as the table tells while the game goes on. */
    double chance(T table);

    /** Whether it knows anything about the game; what is judged without that is worth little. */
    default boolean isInformed() {
        return true;
    }

    /** Whether the question on the agenda hardly matters, so that an opinion is enough and thinking ahead would waste time. */
    default boolean isRoutine(State<T> state) {
        return false;
    }

    /** Whether this option leaves everything as it is, such as passing: of answers that are as good, people want to hear of the others first. */
    default boolean isIdle(State<T> state, Option option) {
        return false;
    }

    /** Why a player would choose this option, if there is more to say than what it does. */
    default Optional<Reason> reason(State<T> state, Option option) {
        return Optional.empty();
    }

    /** The names of all reasons it may give, each a message {@code reason.<name>}. */
    default List<String> reasons() {
        return List.of();
    }

    /** What a learnt chance is worked out from, by name; empty if the chance is not learnt ({@link LearntChance}). */
    default List<String> features() {
        return List.of();
    }

    /** The features of a table in the order of their names, each from about -1 to 1; seen from what people see. */
    default double[] features(T table) {
        return new double[0];
    }

    /**
     * Which way each feature can only lead, in the order of their names: 1 if more of it never harms the players, -1 if it never helps them, 0
     * if either may be. Without it games teach what merely comes along with winning: that rounds go by, say.
     */
    default List<Integer> leanings() {
        return Collections.nCopies(features().size(), 0);
    }

    /** The numbers its opinions are made of, by name, with the values that they have where nothing was practised; empty if it has none. */
    default SequencedMap<String, Double> habits() {
        return Collections.emptyNavigableMap();
    }

    /** The values of these numbers in a mission, in the order of their names: the usual ones, or those that practice has found. */
    default double[] habits(String mission) {
        return habits().values().stream().mapToDouble(Double::doubleValue).toArray();
    }

    /** The same sense with these values in every mission, to try how well it plays with them. */
    default Sense<T> practising(double[] habits) {
        return this;
    }

    /** The sense of players some of whom have been given orders; the same, if this game takes none. */
    default Sense<T> under(List<Order> orders) {
        return this;
    }

    /** A reason that people read in their own language: the message {@code reason.<name>}, filled in from the marks. */
    record Reason(String name, List<Mark> marks) {}

    /** The sense of a game that knows nothing about playing it: every option is as good as another. */
    static <T> Sense<T> none(Game<T> game) {
        return new Sense<>() {
            @Override
            public double[] opinions(State<T> state, List<? extends Option> options) {
                return new double[options.size()];
            }

            @Override
            public double chance(T table) {
                return game.appraise(table);
            }

            @Override
            public boolean isInformed() {
                return false;
            }
        };
    }
}
