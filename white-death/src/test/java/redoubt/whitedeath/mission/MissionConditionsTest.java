package redoubt.whitedeath.mission;

import static org.assertj.core.api.Assertions.assertThat;
import static redoubt.whitedeath.mission.Scenario.mission;

import org.junit.jupiter.api.Test;
import redoubt.horde.table.Survivor;
import redoubt.testkit.Rule;
import redoubt.whitedeath.Box;
import redoubt.whitedeath.mission.m02.NoCorruptionLeft;
import redoubt.whitedeath.mission.m08.AllSpawnsAtBanner;
import redoubt.whitedeath.mission.rules.LeaveWithAllGuards;
import redoubt.whitedeath.mission.rules.MissionEvent;

/** Rules of missions where one condition holds and another does not. */
class MissionConditionsTest {
    private static final String BANNER = "30V.a";

    @Test
    @Rule("WD-M00-05")
    void aCardOfAnotherDeckIsNoPile() {
        Scenario play = mission("WD-M00")
                .noPiles()
                .dropped("31R.d", "Ice Bow")
                .survivor("Ogon", "31R.d")
                .turn("Ogon");
        assertThat(play.offered()).contains("take red objective").doesNotContain("search pile");
    }

    @Test
    @Rule("WD-M02-08")
    void aFragmentIsNoTome() {
        Scenario play = mission("WD-M02")
                .survivor("Ogon", "28V.h")
                .carrying("Ogon", "tome fragment")
                .turn("Ogon");
        assertThat(play.offered()).noneMatch(key -> key.startsWith("use tome"));
    }

    @Test
    @Rule("WD-M02-10")
    void aTomeReadWhereNothingIsCorruptedPurgesNothing() {
        Scenario play = mission("WD-M02")
                .survivor("Ogon", "26V.b")
                .carrying("Ogon", "tome of purging")
                .turn("Ogon")
                .choose("use tome on spawn 1");
        assertThat(play.survivor("Ogon").carried()).isEmpty();
        assertThat(play.events(MissionEvent.CorruptionPurged.class)).isEmpty();
    }

    @Test
    @Rule("WD-GAP-107")
    void whereThereNeverWereFragmentsNoneRestoreATome() {
        Scenario play = mission("WD-M02").objectives("red");
        NoCorruptionLeft goal = new NoCorruptionLeft(Box.GROUND, 0, 8);
        assertThat(goal.isOutOfReach(play.table())).isTrue();
        assertThat(goal.isOutOfReach(play.carrying("Ogon", "tome of purging").table()))
                .isFalse();
    }

    @Test
    @Rule("WD-GAP-118")
    void theDefilersTokenNeedsNoRelic() {
        Scenario play = mission("WD-M08").objectives("red");
        AllSpawnsAtBanner goal = new AllSpawnsAtBanner(play.zone(BANNER));
        for (String spawn : new String[] {"1", "2", "3", "4"}) {
            play.spawn(spawn, BANNER);
        }
        assertThat(goal.isOutOfReach(play.spawn("Defiler", "26R.g").table())).isFalse();
        assertThat(goal.isOutOfReach(play.spawn("2", "26R.g").table()))
                .as("a numbered one needs a relic, and there is none")
                .isTrue();
    }

    @Test
    @Rule("WD-MEXIT-02")
    void allSurvivorsGoneIsNotEnoughWhileAGuardIsThere() {
        Scenario play = mission("WD-M07").noGuards().guards(1, "27R.h");
        play.table().survivors().forEach(survivor -> play.with(survivor.withPresence(Survivor.Presence.LEFT)));
        LeaveWithAllGuards goal = new LeaveWithAllGuards(12);
        assertThat(goal.isMet(play.table())).isFalse();
        assertThat(goal.isMet(play.noGuards().table())).isTrue();
    }
}
