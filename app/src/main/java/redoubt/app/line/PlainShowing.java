package redoubt.app.line;

import java.util.List;
import redoubt.kernel.Event;
import redoubt.kernel.Game;
import redoubt.kernel.Option;
import redoubt.kernel.State;

/** Shows any game by the members of its view and its events. */
public record PlainShowing<T>(Game<T> game) implements Showing<T> {
    @Override
    public List<String> table(State<T> state, Ink ink, int width) {
        return ViewText.lines(game.view(state));
    }

    @Override
    public List<String> map(State<T> state, Ink ink, int width) {
        return table(state, ink, width);
    }

    @Override
    public List<String> team(State<T> state, Ink ink, int width) {
        return table(state, ink, width);
    }

    @Override
    public String question(State<T> state) {
        return "";
    }

    @Override
    public String event(Event event) {
        return EventText.of(event);
    }

    @Override
    public boolean isNews(Event event) {
        return true;
    }

    @Override
    public List<String> odds(State<T> state, List<Option> options) {
        return List.of("this game tells no odds");
    }

    @Override
    public List<String> forecast(State<T> state) {
        return List.of("this game tells no forecast");
    }
}
