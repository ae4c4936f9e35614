package redoubt.app.horde;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import redoubt.app.line.Ink;
import redoubt.app.line.Showing;
import redoubt.app.words.Words;
import redoubt.horde.HordeGame;
import redoubt.horde.event.HordeEvent;
import redoubt.horde.table.Table;
import redoubt.horde.view.OddsView;
import redoubt.horde.view.TableView;
import redoubt.horde.view.Viewing;
import redoubt.kernel.Event;
import redoubt.kernel.Option;
import redoubt.kernel.State;

/** Shows a game of the family: status, map, team. */
record HordeShowing(HordeGame game, Words words) implements Showing<Table> {
    @Override
    public List<String> table(State<Table> state, Ink ink, int width) {
        TableView view = Viewing.of(state.table());
        List<String> lines = new ArrayList<>();
        lines.add(ink.title(status(state, view)));
        lines.addAll(MapText.lines(view, words, ink, width));
        lines.addAll(new TeamText(view, words, ink).brief());
        return lines;
    }

    private String status(State<Table> state, TableView view) {
        String decks = view.decks().stream()
                .map(deck -> words.name("deck", deck.name()) + " " + deck.cards())
                .collect(Collectors.joining(", "));
        String spawns = view.spawnPoints().stream()
                .filter(TableView.SpawnView::isActive)
                .map(spawn -> words.say("terminal.spawn", Map.of("spawn", spawn.name(), "zone", spawn.zone())))
                .collect(Collectors.joining(", "));
        return words.say(
                "terminal.status",
                Map.of(
                        "round",
                        game.round(state.table()),
                        "phase",
                        view.phase(),
                        "danger",
                        view.danger(),
                        "decks",
                        decks,
                        "spawns",
                        spawns));
    }

    @Override
    public List<String> map(State<Table> state, Ink ink, int width) {
        return MapText.lines(Viewing.of(state.table()), words, ink, width);
    }

    @Override
    public List<String> team(State<Table> state, Ink ink, int width) {
        return new TeamText(Viewing.of(state.table()), words, ink).full();
    }

    /** What a survivor paid, and that an attack is over, goes without saying. */
    @Override
    public boolean isNews(Event event) {
        return !(event instanceof HordeEvent.ActionPaid paid && paid.free().isEmpty())
                && !(event instanceof HordeEvent.AttackMade);
    }

    @Override
    public Optional<String> odds(State<Table> state, Option option) {
        return game.odds(state, option).map(odds -> new OddsText(words).of((OddsView) odds));
    }

    @Override
    public List<String> forecast(State<Table> state) {
        return new ForecastText(words).lines(game, state.table());
    }
}
