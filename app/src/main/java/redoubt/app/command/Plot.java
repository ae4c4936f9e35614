package redoubt.app.command;

import static redoubt.app.command.SimulationText.text;

import java.util.List;

/** Plots of a lab report, as SVG of our own. */
final class Plot {
    private static final int ROW = 34;

    private Plot() {}

    /** A share with its interval. */
    record Interval(String label, double share, double low, double high) {}

    /** A bar with what is written beside it. */
    record Bar(String label, double value, String said) {}

    /** A column in two parts, one on top of the other. */
    record Column(String label, int won, int lost) {}

    static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    private static String svg(int width, int height, String name, String drawn) {
        return text(
                "<svg class=\"chart\" viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"%s\">%s</svg>",
                width, height, escaped(name), drawn);
    }

    /** A point and its interval for each row, from 0 to 100 %. */
    static String intervals(String name, List<Interval> rows) {
        int left = 230;
        int width = 640;
        int span = 330;
        int bottom = rows.size() * ROW + 6;
        StringBuilder drawn = new StringBuilder();
        for (int quarter = 0; quarter <= 4; quarter++) {
            int x = left + span * quarter / 4;
            drawn.append(text("<path class=\"grid\" d=\"M%d 0V%d\"/>", x, bottom));
            drawn.append(text("<text class=\"mid\" x=\"%d\" y=\"%d\">%d%%</text>", x, bottom + 18, 25 * quarter));
        }
        for (int i = 0; i < rows.size(); i++) {
            Interval row = rows.get(i);
            int y = i * ROW + ROW / 2;
            double low = left + span * row.low();
            double high = left + span * row.high();
            drawn.append(text("<text class=\"label\" x=\"0\" y=\"%d\">%s</text>", y + 4, escaped(row.label())));
            drawn.append(text("<path class=\"interval\" d=\"M%.1f %dH%.1f\"/>", low, y, high));
            drawn.append(text("<path class=\"cap\" d=\"M%.1f %dv12M%.1f %dv12\"/>", low, y - 6, high, y - 6));
            drawn.append(text("<circle class=\"point\" cx=\"%.1f\" cy=\"%d\" r=\"5\"/>", left + span * row.share(), y));
            drawn.append(
                    text("<text class=\"value end\" x=\"%d\" y=\"%d\">%.0f%%</text>", width, y + 4, 100 * row.share()));
        }
        return svg(width, bottom + 26, name, drawn.toString());
    }

    /** A bar for each row, the first in a colour of its own. */
    static String bars(String name, List<Bar> rows) {
        int left = 150;
        double most = rows.stream().mapToDouble(Bar::value).max().orElse(1);
        StringBuilder drawn = new StringBuilder();
        for (int i = 0; i < rows.size(); i++) {
            Bar row = rows.get(i);
            int y = i * 28;
            double length = 210 * row.value() / Math.max(1e-9, most);
            drawn.append(text("<text class=\"label\" x=\"0\" y=\"%d\">%s</text>", y + 15, escaped(row.label())));
            drawn.append(text(
                    "<rect class=\"bar-fill%s\" x=\"%d\" y=\"%d\" width=\"%.1f\" height=\"18\" rx=\"3\"/>",
                    i == 0 ? " first" : "", left, y + 1, length));
            drawn.append(text(
                    "<text class=\"value\" x=\"%.1f\" y=\"%d\">%s</text>",
                    left + length + 8, y + 15, escaped(row.said())));
        }
        return svg(440, Math.max(28, rows.size() * 28), name, drawn.toString());
    }

    /** A column for each round: won on top of lost. */
    static String histogram(String name, List<Column> columns) {
        int height = 150;
        int width = 440;
        int most = columns.stream()
                .mapToInt(each -> each.won() + each.lost())
                .max()
                .orElse(1);
        double step = (double) width / Math.max(1, columns.size());
        int apart = Math.max(1, (columns.size() + 11) / 12);
        StringBuilder drawn = new StringBuilder();
        for (int i = 0; i < columns.size(); i++) {
            Column column = columns.get(i);
            double lost = (double) height * column.lost() / most;
            double won = (double) height * column.won() / most;
            drawn.append(text(
                    "<rect class=\"lost\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\"/>",
                    i * step, height - lost, step - 2, lost));
            drawn.append(text(
                    "<rect class=\"won\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\"/>",
                    i * step, height - lost - won, step - 2, won));
            if (i % apart == 0) {
                drawn.append(text(
                        "<text class=\"mid\" x=\"%.1f\" y=\"%d\">%s</text>",
                        (i + 0.5) * step, height + 18, escaped(column.label())));
            }
        }
        drawn.append(text("<path class=\"base\" d=\"M0 %dH%d\"/>", height, width));
        return svg(width, height + 26, name, drawn.toString());
    }
}
