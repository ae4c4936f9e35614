package redoubt.secondedition.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import redoubt.horde.HordeGame;
import redoubt.horde.HordeText;
import redoubt.horde.table.Table;
import redoubt.kernel.History;
import redoubt.testkit.CampaignLaws;
import redoubt.testkit.Rule;

/** The laws of campaigns, tried along the missions of the base game and the real road. */
class CampaignLawsTest {
    @Test
    @Rule({"WZ-CAMP-07", "WZ-CAMP-08", "WZ-CAMP-10"})
    void theLawsHoldAlongTheRoad() {
        int played = 0;
        for (long seed = 1; seed <= 4; seed++) {
            played += hold(Tour.SHORT, Tour.CAMPAIGN, seed).size();
        }
        assertThat(played).isGreaterThan(12);
    }

    @Test
    @Rule({"WZ-CAMP-07", "WZ-CAMP-10", "WZ-MALL-03", "WZ-CAMP-01"})
    void theRoadLeadsThroughAllTenMissions() {
        Set<String> played = new TreeSet<>();
        for (long seed = 1; seed <= 3; seed++) {
            hold(Tour.SHORT_ROAD, Tour.ROAD, seed)
                    .forEach(game -> played.add(game.state().table().mission().id()));
        }
        assertThat(played).containsExactlyElementsOf(Tour.ROAD.card().missions());
    }

    private static List<History<Table>> hold(HordeGame game, InfectedState campaign, long seed) {
        return new CampaignLaws<>(
                        game,
                        campaign.card(),
                        Tour.agreed(campaign),
                        setUp ->
                                HordeText.laws(game, setUp).endingWithin(20_000).lookingAtOneIn(20))
                .upTo(30)
                .hold(seed);
    }
}
