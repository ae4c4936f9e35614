package redoubt.lab;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import redoubt.kernel.CampaignCard;
import redoubt.lab.Batch.Outcome;

/** The running count of one worker who plays campaigns: how they ended, and each mission by itself. */
final class CampaignTally {
    private final Map<String, Tally> missions = new LinkedHashMap<>();
    private int won;
    private int lost;

    CampaignTally(CampaignCard campaign) {
        campaign.missions().forEach(mission -> missions.put(mission, new Tally()));
    }

    void add(String mission, Outcome outcome) {
        missions.get(mission).add(outcome);
    }

    void end(boolean isWon) {
        if (isWon) {
            won++;
        } else {
            lost++;
        }
    }

    static CampaignTally sum(CampaignCard campaign, List<CampaignTally> tallies) {
        CampaignTally sum = new CampaignTally(campaign);
        for (String mission : campaign.missions()) {
            sum.missions.put(
                    mission,
                    Tally.sum(tallies.stream()
                            .map(each -> each.missions.get(mission))
                            .toList()));
        }
        for (CampaignTally each : tallies) {
            sum.won += each.won;
            sum.lost += each.lost;
        }
        return sum;
    }

    CampaignReport report(int campaigns, double seconds) {
        List<CampaignReport.OfMission> reports = new ArrayList<>();
        missions.forEach((mission, tally) -> reports.add(new CampaignReport.OfMission(mission, tally.report(seconds))));
        return new CampaignReport(campaigns, won, lost, seconds, reports);
    }
}
