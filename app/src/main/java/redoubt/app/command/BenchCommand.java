package redoubt.app.command;

import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import redoubt.app.desk.CommandRefused;
import redoubt.app.desk.Desk;
import redoubt.app.desk.Games;
import redoubt.app.desk.Members;
import redoubt.app.desk.TextTable;
import redoubt.app.measure.Bench;
import redoubt.app.measure.Figure;

/** Measures how fast games are played here. */
@Command(
        name = "bench",
        description = "Measure how fast games run on this machine and what the kernel costs.",
        mixinStandardHelpOptions = true)
final class BenchCommand implements Runnable {
    private final Desk desk;
    private final Games games;

    @Option(names = "--seconds", paramLabel = "S", description = "About how long it may take (${DEFAULT-VALUE}).")
    private double seconds = 60;

    @Option(names = "--json", description = "Write JSON.")
    private boolean json;

    BenchCommand(Desk desk, Games games) {
        this.desk = desk;
        this.games = games;
    }

    @Override
    public void run() {
        if (!(seconds > 0 && seconds <= 3600)) {
            throw new CommandRefused("--seconds must be more than 0 and at most 3600, not " + seconds);
        }
        List<Figure> figures = Bench.run(games.all(), seconds);
        if (json) {
            desk.out().println(json(figures));
            return;
        }
        TextTable table = new TextTable().row("what", "median", "least", "most", "unit", "target");
        figures.forEach(figure -> table.row(
                figure.name(),
                number(figure.median()),
                number(figure.least()),
                number(figure.most()),
                figure.unit(),
                figure.target()));
        table.lines().forEach(desk.out()::println);
        desk.out().println();
        Bench.DEFINITIONS.forEach(desk.out()::println);
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, value < 1000 ? "%.2f" : "%.0f", value);
    }

    private static String json(List<Figure> figures) {
        return new Members()
                .with(
                        "figures",
                        figures.stream()
                                .map(figure -> new Members()
                                        .with("name", figure.name())
                                        .with("unit", figure.unit())
                                        .with("median", figure.median())
                                        .with("least", figure.least())
                                        .with("most", figure.most())
                                        .with("target", figure.target())
                                        .map())
                                .toList())
                .with("definitions", Bench.DEFINITIONS)
                .text();
    }
}
