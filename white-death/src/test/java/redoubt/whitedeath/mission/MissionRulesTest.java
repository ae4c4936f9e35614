package redoubt.whitedeath.mission;

import static org.assertj.core.api.Assertions.assertThat;
import static redoubt.whitedeath.mission.Scenario.BOX;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import redoubt.horde.mission.MissionGoals;
import redoubt.horde.mission.MissionPlan;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Box;
import redoubt.whitedeath.Scene;
import redoubt.whitedeath.mission.m01.NoZombieOnRamparts;
import redoubt.whitedeath.mission.m05.BeaconInExit;
import redoubt.whitedeath.mission.rules.MissionIds;

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

    @ParameterizedTest
    @ValueSource(strings = {"WD-M03", "WD-M07", "WD-M10"})
    void redObjectivesHaveARewardOfTheirOwn(String mission) {
        assertThat(MissionIds.reward(mission, "red").id()).isEqualTo(mission + "-07");
        assertThat(MissionIds.reward(mission, "blue").id()).isEqualTo(mission + "-06");
    }

    @Test
    void inMissionSixTheOtherColoursComeLater() {
        assertThat(MissionIds.reward("WD-M06", "red").id()).isEqualTo("WD-M06-07");
        assertThat(MissionIds.reward("WD-M06", "green").id()).isEqualTo("WD-M06-08");
    }

    @Test
    void aBeaconThatIsNowhereIsNotInTheExit() {
        Scenario play = Scenario.mission("WD-M05");
        BeaconInExit goal = new BeaconInExit(Scenario.token("beacon"), Scenario.token("exit"));
        play.with(table ->
                table.withTokens(table.tokens().without(Scenario.token("beacon").index())));
        assertThat(goal.isMet(play.table())).isFalse();
        assertThat(goal.progress(play.table())).isZero();
    }

    @Test
    void onlyZombiesOnRampartsCount() {
        NoZombieOnRamparts goal = new NoZombieOnRamparts(Box.GROUND);
        Scene scene = Scene.on(".^=").zombies("a", "Walker", 2);
        assertThat(goal.isMet(scene.table())).isTrue();
        assertThat(goal.isMet(scene.zombies("b", "Walker", 1).table())).isFalse();
    }
}
