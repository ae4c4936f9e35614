package redoubt.app.command;

import static redoubt.app.command.Plot.escaped;
import static redoubt.app.command.SimulationText.text;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import redoubt.app.command.CertificateFile.Count;
import redoubt.app.command.CertificateFile.Row;

/** A certificate as one page of HTML that needs nothing else. */
record ReportPage(CertificateFile certificate, Function<String, String> ruleText) {
    private static final int MOST_RULES = 12;

    /** With fewer games on either side a difference says nothing. */
    private static final int FEWEST_GAMES = 20;

    private static final String STYLE = """
            :root { --bg: #10151d; --panel: #181f2a; --line: #2b3644; --text: #f1ece0; --muted: #a3adb9; --accent: #ffb454;
              --hot: #ff7a66; --good: #6fd3a0; --text-font: Inter, system-ui, 'Segoe UI', sans-serif;
              --title-font: Alegreya, Georgia, serif; }
            * { box-sizing: border-box; }
            body { margin: 0; background: var(--bg); color: var(--text); font: 14px/1.45 var(--text-font); }
            main { max-width: 1240px; margin: 0 auto; padding: 24px 16px 60px; }
            h1 { font: 700 34px/1.2 var(--title-font); margin: 0; }
            h2 { font: 700 20px/1.3 var(--title-font); margin: 0; }
            p { margin: 2px 0 12px; color: var(--muted); }
            .facts { display: flex; flex-wrap: wrap; gap: 40px; padding: 6px 0 24px; }
            .facts div { display: grid; }
            .facts b { font: 650 27px/1.2 var(--text-font); }
            .facts span { color: var(--muted); font-size: 12.5px; }
            .report { display: grid; grid-template-columns: repeat(12, minmax(0, 1fr)); gap: 16px; }
            .panel { background: var(--panel); border: 1px solid var(--line); border-radius: 10px; padding: 16px 24px 24px; }
            .w7 { grid-column: span 7; } .w5 { grid-column: span 5; } .w12 { grid-column: span 12; }
            @media (max-width: 760px) { .w7, .w5 { grid-column: span 12; } .panel { padding: 12px; overflow-x: auto; } }
            .chart { width: 100%; height: auto; overflow: visible; }
            .chart text { font: 500 12px var(--text-font); fill: var(--muted); }
            .chart .label { fill: var(--text); font-size: 13px; }
            .chart .value { fill: var(--text); font-weight: 650; font-size: 13px; }
            .mid { text-anchor: middle; } .end { text-anchor: end; }
            .grid { stroke: var(--line); } .base { stroke: var(--muted); }
            .interval { stroke: var(--muted); stroke-width: 3; } .cap { stroke: var(--muted); stroke-width: 2; }
            .point, .won { fill: var(--accent); }
            .lost { fill: color-mix(in srgb, var(--muted) 55%, var(--panel)); }
            .bar-fill { fill: color-mix(in srgb, var(--muted) 60%, var(--panel)); } .bar-fill.first { fill: var(--hot); }
            .key { display: inline-block; width: 11px; height: 11px; border-radius: 3px; margin: 0 5px 0 10px; }
            table { width: 100%; border-collapse: collapse; font-size: 13px; }
            th, td { text-align: right; padding: 5px 8px; border-top: 1px solid var(--line); }
            th { color: var(--muted); font-size: 11px; border: 0; }
            th:first-child, td:first-child, .left { text-align: left; }
            td:first-child { white-space: nowrap; }
            .rule { font: 600 11px var(--text-font); border: 1px solid var(--muted); border-radius: 4px; padding: 2px 6px;
              white-space: nowrap; }
            h2.second { margin-top: 26px; }
            """;

    String html() {
        List<Row> rows = certificate.rows();
        long played = rows.stream().mapToLong(row -> row.won() + row.lost()).sum();
        long won = rows.stream().mapToLong(Row::won).sum();
        double seconds = rows.stream().mapToDouble(Row::seconds).sum();
        String bots = rows.stream().map(Row::bot).distinct().collect(Collectors.joining(", "));
        return "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"/>"
                + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>"
                + "<title>Redoubt: lab report</title><style>" + STYLE + "</style></head><body><main>"
                + "<h1>How hard the missions are</h1>"
                + text(
                        "<p>Bots: %s. Seeds %d to %d of each mission.</p>",
                        escaped(bots), certificate.seed(), certificate.seed() + certificate.games() - 1)
                + "<div class=\"facts\">"
                + fact(text("%,d", played), "games")
                + fact(text("%.0f%%", 100.0 * won / Math.max(1, played)), "won, all rows")
                + fact(text("%d", rows.stream().map(Row::mission).distinct().count()), "missions")
                + fact(text("%.0f s", seconds), "of play")
                + "</div><div class=\"report\">"
                + panel(
                        "w7",
                        "How often it is won",
                        text("Point: share. Bar: 95 %% interval, %d games each.", certificate.games()),
                        Plot.intervals(
                                "How often each mission is won",
                                rows.stream().map(ReportPage::interval).toList()))
                + panel(
                        "w5",
                        "How games are lost",
                        "The rule by which a lost game ended, share of lost games.",
                        Plot.bars("How games are lost", defeats())
                                + "<h2 class=\"second\">How long it lasts</h2><p>Rounds, all games."
                                + "<i class=\"key\" style=\"background:var(--accent)\"></i>won"
                                + "<i class=\"key\" style=\"background:var(--muted)\"></i>lost</p>"
                                + Plot.histogram("How many games end in each round", lengths()))
                + rules()
                + panel("w12", "All rows", "As measured.", table())
                + "</div></main></body></html>\n";
    }

    private static String fact(String value, String label) {
        return "<div><b>" + value + "</b><span>" + label + "</span></div>";
    }

    private static String panel(String width, String title, String note, String inside) {
        return "<section class=\"panel " + width + "\"><h2>" + title + "</h2><p>" + note + "</p>" + inside
                + "</section>";
    }

    private static Plot.Interval interval(Row row) {
        String settings = row.settings().equals("-") ? "" : " " + row.settings();
        return new Plot.Interval(row.mission() + " " + row.bot() + settings, row.share(), row.low(), row.high());
    }

    private List<Plot.Bar> defeats() {
        Map<String, Long> byRule = new TreeMap<>();
        certificate
                .rows()
                .forEach(row -> row.lostBy().forEach(end -> byRule.merge(end.name(), end.games(), Long::sum)));
        double all =
                Math.max(1, byRule.values().stream().mapToLong(Long::longValue).sum());
        return byRule.entrySet().stream()
                .sorted(Map.Entry.<String, Long>comparingByValue().reversed())
                .limit(8)
                .map(each -> new Plot.Bar(each.getKey(), each.getValue(), text("%.0f%%", 100 * each.getValue() / all)))
                .toList();
    }

    private List<Plot.Column> lengths() {
        TreeMap<Integer, long[]> byRound = new TreeMap<>();
        for (Row row : certificate.rows()) {
            for (Count length : row.lengths()) {
                long[] sum = byRound.computeIfAbsent(Integer.valueOf(length.name()), _ -> new long[2]);
                sum[0] += length.won();
                sum[1] += length.games() - length.won();
            }
        }
        List<Plot.Column> columns = new ArrayList<>();
        for (int round = 1; !byRound.isEmpty() && round <= byRound.lastKey(); round++) {
            long[] sum = byRound.getOrDefault(round, new long[2]);
            columns.add(new Plot.Column(String.valueOf(round), (int) sum[0], (int) sum[1]));
        }
        return columns;
    }

    /** How a rule goes with winning: games in which it was cited against those in which it was not. */
    private record Swing(String mission, String rule, long with, long without, double points) {}

    private String rules() {
        List<Swing> swings = new ArrayList<>();
        for (Row row : certificate.rows()) {
            long games = row.won() + row.lost();
            for (Count rule : row.rules()) {
                long without = games - rule.games();
                if (rule.games() >= FEWEST_GAMES && without >= FEWEST_GAMES) {
                    double share = (double) rule.won() / rule.games();
                    double other = (double) (row.won() - rule.won()) / without;
                    swings.add(new Swing(row.mission(), rule.name(), rule.games(), without, 100 * (share - other)));
                }
            }
        }
        if (swings.isEmpty()) {
            return "";
        }
        swings.sort(Comparator.comparingDouble((Swing swing) -> -Math.abs(swing.points())));
        String cells = swings.stream()
                .limit(MOST_RULES)
                .map(swing -> text(
                        "<tr><td>%s</td><td class=\"left\"><span class=\"rule\">%s</span></td><td class=\"left\">%s</td>"
                                + "<td>%d</td><td>%d</td><td style=\"color:var(%s)\">%s %.0f</td></tr>",
                        swing.mission(),
                        escaped(swing.rule()),
                        escaped(ruleText.apply(swing.rule())),
                        swing.with(),
                        swing.without(),
                        swing.points() < 0 ? "--hot" : "--good",
                        swing.points() < 0 ? "▼" : "▲",
                        Math.abs(swing.points())))
                .collect(Collectors.joining());
        return panel(
                "w12",
                "Which rules go with winning",
                "Games in which the rule was cited against the others, in points of the share won. It goes with winning or"
                        + " losing; it need not be the cause.",
                "<table><thead><tr><th>mission</th><th class=\"left\">rule</th><th class=\"left\"></th><th>games with</th>"
                        + "<th>without</th><th>difference</th></tr></thead><tbody>" + cells + "</tbody></table>");
    }

    private String table() {
        String cells = certificate.rows().stream()
                .map(row -> text(
                        "<tr><td>%s</td><td class=\"left\">%s</td><td class=\"left\">%s</td><td class=\"left\">%s</td>"
                                + "<td class=\"left\">%s</td><td>%d</td><td>%d</td><td>%.0f%%</td><td>%.0f–%.0f%%</td></tr>",
                        escaped(row.mission()),
                        escaped(row.title()),
                        escaped(row.difficulty()),
                        escaped(row.settings()),
                        escaped(row.bot()),
                        row.won(),
                        row.lost(),
                        100 * row.share(),
                        100 * row.low(),
                        100 * row.high()))
                .collect(Collectors.joining());
        return "<table><thead><tr><th>mission</th><th class=\"left\">title</th><th class=\"left\">difficulty</th>"
                + "<th class=\"left\">settings</th><th class=\"left\">bot</th><th>won</th><th>lost</th><th>share</th>"
                + "<th>95 %</th></tr></thead><tbody>" + cells + "</tbody></table>";
    }
}
