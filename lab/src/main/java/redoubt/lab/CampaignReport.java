package redoubt.lab;

import java.util.List;

/** The results of many campaigns, and of each mission of the road with every attempt counted. */
public record CampaignReport(int campaigns, int won, int lost, double seconds, List<OfMission> missions) {
    public CampaignReport {
        missions = List.copyOf(missions);
    }

    /** How the attempts at one mission ended. */
    public record OfMission(String mission, Report report) {}

    /** How many missions were played, each attempt counted. */
    public int played() {
        return missions.stream().mapToInt(each -> each.report().games()).sum();
    }

    public long decisions() {
        return missions.stream().mapToLong(each -> each.report().decisions()).sum();
    }

    public List<Failure> failures() {
        return missions.stream()
                .flatMap(each -> each.report().failures().stream())
                .toList();
    }
}
