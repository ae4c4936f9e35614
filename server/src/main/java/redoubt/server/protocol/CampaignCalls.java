package redoubt.server.protocol;

import java.util.List;
import java.util.Optional;
import redoubt.kernel.CampaignView;
import redoubt.server.protocol.TableMessage.SeatCard;
import redoubt.server.protocol.TableMessage.Verdict;

/** What is asked and answered about campaigns. */
public final class CampaignCalls {
    private CampaignCalls() {}

    /** A campaign on the shelf: its missions in their order. */
    public record CampaignLine(String id, String title, List<String> missions) {}

    /**
     * A campaign as it stands: its road, the table that was reached last, what follows there if its mission has ended and nobody
     * has begun it yet, the record, who sits at that table, and the other campaigns that part from this one.
     */
    public record CampaignPage(
            String game,
            String campaign,
            String title,
            List<Stop> road,
            String last,
            Optional<NextMission> next,
            CampaignView view,
            List<SeatCard> seats,
            List<Branch> branches) {}

    /** A mission of a campaign and how often it was played so far. */
    public record Stop(String mission, String title, List<Attempt> attempts) {}

    /** A table at which a mission was played: how it ended or how far it is. */
    public record Attempt(String table, Optional<Verdict> verdict, int round, int choices, String created) {}

    /** What follows when a mission has ended: its place on the road, and whether it is the same one again. */
    public record NextMission(String mission, int number, boolean isAgain) {}

    /** Another campaign: the table it has reached, the mission before which it parts from this one, and the one it is at. */
    public record Branch(String table, String before, String mission, Optional<Verdict> verdict) {}

    /** Begins the mission of this table once more, in a second campaign. */
    public record BranchOff(String before) {}
}
