package redoubt.app.command;

import static redoubt.app.command.SimulationText.text;

import java.util.ArrayList;
import java.util.List;
import redoubt.app.desk.Members;
import redoubt.bots.BotKind;
import redoubt.kernel.CampaignCard;
import redoubt.kernel.Game;
import redoubt.lab.CampaignReport;
import redoubt.lab.Report;

/** The report on whole campaigns that bots have played. */
record CampaignSimulationText(
        Game<?> game,
        CampaignCard campaign,
        BotKind bot,
        long seed,
        int threads,
        CampaignReport report,
        boolean areJournalsWritten) {

    List<String> lines() {
        List<String> lines = new ArrayList<>();
        int ended = Math.max(1, report.won() + report.lost());
        lines.add(campaign.id() + " " + campaign.title() + " (" + game.id() + ")");
        lines.add(text("  campaigns  %d (seed %d, bot %s, threads %d)", report.campaigns(), seed, bot.word(), threads));
        lines.add(text("  won        %d (%.1f %%)", report.won(), 100.0 * report.won() / ended));
        lines.add(text("  lost       %d (%.1f %%)", report.lost(), 100.0 * report.lost() / ended));
        lines.add(text("  missions   %.1f on average", (double) report.played() / Math.max(1, report.campaigns())));
        lines.add(text("  decisions  %d", report.decisions()));
        lines.add(text(
                "  speed      %.0f decisions per second, %.2f seconds",
                report.decisions() / report.seconds(), report.seconds()));
        for (CampaignReport.OfMission each : report.missions()) {
            Report mission = each.report();
            lines.add(text(
                    "  %-9s  played %d, won %d (%.1f %%), rounds %.1f on average",
                    each.mission(),
                    mission.games(),
                    mission.won(),
                    100.0 * mission.won() / Math.max(1, mission.won() + mission.lost()),
                    mission.meanRounds()));
        }
        lines.addAll(SimulationText.lines(report.failures(), areJournalsWritten));
        return lines;
    }

    String json() {
        return new Members()
                .with("game", game.id())
                .with("campaign", campaign.id())
                .with("bot", bot.word())
                .with("seed", seed)
                .with("threads", threads)
                .with("campaigns", report.campaigns())
                .with("won", report.won())
                .with("lost", report.lost())
                .with("decisions", report.decisions())
                .with("seconds", report.seconds())
                .with(
                        "missions",
                        report.missions().stream()
                                .map(each -> new Members()
                                        .with("mission", each.mission())
                                        .with("played", each.report().games())
                                        .with("won", each.report().won())
                                        .with("lost", each.report().lost())
                                        .with("meanRounds", each.report().meanRounds())
                                        .map())
                                .toList())
                .with("failures", SimulationText.members(report.failures()))
                .text();
    }
}
