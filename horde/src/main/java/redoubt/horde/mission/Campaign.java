package redoubt.horde.mission;

import java.util.Optional;
import redoubt.horde.table.Table;
import redoubt.kernel.CampaignCard;
import redoubt.kernel.CampaignRecord;
import redoubt.kernel.CampaignView;
import redoubt.kernel.SetUp;
import redoubt.kernel.State;

/** A campaign of a game of the family: how its record is laid out before a mission, written after it, and shown. */
public interface Campaign {
    CampaignCard card();

    /** The mission as it is played with this record; refuses pages that cannot have come about. */
    MissionPlan applied(MissionPlan plan, CampaignRecord record, SetUp setUp);

    /** What follows a mission that has ended; empty if the campaign is over. */
    Optional<SetUp> sequel(CampaignRecord record, SetUp setUp, State<Table> end);

    /** What the campaign has come to; empty at a table where it is not played. */
    Optional<CampaignView> view(State<Table> state);
}
