package redoubt.app.line;

import java.util.List;
import java.util.Optional;
import redoubt.kernel.Event;
import redoubt.kernel.Option;
import redoubt.kernel.State;

/** How a game is put into lines; a game without its own showing is shown member by member. */
public interface Showing<T> {
    /** Everything shown before a question. */
    List<String> table(State<T> state, Ink ink, int width);

    List<String> map(State<T> state, Ink ink, int width);

    List<String> team(State<T> state, Ink ink, int width);

    /** Whether an event is worth a line of its own; the log has them all. */
    boolean isNews(Event event);

    /** The odds of an option before the dice are rolled; empty if it involves no dice. */
    Optional<String> odds(State<T> state, Option option);

    /** What the other side would do now. */
    List<String> forecast(State<T> state);
}
