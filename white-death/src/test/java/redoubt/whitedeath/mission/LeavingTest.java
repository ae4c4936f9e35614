package redoubt.whitedeath.mission;

import static org.assertj.core.api.Assertions.assertThat;
import static redoubt.whitedeath.mission.Scenario.BOX;
import static redoubt.whitedeath.mission.Scenario.mission;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.combat.EliminateAllies;
import redoubt.horde.mission.ObjectivesTaken;
import redoubt.horde.round.PlayersPhase;
import redoubt.horde.rulings.Leavers;
import redoubt.horde.table.Danger;
import redoubt.horde.table.Objective;
import redoubt.horde.table.Survivor;
import redoubt.testkit.Rule;
import redoubt.whitedeath.edition.MissionPage;

/** Missions 6, 7 and 10, where everybody must leave in the end. */
class LeavingTest {
    private static final List<String> MISSIONS = List.of("WD-M06", "WD-M07", "WD-M10");

    /** The earlier goals of missions 6 and 7 are met, and everybody stands in the exit. */
    private static Scenario readyToLeave() {
        return mission("WD-M07")
                .noGuards()
                .everybody("27R.h")
                .guards(4, "27R.h")
                .with(new ObjectivesTaken(List.of("blue", "green")));
    }

    @Test
    @Rule({"WD-M06-03", "WD-M06-06"})
    void missionSixHasItsTokens() {
        MissionPage page = BOX.mission("WD-M06");
        assertThat(page.head().card().difficulty()).isEqualTo("medium");
        assertThat(page.corruption()).hasSize(9);
        assertThat(page.ladderReserve()).isEqualTo(2);
        assertThat(page.head().markers("ladder")).isEmpty();
        Scenario play = mission("WD-M06");
        assertThat(play.table().objectives()).hasSize(8).allMatch(Objective::isFaceDown);
        assertThat(play.table().objectives())
                .map(objective -> objective.zone().name())
                .contains("30V.i", "31V.b");
        assertThat(play.table().allies().total()).isEqualTo(12);
    }

    @Test
    @Rule("WD-M07-05")
    void missionSevenHasItsTokens() {
        assertThat(BOX.mission("WD-M07").head().card().difficulty()).isEqualTo("hard");
        assertThat(BOX.mission("WD-M07").spawns()).hasSize(4);
        assertThat(mission("WD-M07").table().objectives()).hasSize(9).allMatch(Objective::isFaceDown);
    }

    @Test
    @Rule("WD-M10-05")
    void missionTenHasItsTokens() {
        assertThat(BOX.mission("WD-M10").head().card().difficulty()).isEqualTo("hard");
        assertThat(mission("WD-M10").table().objectives()).hasSize(7).allMatch(Objective::isFaceDown);
    }

    @Test
    @Rule({"WD-M06-05", "WD-M07-04", "WD-M10-04", "WD-WIN-03"})
    void oneGuardEliminatedLoses() {
        List<String> rules = List.of("lost WD-M06-05", "lost WD-M07-04", "lost WD-M10-04");
        for (int i = 0; i < MISSIONS.size(); i++) {
            Scenario play = mission(MISSIONS.get(i));
            int zone = play.table().allies().where(0).first();
            play.run(new EliminateAllies(play.table().zone(zone), 0, 1));
            assertThat(play.outcome()).isEqualTo(rules.get(i));
        }
    }

    @Test
    @Rule("WD-M06-08")
    void blueAndGreenOfMissionSixGivePointsAndALadder() {
        for (String colour : List.of("blue", "green")) {
            Scenario play = mission("WD-M06")
                    .colour("32V.i", colour)
                    .survivor("Ogon", "32V.i")
                    .turn("Ogon")
                    .choose("take objective");
            assertThat(play.points("Ogon")).isEqualTo(5);
            assertThat(play.survivor("Ogon").carried()).containsExactly("rope ladder");
            assertThat(play.rules()).contains("WD-M06-08");
        }
    }

    @Test
    @Rule("WD-M06-08")
    void aLadderWonSoCanBePlaced() {
        Scenario play = mission("WD-M06")
                .survivor("Ogon", "33V.g")
                .carrying("Ogon", "rope ladder")
                .turn("Ogon")
                .choose("place rope ladder 33V.d", "guards 33V.d move", "move 33V.g", "4 guards");
        assertThat(play.guardsIn("33V.g")).isEqualTo(4);
    }

    @Test
    @Rule({"WD-M06-07", "WD-M07-07", "WD-M10-07", "WD-MIS-04"})
    void redObjectivesGiveAVaultWeaponOrPoints() {
        List<String> zones = List.of("32V.i", "32R.c", "28V.a");
        for (int i = 0; i < MISSIONS.size(); i++) {
            Scenario play = mission(MISSIONS.get(i))
                    .colour(zones.get(i), "red")
                    .survivor("Ogon", zones.get(i))
                    .turn("Ogon")
                    .choose("take objective")
                    .settleCards();
            assertThat(play.cards("Ogon")).containsExactly("Baba Yaga's Blessing");
            assertThat(play.rules()).contains(MISSIONS.get(i) + "-07");
            Scenario empty = mission(MISSIONS.get(i))
                    .deck("vault")
                    .dropped(zones.get(i), "Ice Bow")
                    .colour(zones.get(i), "red")
                    .survivor("Ogon", zones.get(i))
                    .turn("Ogon")
                    .choose("take objective");
            assertThat(empty.points("Ogon")).isEqualTo(5);
        }
    }

    @Test
    @Rule({"WD-M07-06", "WD-M10-06"})
    void blueAndGreenOfMissionsSevenAndTenGivePoints() {
        for (String colour : List.of("blue", "green")) {
            Scenario seven = mission("WD-M07")
                    .colour("32R.c", colour)
                    .survivor("Ogon", "32R.c")
                    .turn("Ogon")
                    .choose("take objective");
            assertThat(seven.points("Ogon")).isEqualTo(5);
            assertThat(seven.cards("Ogon")).isEmpty();
            assertThat(seven.rules()).contains("WD-M07-06");
            Scenario ten = mission("WD-M10")
                    .colour("28V.a", colour)
                    .survivor("Ogon", "28V.a")
                    .turn("Ogon")
                    .choose("take objective");
            assertThat(ten.points("Ogon")).isEqualTo(5);
            assertThat(ten.cards("Ogon")).isEmpty();
            assertThat(ten.rules()).contains("WD-M10-06");
        }
    }

    @Test
    @Rule({"WD-MEXIT-01", "WD-DEC-29", "WD-GAP-122"})
    void aSurvivorLeavesAtTheEndOfTheTurnWithTheGuardsOfTheZone() {
        Scenario play = readyToLeave().guards(2, "27R.e").turn("Ogon").choose("end turn");
        assertThat(play.offered()).containsExactly("leave", "stay");
        play.choose("leave");
        assertThat(play.survivor("Ogon").presence()).isEqualTo(Survivor.Presence.LEFT);
        assertThat(play.guardsIn("27R.h")).isZero();
        assertThat(play.guardsIn("27R.e")).isEqualTo(2);
        assertThat(play.outcome()).isEmpty();
        assertThat(play.rules()).contains("WD-MEXIT-01", "WD-MEXIT-02");
    }

    @Test
    @Rule("WD-MEXIT-01")
    void whoeverStaysIsStillThere() {
        Scenario play = readyToLeave().turn("Ogon").choose("end turn", "stay");
        assertThat(play.survivor("Ogon").isOnBoard()).isTrue();
        assertThat(play.guardsIn("27R.h")).isEqualTo(4);
    }

    @Test
    @Rule("WD-MEXIT-01")
    void nobodyLeavesBesideZombiesOrFromElsewhere() {
        assertThat(readyToLeave()
                        .zombies(1, "Walker", "27R.h")
                        .turn("Ogon")
                        .choose("end turn")
                        .offered())
                .containsExactly("wait");
        assertThat(readyToLeave()
                        .survivor("Ogon", "27R.e")
                        .turn("Ogon")
                        .choose("end turn")
                        .offered())
                .containsExactly("wait");
    }

    @Test
    @Rule({"WD-M06-04", "WD-M07-03", "WD-M10-03", "WD-GAP-122"})
    void nobodyLeavesBeforeTheEarlierGoalsAreMet() {
        assertThat(mission("WD-M07")
                        .everybody("27R.h")
                        .turn("Ogon")
                        .choose("end turn")
                        .offered())
                .containsExactly("wait");
        assertThat(readyToLeave()
                        .with(new ObjectivesTaken(List.of("blue")))
                        .turn("Ogon")
                        .choose("end turn")
                        .offered())
                .as("without the green one")
                .containsExactly("wait");
        assertThat(mission("WD-M06")
                        .everybody("33V.i")
                        .turn("Ogon")
                        .choose("end turn")
                        .offered())
                .containsExactly("wait");
        assertThat(mission("WD-M10")
                        .everybody("31V.h")
                        .turn("Ogon")
                        .choose("end turn")
                        .offered())
                .containsExactly("wait");
        assertThat(mission("WD-M10")
                        .deck("vault")
                        .everybody("31V.h")
                        .turn("Ogon")
                        .choose("end turn")
                        .offered())
                .as("all vault weapons are taken")
                .containsExactly("leave", "stay");
    }

    @Test
    @Rule({"WD-M07-03", "WD-GAP-122", "WD-WIN-01"})
    void whenAllHaveLeftTheGameIsWon() {
        Scenario play = readyToLeave();
        for (String name : List.of("Ogon", "Jenia", "Yasuke", "Lorna", "Dragomir", "Sarnaï")) {
            assertThat(play.turn(name).outcome()).isEmpty();
            play.choose("end turn", "leave");
        }
        assertThat(play.outcome()).isEqualTo("won WD-M07-03");
    }

    @Test
    @Rule({"WD-M06-04", "WD-M10-03"})
    void missionsSixAndTenAreWonSoToo() {
        Scenario six =
                mission("WD-M06").noGuards().everybody("33V.i").with(new ObjectivesTaken(List.of("blue", "green")));
        Scenario ten = mission("WD-M10").noGuards().deck("vault").everybody("31V.h");
        for (String name : List.of("Ogon", "Jenia", "Yasuke", "Lorna", "Dragomir", "Sarnaï")) {
            six.turn(name).choose("end turn", "leave");
            ten.turn(name).choose("end turn", "leave");
        }
        assertThat(six.outcome()).isEqualTo("won WD-M06-04");
        assertThat(ten.outcome()).isEqualTo("won WD-M10-03");
    }

    @Test
    @Rule({"WD-MEXIT-02", "WD-GAP-122"})
    void guardsLeftBehindByTheLastSurvivorLoseTheGame() {
        Scenario play = readyToLeave().guards(1, "27R.e");
        for (String name : List.of("Ogon", "Jenia", "Yasuke", "Lorna", "Dragomir", "Sarnaï")) {
            play.turn(name).choose("end turn", "leave");
        }
        assertThat(play.outcome()).isEqualTo("lost WD-MEXIT-02");
    }

    @Test
    @Rule({"WD-M07-03", "WD-WIN-02"})
    void theBlueOneLostToCorruptionLosesTheGame() {
        assertThat(mission("WD-M07").colour("32R.c", "blue").corrupt("32R.c").outcome())
                .isEqualTo("lost WD-M07-03");
        assertThat(mission("WD-M07").colour("32R.c", "red").corrupt("32R.c").outcome())
                .isEmpty();
    }

    @Test
    @Rule("WD-GAP-123")
    void whoHasLeftTakesNoTurnsMakesNoNoiseAndStillCountsForTheDangerLevel() {
        Scenario play =
                readyToLeave().adrenaline("Ogon", 43, Danger.RED).turn("Ogon").choose("end turn", "leave");
        assertThat(Leavers.danger(play.table())).isEqualTo(Danger.RED);
        assertThat(play.table().survivorsIn(play.zone("27R.h").index())).hasSize(5);
        play.run(new PlayersPhase());
        assertThat(play.offered()).contains("activate Jenia").doesNotContain("activate Ogon");
        Scenario alone = readyToLeave().noGuards().everybody("27R.g").survivor("Ogon", "27R.h");
        alone.turn("Ogon").choose("end turn", "leave");
        assertThat(alone.table().isManned(alone.zone("27R.h").index())).isFalse();
    }
}
