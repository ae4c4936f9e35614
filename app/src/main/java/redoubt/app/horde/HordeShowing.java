package redoubt.app.horde;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import redoubt.app.line.Ink;
import redoubt.app.line.Showing;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.table.Table;
import redoubt.horde.view.TableView;
import redoubt.horde.view.Viewing;
import redoubt.kernel.Event;
import redoubt.kernel.Game;
import redoubt.kernel.Option;
import redoubt.kernel.State;

/** Shows a game of the family: status, map, team. */
public record HordeShowing(Game<Table> game) implements Showing<Table> {
    @Override
    public List<String> table(State<Table> state, Ink ink, int width) {
        TableView view = Viewing.of(state.table());
        List<String> lines = new ArrayList<>();
        lines.add(ink.title(status(view)));
        lines.addAll(MapText.lines(view, ink, width));
        lines.addAll(TeamText.brief(view, ink));
        return lines;
    }

    private static String status(TableView view) {
        String decks = view.decks().stream()
                .map(deck -> deck.name() + " " + deck.cards())
                .collect(Collectors.joining(", "));
        String spawns = view.spawnPoints().stream()
                .filter(TableView.SpawnView::isActive)
                .map(spawn -> spawn.name() + " " + spawn.zone())
                .collect(Collectors.joining(", "));
        return view.title() + ", round " + view.round() + ", " + view.phase() + " phase, danger " + view.danger()
                + "; decks: " + decks + "; spawns: " + (spawns.isEmpty() ? "none" : spawns);
    }

    @Override
    public List<String> map(State<Table> state, Ink ink, int width) {
        return MapText.lines(Viewing.of(state.table()), ink, width);
    }

    @Override
    public List<String> team(State<Table> state, Ink ink, int width) {
        return TeamText.full(Viewing.of(state.table()), ink);
    }

    @Override
    public String question(State<Table> state) {
        return QuestionText.of(state);
    }

    @Override
    public String event(Event event) {
        return Sentences.of(event);
    }

    /** What a survivor paid and that an attack is over goes without saying. */
    @Override
    public boolean isNews(Event event) {
        return !(event instanceof HordeEvent.ActionPaid paid && paid.free().isEmpty())
                && !(event instanceof HordeEvent.AttackMade);
    }

    @Override
    public List<String> odds(State<Table> state, List<Option> options) {
        return OddsText.lines(state.table(), options);
    }

    @Override
    public List<String> forecast(State<Table> state) {
        return ForecastText.lines(game, state.table());
    }
}
