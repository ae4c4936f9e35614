package redoubt.bots;

import java.util.List;
import redoubt.kernel.Option;
import redoubt.kernel.Seat;
import redoubt.kernel.State;

/** A player that makes decisions by itself. */
public interface Bot<T> {
    /** One of these options, taken from the decision that the state is waiting for. */
    Option choose(State<T> state, List<? extends Option> options);

    /** One of all options, for a bot that plays every seat. */
    default Option choose(State<T> state) {
        return choose(state, state.decision().options());
    }

    /** One of the options of a seat that is asked. */
    default Option choose(State<T> state, Seat seat) {
        return choose(state, state.decision().options(seat));
    }
}
