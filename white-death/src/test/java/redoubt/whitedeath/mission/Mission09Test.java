package redoubt.whitedeath.mission;

import static org.assertj.core.api.Assertions.assertThat;
import static redoubt.whitedeath.mission.Scenario.BOX;
import static redoubt.whitedeath.mission.Scenario.mission;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import redoubt.board.ZoneSet;
import redoubt.horde.round.PlayersPhase;
import redoubt.horde.table.Survivor;
import redoubt.horde.zombies.ActivateZombies;
import redoubt.horde.zombies.Activation;
import redoubt.testkit.Rule;
import redoubt.whitedeath.edition.MissionPage;
import redoubt.whitedeath.mission.rules.MissionEvent;

class Mission09Test {
    private static final ActivateZombies ALL =
            new ActivateZombies(new Activation(List.of(), ZoneSet.EMPTY, Optional.empty()));

    private static Scenario realm() {
        return mission("WD-M09");
    }

    private static String empress(Scenario play) {
        int kind = BOX.print().ally("Empress").index();
        return play.table().zone(play.table().allies().where(kind).first()).name();
    }

    @Test
    @Rule({"WD-M09-03", "WD-M09-06"})
    void allTokensOfTheLegendAreThere() {
        MissionPage page = BOX.mission("WD-M09");
        assertThat(page.head().card().difficulty()).isEqualTo("hard");
        assertThat(page.corruption()).hasSize(7);
        assertThat(page.head().markers("cauldron")).hasSize(3);
        assertThat(page.head().markers("ladder")).hasSize(1);
        Scenario play = realm();
        assertThat(play.table().objectives()).hasSize(6);
        assertThat(play.table().allies().total(0)).isEqualTo(12);
        assertThat(play.table().survivors())
                .map(Survivor::zone)
                .map(Object::toString)
                .containsExactlyInAnyOrder("27V.b", "27V.b", "27V.b", "28V.b", "28V.b", "28V.b");
    }

    @Test
    @Rule("WD-M09-07")
    void theEmpressStandsWhereTheBeaconWas() {
        assertThat(empress(realm())).isEqualTo("27V.e");
        assertThat(realm().tokens("beacon", "27V.e")).isZero();
    }

    @Test
    @Rule("WD-M09-07")
    void sheAttractsZombiesLikeASurvivor() {
        Scenario play = realm().noGuards()
                .everybody("32R.c")
                .empress("27V.e")
                .zombies(1, "Walker", "33V.h")
                .run(ALL);
        assertThat(play.zombiesIn("27V.b")).isEqualTo(1);
    }

    @Test
    @Rule({"WD-M09-07", "WD-GUARD-01"})
    void sheObeysNoGuardAction() {
        Scenario play = realm().noGuards().turn("Ogon");
        assertThat(play.offered()).noneMatch(key -> key.startsWith("guards"));
    }

    @Test
    @Rule({"WD-M09-08", "WD-DEC-07"})
    void beforeThePlayersPhaseSheMayWalkOneZone() {
        Scenario play = realm().run(new PlayersPhase());
        assertThat(play.offered())
                .containsExactlyInAnyOrder(
                        "empress to 27V.b",
                        "empress to 27V.d",
                        "empress to 27V.f",
                        "empress to 27V.h",
                        "empress stays");
        assertThat(play.asked().id()).isEqualTo("WD-M09-08");
        play.choose("empress to 27V.b");
        assertThat(empress(play)).isEqualTo("27V.b");
        assertThat(play.events(MissionEvent.EmpressMoved.class)).hasSize(1);
        assertThat(play.offered()).contains("activate Ogon");
    }

    @Test
    @Rule("WD-GAP-114")
    void thePlayersAreWarnedBeforeSheWalksIntoCorruption() {
        Scenario play = realm().noGuards().empress("26V.h").guards(1, "26V.h").run(new PlayersPhase());
        assertThat(play.warning("empress to 26V.e")).isEqualTo("WD-WIN-05");
        assertThat(play.warning("empress to 26V.i")).as("victory").isEmpty();
        assertThat(play.warning("empress stays")).isEmpty();
        assertThat(play.choose("empress to 26V.e").outcome()).isEqualTo("lost WD-WIN-05");
    }

    @Test
    @Rule({"WD-M09-08", "WD-GAP-120"})
    void sheNeedsAnEscortAndNoZombie() {
        assertThat(realm().noGuards().run(new PlayersPhase()).offered())
                .as("nobody is with her")
                .contains("activate Ogon");
        assertThat(realm().noGuards()
                        .survivor("Ogon", "27V.e")
                        .run(new PlayersPhase())
                        .offered())
                .as("a survivor is")
                .contains("empress stays");
        assertThat(realm().zombies(1, "Walker", "27V.e").run(new PlayersPhase()).offered())
                .as("so is a zombie")
                .contains("activate Ogon");
    }

    @Test
    @Rule("WD-GAP-120")
    void sheWalksByOpeningsStairsAndLaddersOnly() {
        Scenario play = realm().noGuards().empress("33V.h").guards(1, "33V.h").run(new PlayersPhase());
        assertThat(play.offered())
                .contains("empress to 33V.g", "empress to 33V.i", "empress to 27V.b")
                .doesNotContain("empress to 33V.e");
    }

    @Test
    @Rule({"WD-GAP-120", "WD-M09-05"})
    void othersMayTakeTheAttacksAndWhatNobodyElseTakesHitsHer() {
        Scenario play = realm().noGuards()
                .guards(1, "27V.e")
                .zombies(1, "Walker", "27V.e")
                .run(ALL);
        assertThat(play.offered()).contains("suffer Guard");
        play.choose("suffer Guard");
        assertThat(play.outcome()).isEmpty();
        assertThat(play.run(ALL).outcome()).isEqualTo("lost WD-M09-05");
    }

    @Test
    @Rule({"WD-M09-09", "WD-MIS-04"})
    void everyObjectiveGivesAVaultWeaponOrPoints() {
        Scenario play =
                realm().survivor("Ogon", "32R.c").survivor("Jenia", "27V.d").turn("Ogon");
        String take = play.offered().stream()
                .filter(key -> key.contains("objective"))
                .findFirst()
                .orElseThrow();
        play.choose(take)
                .settleCards()
                .choose("end turn")
                .deck("vault")
                .turn("Jenia")
                .choose(take);
        assertThat(play.cards("Ogon")).hasSize(1);
        assertThat(play.points("Jenia")).isEqualTo(5);
        assertThat(play.rules()).contains("WD-M09-09");
        Scenario red = realm().deck("vault").objectives("red", "32R.c").survivor("Ogon", "32R.c");
        assertThat(red.turn("Ogon").choose("take red objective").points("Ogon"))
                .as("whatever its colour")
                .isEqualTo(5);
    }

    @Test
    @Rule({"WD-M09-04", "WD-WIN-01"})
    void sheWinsInTheExitWithoutZombies() {
        Scenario play = realm().noGuards().empress("26V.h").guards(1, "26V.h").run(new PlayersPhase());
        assertThat(play.choose("empress to 26V.i").outcome()).isEqualTo("won WD-M09-04");
        Scenario zombie = realm().noGuards()
                .empress("26V.h")
                .guards(1, "26V.h")
                .zombies(1, "Walker", "26V.i")
                .run(new PlayersPhase());
        assertThat(zombie.choose("empress to 26V.i").outcome()).isEmpty();
    }

    @Test
    @Rule({"WD-WIN-05", "WD-M09-07"})
    void sheIsTheBeaconThatCorruptionMustNotReach() {
        assertThat(realm().corrupt("27V.e").outcome()).isEqualTo("lost WD-WIN-05");
    }
}
