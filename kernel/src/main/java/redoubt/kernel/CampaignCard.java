package redoubt.kernel;

import java.util.List;

/**
 * A campaign: missions of a game that are played one after the other, with a record that passes from each to the next. The rule
 * says in which order; whatever is out of order is refused by it.
 */
public record CampaignCard(String id, String title, List<String> missions, RuleId order) {
    public CampaignCard {
        missions = List.copyOf(missions);
    }

    /** The place of a mission on the road, counted from 1. */
    public int number(String mission) {
        return missions.indexOf(mission) + 1;
    }

    /** The set-up of the first mission, agreed on as in this one. */
    public SetUp begin(SetUp agreed) {
        return new SetUp(agreed.game(), missions.getFirst(), agreed.seats(), agreed.settings())
                .with(CampaignRecord.CAMPAIGN, id);
    }
}
