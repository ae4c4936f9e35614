package redoubt.app.command;

import static redoubt.app.command.SimulationText.text;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import redoubt.app.desk.Members;
import redoubt.app.desk.TextTable;
import redoubt.bots.BotKind;
import redoubt.kernel.MissionCard;
import redoubt.kernel.SetUp;
import redoubt.kernel.Share;
import redoubt.lab.Report;
import redoubt.lab.Report.End;

/** How often bots win missions, as a table for the terminal, as Markdown and as JSON. */
record CertificateText(List<Row> rows, long seed, int games) {
    private static final List<String> HEAD =
            List.of("mission", "difficulty", "settings", "bot", "won", "95 %", "rounds", "lost by");
    private static final int MOST_RULES = 3;

    /** What one bot made of one mission. */
    record Row(String game, MissionCard mission, String content, SetUp setUp, BotKind bot, Report report) {
        String settings() {
            return SimulationText.settings(setUp);
        }

        /** The rules by which games were lost, the most frequent first. */
        List<End> defeats() {
            return report.ends().stream()
                    .filter(end -> !end.won())
                    .sorted(Comparator.comparingInt(End::games).reversed().thenComparing(End::rule))
                    .toList();
        }

        private List<String> cells() {
            Share share = report.winShare();
            return List.of(
                    mission.id(),
                    mission.difficulty(),
                    settings(),
                    bot.word(),
                    report.won() + "/" + (report.won() + report.lost()) + text(" = %.0f %%", 100 * share.share()),
                    text("%.0f-%.0f", 100 * share.low(), 100 * share.high()),
                    report.won() > 0
                            ? text("%.1f (won %.1f)", report.meanRounds(), report.meanRoundsWon())
                            : text("%.1f", report.meanRounds()),
                    defeats().isEmpty()
                            ? "-"
                            : defeats().stream()
                                    .limit(MOST_RULES)
                                    .map(end -> end.rule() + " " + end.games())
                                    .collect(Collectors.joining(", ")));
        }
    }

    List<String> lines() {
        TextTable table = new TextTable();
        table.row(HEAD.toArray());
        rows.forEach(row -> table.row(row.cells().toArray()));
        List<String> lines = new ArrayList<>(table.lines());
        lines.add(text(
                "%d games each from seed %d; %.1f seconds in all",
                games,
                seed,
                rows.stream().mapToDouble(row -> row.report().seconds()).sum()));
        for (Row row : rows) {
            if (!row.report().failures().isEmpty()) {
                lines.add(row.mission().id() + " " + row.bot().word());
                lines.addAll(SimulationText.lines(row.report().failures(), false));
            }
        }
        return lines;
    }

    List<String> markdown() {
        List<String> lines = new ArrayList<>();
        lines.add("| " + String.join(" | ", HEAD) + " |");
        lines.add("|" + "---|".repeat(HEAD.size()));
        rows.forEach(row -> lines.add("| " + String.join(" | ", row.cells()) + " |"));
        return lines;
    }

    String json() {
        return new Members()
                .with("seed", seed)
                .with("games", games)
                .with("rows", rows.stream().map(CertificateText::members).toList())
                .text();
    }

    private static Object members(Row row) {
        Report report = row.report();
        return new Members()
                .with("game", row.game())
                .with("mission", row.mission().id())
                .with("title", row.mission().title())
                .with("difficulty", row.mission().difficulty())
                .with("content", row.content())
                .with("settings", row.settings())
                .with("bot", row.bot().word())
                .with("isRepeatable", row.bot().isRepeatable())
                .with("won", report.won())
                .with("lost", report.lost())
                .with("failures", report.failures().size())
                .with("share", report.winShare().share())
                .with("low", report.winShare().low())
                .with("high", report.winShare().high())
                .with("meanRounds", report.meanRounds())
                .with("meanRoundsWon", report.meanRoundsWon())
                .with("decisions", report.decisions())
                .with("seconds", report.seconds())
                .with(
                        "lengths",
                        report.lengths().stream()
                                .map(length -> new Members()
                                        .with("round", length.round())
                                        .with("won", length.won())
                                        .with("lost", length.lost())
                                        .map())
                                .toList())
                .with(
                        "rules",
                        report.seen().stream()
                                .map(seen -> new Members()
                                        .with("rule", seen.rule())
                                        .with("games", seen.games())
                                        .with("won", seen.won())
                                        .map())
                                .toList())
                .with(
                        "lostBy",
                        row.defeats().stream()
                                .map(end -> new Members()
                                        .with("rule", end.rule())
                                        .with("games", end.games())
                                        .map())
                                .toList())
                .map();
    }
}
