package redoubt.horde;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.fixture.Town;
import redoubt.horde.mission.MissionPlan;
import redoubt.horde.table.Danger;
import redoubt.horde.table.Objective;
import redoubt.horde.table.Survivor.Presence;
import redoubt.kernel.MissionCard;

/** What makes a position better or worse in the eyes of those who think ahead, one thing at a time. */
class AppraisalTest {
    private static final String STREET = ".~.~.~.~.";

    private static Town ana(String zone) {
        return Town.on(STREET).survivor("Ana", zone, "");
    }

    private static double value(Town town) {
        return Appraisal.of(town.table(), 0);
    }

    private static double ofTwo(Town town) {
        return Appraisal.of(town.table(), 2);
    }

    private static Town gone(Town town, String name, Presence presence) {
        return town.with(town.who(name).withPresence(presence));
    }

    @Test
    void whereNoGoalTellsWhatIsTakenCounts() {
        Town both = ana("a").objective("b", "red").objective("b", "red");
        Town one = ana("a").objective("b", "red");
        assertThat(ofTwo(one)).isGreaterThan(ofTwo(both));
        assertThat(ofTwo(ana("a"))).isGreaterThan(ofTwo(one));
    }

    @Test
    void objectivesAreCountedOnThePageOfTheMissionPlayed() {
        Town town = ana("a").objective("b", "red");
        HordeGame game = new HordeGame(
                "town",
                "Town",
                Town.EDITION,
                List.of(page("TT-M00", 3), page("TT-M01", 2), page("TT-M02", 4)),
                List.of());
        assertThat(game.appraise(town.table())).isEqualTo(ofTwo(town));
    }

    private static MissionPlan page(String id, int objectives) {
        Town town = Town.on(STREET);
        return MissionPlan.of(
                        Town.EDITION.print(),
                        new MissionCard(id, "Street", "easy", "short"),
                        1,
                        town.table().terrain(),
                        List.of(town.zone("a")))
                .withObjectives(Collections.nCopies(objectives, new Objective(town.zone("b"), "red", false)));
    }

    @Test
    void eachThingIsWantedByWhoeverIsNearest() {
        Town near = ana("a").objective("a", "red").objective("c", "red");
        Town far = ana("a").objective("a", "red").objective("e", "red");
        assertThat(value(far)).isLessThan(value(near));
    }

    @Test
    void theDeadTakeNothing() {
        Town beside = gone(ana("a").survivor("Ben", "e", "").objective("e", "red"), "Ben", Presence.ELIMINATED);
        Town away = gone(ana("a").survivor("Ben", "c", "").objective("e", "red"), "Ben", Presence.ELIMINATED);
        assertThat(value(beside)).isEqualTo(value(away));
    }

    @Test
    void whatNobodyCanReachIsFarthestOff() {
        Town shut = Town.on(".~.~.~.|.").survivor("Ana", "a", "").objective("e", "red");
        assertThat(value(shut)).isLessThan(value(ana("a").objective("e", "red")));
    }

    @Test
    void theBadlyHurtAreBetterOffThanTheDead() {
        Town hurt = ana("a").survivor("Ben", "a", "").wounds("Ben", 2);
        Town dead = gone(ana("a").survivor("Ben", "a", "").wounds("Ben", 2), "Ben", Presence.ELIMINATED);
        assertThat(value(hurt)).isGreaterThan(value(dead));
    }

    @Test
    void zombiesWeighLessFromAfarAndBehindWalls() {
        assertThat(value(ana("a").zombies("c", "Walker", 1))).isLessThan(value(ana("a")));
        Town shut = Town.on(".|.~.~.~.").survivor("Ana", "a", "").zombies("b", "Walker", 1);
        assertThat(value(shut))
                .as("no way to Ana")
                .isEqualTo(value(ana("a").zombies("e", "Walker", 1)))
                .isGreaterThan(value(ana("a").zombies("b", "Walker", 1)));
    }

    @Test
    void zombiesAreNoThreatToTheDead() {
        Town beside = gone(ana("a").survivor("Ben", "e", "").zombies("e", "Walker", 1), "Ben", Presence.ELIMINATED);
        Town away = gone(ana("a").survivor("Ben", "a", "").zombies("e", "Walker", 1), "Ben", Presence.ELIMINATED);
        assertThat(value(beside)).isEqualTo(value(away));
    }

    @Test
    void aLargerTeamStandsTheSameZombiesBetter() {
        Town alone = ana("a").zombies("b", "Walker", 3);
        Town together = ana("a").survivor("Ben", "a", "").zombies("b", "Walker", 3);
        assertThat(value(together)).isGreaterThan(value(alone));
    }

    @Test
    void strengthGrowsWithTheExperienceOfAll() {
        assertThat(value(ana("a").adrenaline("Ana", 5, Danger.BLUE)))
                .isLessThan(value(ana("a").adrenaline("Ana", 6, Danger.BLUE)));
        Town alike = ana("a").survivor("Ben", "a", "")
                .adrenaline("Ana", 5, Danger.BLUE)
                .adrenaline("Ben", 5, Danger.BLUE);
        assertThat(value(alike)).isCloseTo(value(ana("a").adrenaline("Ana", 5, Danger.BLUE)), within(1e-9));
    }
}
