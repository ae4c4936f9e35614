package redoubt.whitedeath.switches;

import static org.assertj.core.api.Assertions.assertThat;
import static redoubt.whitedeath.mission.Scenario.mission;
import static redoubt.whitedeath.switches.Otherwise.read;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.combat.EliminateAllies;
import redoubt.horde.combat.EliminateSurvivor;
import redoubt.horde.mission.ObjectivesTaken;
import redoubt.horde.round.PlayersPhase;
import redoubt.horde.rulings.Leavers;
import redoubt.horde.table.Danger;
import redoubt.testkit.Rule;
import redoubt.whitedeath.mission.Scenario;
import redoubt.whitedeath.mission.m02.TomesOfPurging;

/** House rulings on missions and on the end of the game in both readings. */
class MissionReadingsTest {
    private static final List<String> TEAM = List.of("Ogon", "Jenia", "Yasuke", "Lorna", "Dragomir", "Sarnaï");

    /** Mission 1 is won but for Sarnaï, who is not on a rampart. */
    private static Scenario allButSarnai(int taken) {
        Scenario play = mission("WD-M01").noGuards().everybody("28R.e").survivor("Sarnaï", "34R.c");
        for (String name : TEAM.subList(0, 4)) {
            play.card(name, "Dragon Bile");
        }
        return play.with(new ObjectivesTaken(Collections.nCopies(taken, "red")));
    }

    @Test
    @Rule("WD-GAP-90")
    void aDefeatOutweighsAVictoryOfTheSameMoment() {
        Scenario play = allButSarnai(6).objectives("red");
        play.run(new EliminateSurvivor(play.id("Sarnaï")));
        assertThat(play.outcome()).startsWith("lost");
    }

    @Test
    @Rule("WD-GAP-90")
    void otherwiseTheVictoryCounts() {
        Scenario play = read(allButSarnai(6).objectives("red"), "WD-GAP-90");
        play.run(new EliminateSurvivor(play.id("Sarnaï")));
        assertThat(play.outcome()).isEqualTo("won WD-M01-03");
        Scenario alone = read(allButSarnai(5).objectives("red", "34R.c"), "WD-GAP-90");
        alone.run(new EliminateSurvivor(alone.id("Sarnaï")));
        assertThat(alone.outcome()).as("a defeat without a victory").startsWith("lost");
    }

    private static Scenario pile(String skills) {
        return mission("WD-M00")
                .noPiles()
                .dropped("31R.d", "Sword")
                .dropped("31R.d", "Apples")
                .dropped("31R.d", "Dagger")
                .survivor("Ogon", "31R.d", skills);
    }

    @Test
    @Rule("WD-GAP-102")
    void pilesAreTakenFromSeveralTimes() {
        Scenario play = pile("").turn("Ogon").choose("search pile").settleCards();
        assertThat(play.offered()).contains("search pile", "search");
    }

    @Test
    @Rule("WD-GAP-102")
    void otherwiseOnceInATurnLikeAnySearch() {
        Scenario play =
                read(pile(""), "WD-GAP-102").turn("Ogon").choose("search pile").settleCards();
        assertThat(play.cards("Ogon")).containsExactly("Sword");
        assertThat(play.offered()).doesNotContain("search pile", "search");
        play.choose("end turn").turn("Ogon");
        assertThat(play.offered()).as("in the next turn again").contains("search pile");
    }

    @Test
    @Rule("WD-GAP-104")
    void anObjectiveLostLosesMissionOne() {
        assertThat(mission("WD-M01").corrupt("31V.b").outcome()).isEqualTo("lost WD-GAP-104");
    }

    @Test
    @Rule("WD-GAP-104")
    void otherwiseTheOthersAreEnough() {
        assertThat(read(mission("WD-M01"), "WD-GAP-104").corrupt("31V.b").outcome())
                .isEmpty();
        Scenario won = read(allButSarnai(5).objectives("red", "31V.b"), "WD-GAP-104");
        won.survivor("Sarnaï", "28R.e").corrupt("31V.b");
        assertThat(won.outcome()).isEqualTo("won WD-M01-03");
        Scenario left = read(allButSarnai(4).objectives("red", "31V.b", "27V.d"), "WD-GAP-104");
        left.survivor("Sarnaï", "28R.e").corrupt("31V.b");
        assertThat(left.outcome()).isEmpty();
    }

    /** All fragments but those of these zones are in Ogon's hands or lost, and the other tomes are spent. */
    private static Scenario fragments(int held, String... zones) {
        return mission("WD-M02")
                .objectives("red", zones)
                .carrying(
                        "Ogon",
                        Collections.nCopies(held, TomesOfPurging.FRAGMENT).toArray(String[]::new));
    }

    @Test
    @Rule("WD-GAP-107")
    void aFragmentLostLosesMissionTwo() {
        assertThat(fragments(3, "26V.c").corrupt("26V.c").outcome()).isEqualTo("lost WD-GAP-107");
    }

    @Test
    @Rule("WD-GAP-107")
    void otherwiseTheFragmentsThatAreLeftMakeATome() {
        Scenario play = read(fragments(3, "26V.c"), "WD-GAP-107").turn("Ogon");
        assertThat(play.offered()).as("one is still to be had").doesNotContain("restore tome");
        play.choose("end turn").corrupt("26V.c").turn("Ogon").choose("restore tome");
        assertThat(play.survivor("Ogon").carried()).containsExactly(TomesOfPurging.TOME);
        assertThat(play.offered()).doesNotContain("restore tome");
        assertThat(read(fragments(0, "26V.c"), "WD-GAP-107").corrupt("26V.c").outcome())
                .as("none is left")
                .isEqualTo("lost WD-GAP-107");
    }

    @Test
    @Rule("WD-GAP-112")
    void aBuildingThatCannotBurnLosesMissionFour() {
        assertThat(mission("WD-M04").corrupt("31R.d").outcome()).isEqualTo("lost WD-GAP-112");
    }

    @Test
    @Rule("WD-GAP-112")
    void otherwiseItNeedNotBurn() {
        assertThat(read(mission("WD-M04"), "WD-GAP-112").corrupt("31R.d").outcome())
                .isEmpty();
        Scenario last = read(mission("WD-M04").objectives("red", "31R.d"), "WD-GAP-112");
        assertThat(last.corrupt("31R.d").outcome()).isEqualTo("won WD-M04-03");
    }

    private static Scenario empress() {
        return mission("WD-M09").noGuards().empress("27V.e");
    }

    @Test
    @Rule("WD-GAP-120")
    void aGuardIsEscortEnoughForTheEmpress() {
        assertThat(empress().guards(1, "27V.e").run(new PlayersPhase()).offered())
                .contains("empress stays");
    }

    @Test
    @Rule("WD-GAP-120")
    void otherwiseOnlyASurvivorIs() {
        assertThat(read(empress().guards(1, "27V.e"), "WD-GAP-120")
                        .run(new PlayersPhase())
                        .offered())
                .contains("activate Ogon");
        assertThat(read(empress().survivor("Ogon", "27V.e"), "WD-GAP-120")
                        .run(new PlayersPhase())
                        .offered())
                .contains("empress stays");
    }

    /** The earlier goals of mission 7 are met, and everybody stands in the exit. */
    private static Scenario readyToLeave() {
        return mission("WD-M07")
                .noGuards()
                .everybody("27R.h")
                .guards(4, "27R.h")
                .with(new ObjectivesTaken(List.of("blue", "green")));
    }

    @Test
    @Rule("WD-GAP-122")
    void survivorsMustLeaveToo() {
        assertThat(readyToLeave().turn("Ogon").choose("end turn", "leave").outcome())
                .isEmpty();
    }

    @Test
    @Rule("WD-GAP-122")
    void otherwiseTheLastGuardWhoLeavesWins() {
        assertThat(read(readyToLeave(), "WD-GAP-122")
                        .turn("Ogon")
                        .choose("end turn", "leave")
                        .outcome())
                .isEqualTo("won WD-M07-03");
        Scenario behind = read(readyToLeave().guards(1, "27R.e"), "WD-GAP-122");
        for (String name : TEAM) {
            assertThat(behind.turn(name).outcome()).isEmpty();
            behind.choose("end turn", "leave");
        }
        assertThat(behind.outcome()).isEqualTo("lost WD-MEXIT-02");
    }

    @Test
    @Rule("WD-GAP-122")
    void otherwiseTheLastGuardWhoFallsStillLoses() {
        Scenario play = read(readyToLeave().noGuards().guards(1, "27R.h"), "WD-GAP-122", "WD-GAP-90");
        play.run(new EliminateAllies(play.zone("27R.h"), 0, 1));
        assertThat(play.outcome()).isEqualTo("lost WD-M07-04");
    }

    @Test
    @Rule("WD-GAP-123")
    void whoHasLeftCountsForTheDangerLevel() {
        Scenario play = readyToLeave().adrenaline("Ogon", 43, Danger.RED).adrenaline("Jenia", 7, Danger.YELLOW);
        assertThat(Leavers.danger(play.turn("Ogon").choose("end turn", "leave").table()))
                .isEqualTo(Danger.RED);
    }

    @Test
    @Rule("WD-GAP-123")
    void otherwiseOnlyThoseOnTheBoardCount() {
        Scenario play = read(readyToLeave(), "WD-GAP-123")
                .adrenaline("Ogon", 43, Danger.RED)
                .adrenaline("Jenia", 7, Danger.YELLOW);
        assertThat(Leavers.danger(play.table())).isEqualTo(Danger.RED);
        assertThat(Leavers.danger(play.turn("Ogon").choose("end turn", "leave").table()))
                .isEqualTo(Danger.YELLOW);
    }

    @Test
    @Rule("WD-GAP-107")
    void otherwiseBlueAndGreenObjectivesAreNoFragments() {
        Scenario play = fragments(3).objective("26V.c", "blue");
        assertThat(read(play, "WD-GAP-107").turn("Ogon").offered())
                .as("three are left, and all three are held")
                .contains("restore tome");
    }
}
