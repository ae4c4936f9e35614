package redoubt.app.line;

import java.util.List;
import java.util.Optional;
import redoubt.app.words.Words;
import redoubt.kernel.Event;
import redoubt.kernel.Game;
import redoubt.kernel.Option;
import redoubt.kernel.State;

/** Shows any game by listing the members of its view, its odds and its forecast. */
public record PlainShowing<T>(Game<T> game, Words words) implements Showing<T> {
    @Override
    public List<String> table(State<T> state, Ink ink, int width) {
        return new ViewText(words).lines(game.view(state));
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
    public boolean isNews(Event event) {
        return true;
    }

    @Override
    public Optional<String> odds(State<T> state, Option option) {
        return game.odds(state, option).map(new ViewText(words)::inline);
    }

    @Override
    public List<String> forecast(State<T> state) {
        return game.forecast(state)
                .map(new ViewText(words)::lines)
                .orElseGet(() -> List.of(words.say("terminal.noForecast")));
    }
}
