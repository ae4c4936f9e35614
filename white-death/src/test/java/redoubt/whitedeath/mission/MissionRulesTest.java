package redoubt.whitedeath.mission;

import static org.assertj.core.api.Assertions.assertThat;
import static redoubt.whitedeath.mission.Scenario.BOX;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.mission.MissionGoals;
import redoubt.horde.mission.MissionPlan;
import redoubt.testkit.Rule;

class MissionRulesTest {
    @Test
    @Rule("WD-MIS-01")
    void elevenMissionsForSixSurvivorsEachWithItsGoals() {
        List<MissionPlan> plans = Missions.of(BOX);
        assertThat(plans).hasSize(11);
        for (MissionPlan plan : plans) {
            assertThat(plan.rulings())
                    .filteredOn(MissionGoals.class::isInstance)
                    .hasSize(1);
            assertThat(plan.mostSurvivors()).isEqualTo(6);
        }
    }

    @Test
    void everyNameOfAPageStandsForSomething() {
        BOX.missions().forEach(page -> assertThat(MissionRules.of(BOX, page)).isNotEmpty());
    }
}
