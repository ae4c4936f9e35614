package redoubt.bots;

import redoubt.kernel.Engine;
import redoubt.kernel.State;

/** How an imagined game is played on: quick rather than clever, and free to look at everything, since none of it is real. */
@FunctionalInterface
public interface Policy<T> {
    /** The state after one more decision. */
    State<T> next(State<T> waiting);

    /** The policy of a bot that plays every seat. */
    static <T> Policy<T> of(Engine<T> engine, Bot<T> bot) {
        return waiting -> engine.apply(waiting, bot.choose(waiting)).state();
    }
}
