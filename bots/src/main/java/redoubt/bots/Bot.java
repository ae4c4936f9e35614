package redoubt.bots;

import redoubt.kernel.Option;
import redoubt.kernel.State;

/** Somebody who answers decisions without being asked twice. */
public interface Bot<T> {
    /** One of the options of the decision that the state waits for. */
    Option choose(State<T> state);
}
