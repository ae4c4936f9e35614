package redoubt.app.line;

import java.util.List;
import redoubt.kernel.Event;
import redoubt.kernel.Option;
import redoubt.kernel.State;

/** How a game is put into lines; a game without a showing of its own is shown member by member. */
public interface Showing<T> {
    /** All that is shown before a question. */
    List<String> table(State<T> state, Ink ink, int width);

    List<String> map(State<T> state, Ink ink, int width);

    List<String> team(State<T> state, Ink ink, int width);

    /** The question on the table in words, without who is asked and by which rule; empty if there are none. */
    String question(State<T> state);

    /** What happened, in a sentence with its rule. */
    String event(Event event);

    /** Whether an event is worth a line of its own; the log has them all. */
    boolean isNews(Event event);

    /** What these options promise, a line or more each. */
    List<String> odds(State<T> state, List<Option> options);

    /** What the other side would do now. */
    List<String> forecast(State<T> state);
}
