package redoubt.app.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import redoubt.app.desk.Members;
import redoubt.bots.BotKind;
import redoubt.kernel.MissionCard;
import redoubt.kernel.Share;
import redoubt.lab.Failure;
import redoubt.lab.Report;

/** The report on the games of one mission that bots have played. */
record SimulationText(
        String game,
        MissionCard mission,
        BotKind bot,
        long seed,
        int threads,
        Report report,
        boolean areJournalsWritten) {

    List<String> lines() {
        List<String> lines = new ArrayList<>();
        Share share = report.winShare();
        int ended = Math.max(1, report.won() + report.lost());
        lines.add(mission.id() + " " + mission.title() + " (" + game + ")");
        lines.add(text("  games      %d (seed %d, bot %s, threads %d)", report.games(), seed, bot.word(), threads));
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
                .with("game", game)
                .with("mission", mission.id())
                .with("bot", bot.word())
                .with("seed", seed)
                .with("threads", threads)
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
