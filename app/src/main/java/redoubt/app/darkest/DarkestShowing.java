package redoubt.app.darkest;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import redoubt.app.line.Ink;
import redoubt.app.line.Showing;
import redoubt.app.words.Words;
import redoubt.darkest.DarkestGame;
import redoubt.darkest.print.Chip;
import redoubt.darkest.print.CodeSymbol;
import redoubt.darkest.reaction.Forecast;
import redoubt.darkest.table.Table;
import redoubt.darkest.view.Chances;
import redoubt.darkest.view.DarkestView;
import redoubt.kernel.Event;
import redoubt.kernel.Option;
import redoubt.kernel.State;

/** Shows the house as lines: tracks and code, who is where, and the rooms in which something is. */
record DarkestShowing(DarkestGame game, Words words) implements Showing<Table> {
    @Override
    public List<String> table(State<Table> state, Ink ink, int width) {
        DarkestView view = view(state);
        List<String> lines = new ArrayList<>(status(view, ink));
        lines.addAll(new TeamText(view, words, ink).brief());
        lines.addAll(new HouseText(view, words, ink).eventful());
        return lines;
    }

    private DarkestView view(State<Table> state) {
        return (DarkestView) game.view(state);
    }

    private List<String> status(DarkestView view, Ink ink) {
        String house = words.say(
                "terminal.house",
                Map.of(
                        "round",
                        view.round(),
                        "phase",
                        words.say("table.phase." + view.phase().name().toLowerCase(Locale.ROOT)),
                        "space",
                        view.darkness().space(),
                        "last",
                        view.darkness().last(),
                        "events",
                        words.say("table.cycle." + view.events().name().toLowerCase(Locale.ROOT))));
        String code = words.say(
                "terminal.code",
                Map.of(
                        "code",
                        symbols(view.code()),
                        "removed",
                        symbols(view.removed()),
                        "chips",
                        chips(view.inserted())));
        return List.of(ink.title(house), code);
    }

    private String symbols(List<CodeSymbol> symbols) {
        return listed(symbols.stream()
                .map(symbol -> words.name("symbol", symbol.name()))
                .toList());
    }

    private String chips(List<Chip> chips) {
        return listed(chips.stream()
                .map(chip -> new ChipSymbols().say(chip.name(), (type, symbol, _) -> words.name(type, symbol)))
                .toList());
    }

    static String listed(List<String> parts) {
        return parts.isEmpty() ? "-" : String.join(", ", parts);
    }

    @Override
    public List<String> map(State<Table> state, Ink ink, int width) {
        return new HouseText(view(state), words, ink).whole();
    }

    @Override
    public List<String> team(State<Table> state, Ink ink, int width) {
        return new TeamText(view(state), words, ink).full();
    }

    @Override
    public boolean isNews(Event event) {
        return true;
    }

    @Override
    public Optional<String> odds(State<Table> state, Option option) {
        return game.odds(state, option)
                .map(odds ->
                        ((Chances) odds).chances().stream().map(this::chance).collect(Collectors.joining(" · ")));
    }

    /** Such as two hits or more. */
    private String chance(Chances.Chance chance) {
        return words.say(
                "terminal.odds." + chance.what(),
                Map.of("count", chance.atLeast(), "percent", Math.round(100 * chance.likelihood())));
    }

    @Override
    public List<String> forecast(State<Table> state) {
        return game.forecast(state)
                .map(forecast -> new ForecastText(words).lines((Forecast) forecast))
                .orElseGet(() -> List.of(words.say("terminal.nothingForetold")));
    }
}
