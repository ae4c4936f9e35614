package redoubt.app.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import redoubt.app.desk.Members;
import redoubt.kernel.MissionCard;
import redoubt.kernel.SetUp;
import redoubt.kernel.Share;
import redoubt.lab.Batch;
import redoubt.lab.Failure;
import redoubt.lab.Report;

/** The report on the games of one mission that bots have played. */
record SimulationText(MissionCard mission, Batch batch, String where, Report report, boolean areJournalsWritten) {

    List<String> lines() {
        List<String> lines = new ArrayList<>();
        Share share = report.winShare();
        int ended = Math.max(1, report.won() + report.lost());
        lines.add(mission.id() + " " + mission.title() + " (" + batch.setUp().game() + ")");
        if (!batch.setUp().settings().isEmpty()) {
            lines.add("  settings   " + settings(batch.setUp()));
        }
        lines.add(text(
                "  games      %d (seed %d, bot %s, %s)",
                report.games(), batch.seed(), batch.bot().word(), where));
        lines.add(text(
                "  won        %d (%.1f %%, 95 %% interval %.1f to %.1f %%)",
                report.won(), 100 * share.share(), 100 * share.low(), 100 * share.high()));
        lines.add(text("  lost       %d (%.1f %%)", report.lost(), 100.0 * report.lost() / ended));
        lines.add(text("  rounds     %.1f on average", report.meanRounds()));
        lines.add(text("  decisions  %d", report.decisions()));
        lines.add(text(
                "  speed      %.0f decisions per second, %.0f games per second, %.2f seconds",
                report.decisionsPerSecond(), report.gamesPerSecond(), report.seconds()));
        lines.add("  ends by    "
                + (report.ends().isEmpty()
                        ? "none"
                        : report.ends().stream()
                                .map(end -> (end.won() ? "won " : "lost ") + end.rule() + " " + end.games())
                                .collect(Collectors.joining(", "))));
        lines.addAll(lines(report.failures(), areJournalsWritten));
        return lines;
    }

    /** The settings of a set-up on one line. */
    static String settings(SetUp setUp) {
        return setUp.settings().isEmpty()
                ? "-"
                : setUp.settings().stream()
                        .map(setting -> setting.name() + "=" + String.join(",", setting.values()))
                        .collect(Collectors.joining(" "));
    }

    /** How many games broke, and each of them with its journal unless that was written to a file. */
    static List<String> lines(List<Failure> failures, boolean areJournalsWritten) {
        List<String> lines = new ArrayList<>();
        lines.add("  failures   " + (failures.isEmpty() ? "none" : failures.size()));
        for (Failure failure : failures) {
            lines.add("    seed " + failure.seed() + ": " + failure.reason());
            if (!areJournalsWritten) {
                failure.journal().lines().forEach(line -> lines.add("      " + line));
            }
        }
        return lines;
    }

    static String json(List<SimulationText> results) {
        return new Members()
                .with("missions", results.stream().map(SimulationText::members).toList())
                .text();
    }

    private Object members() {
        Share share = report.winShare();
        return new Members()
                .with("game", batch.setUp().game())
                .with("mission", mission.id())
                .with("settings", settings(batch.setUp()))
                .with("bot", batch.bot().word())
                .with("seed", batch.seed())
                .with("where", where)
                .with("games", report.games())
                .with("won", report.won())
                .with("lost", report.lost())
                .with("winShare", share.share())
                .with("winInterval", List.of(share.low(), share.high()))
                .with("meanRounds", report.meanRounds())
                .with("decisions", report.decisions())
                .with("seconds", report.seconds())
                .with("decisionsPerSecond", report.decisionsPerSecond())
                .with("gamesPerSecond", report.gamesPerSecond())
                .with(
                        "ends",
                        report.ends().stream()
                                .map(end -> new Members()
                                        .with("won", end.won())
                                        .with("rule", end.rule())
                                        .with("games", end.games())
                                        .map())
                                .toList())
                .with("failures", members(report.failures()))
                .map();
    }

    static List<?> members(List<Failure> failures) {
        return failures.stream()
                .map(failure -> new Members()
                        .with("seed", failure.seed())
                        .with("reason", failure.reason())
                        .with("journal", failure.journal())
                        .map())
                .toList();
    }

    static String text(String format, Object... values) {
        return String.format(Locale.ROOT, format, values);
    }
}
