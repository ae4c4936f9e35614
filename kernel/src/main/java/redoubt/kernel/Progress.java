package redoubt.kernel;

import java.util.List;

/** What came of one choice: the next state, and what happened on the way. */
public record Progress<T>(State<T> state, List<Event> events) {}
