package redoubt.secondedition.campaign;

import redoubt.horde.table.Table;
import redoubt.kernel.Effect;
import redoubt.kernel.Play;
import redoubt.kernel.RuleId;

/** The campaign is over, by this rule. */
record LoseCampaign(RuleId rule) implements Effect<Table> {
    @Override
    public void happen(Play<Table> play) {
        play.table(play.table().with(Chronicle.of(play.table()).lost()));
        play.log(new CampaignEvent.CampaignLost(rule));
    }
}
