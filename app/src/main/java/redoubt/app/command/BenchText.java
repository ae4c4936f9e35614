package redoubt.app.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import redoubt.app.desk.Members;
import redoubt.app.desk.TextTable;
import redoubt.app.measure.Bench;
import redoubt.app.measure.Figure;

/** The report on how fast games are played. */
record BenchText(List<Figure> figures) {

    List<String> lines() {
        TextTable table = new TextTable().row("what", "median", "least", "most", "unit", "target");
        figures.forEach(figure -> table.row(
                figure.name(),
                number(figure.spread().median()),
                number(figure.spread().least()),
                number(figure.spread().most()),
                figure.unit(),
                figure.target()));
        List<String> lines = new ArrayList<>(table.lines());
        lines.add("");
        lines.addAll(Bench.DEFINITIONS);
        return lines;
    }

    static String number(double value) {
        return String.format(Locale.ROOT, value < 1000 ? "%.2f" : "%.0f", value);
    }

    String json() {
        return new Members()
                .with(
                        "figures",
                        figures.stream()
                                .map(figure -> new Members()
                                        .with("name", figure.name())
                                        .with("unit", figure.unit())
                                        .with("median", figure.spread().median())
                                        .with("least", figure.spread().least())
                                        .with("most", figure.spread().most())
                                        .with("target", figure.target())
                                        .map())
                                .toList())
                .with("definitions", Bench.DEFINITIONS)
                .text();
    }
}
