package redoubt.secondedition.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.HordeText;
import redoubt.horde.table.Table;
import redoubt.kernel.History;
import redoubt.testkit.CampaignLaws;
import redoubt.testkit.Rule;

/** The laws of campaigns, tried along the missions of the base game. */
class CampaignLawsTest {
    @Test
    @Rule({"WZ-CAMP-07", "WZ-CAMP-08", "WZ-CAMP-10"})
    void theLawsHoldAlongTheRoad() {
        int played = 0;
        for (long seed = 1; seed <= 4; seed++) {
            List<History<Table>> missions = new CampaignLaws<>(
                            Tour.SHORT,
                            Tour.CAMPAIGN.card(),
                            Tour.agreed(),
                            setUp -> HordeText.laws(Tour.SHORT, setUp)
                                    .endingWithin(20_000)
                                    .lookingAtOneIn(20))
                    .upTo(6)
                    .hold(seed);
            played += missions.size();
        }
        assertThat(played).isGreaterThan(12);
    }
}
