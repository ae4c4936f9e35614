package redoubt.whitedeath.mission;

import static org.assertj.core.api.Assertions.assertThat;
import static redoubt.whitedeath.mission.Scenario.BOX;
import static redoubt.whitedeath.mission.Scenario.mission;

import org.junit.jupiter.api.Test;
import redoubt.horde.table.Objective;
import redoubt.testkit.Rule;
import redoubt.whitedeath.edition.MissionPage;

class IntroductionTest {
    private static Scenario introduction() {
        return mission("WD-M00");
    }

    private static Scenario withoutPiles() {
        return introduction().noPiles();
    }

    @Test
    void theBoardIsSmallAndWithoutGuards() {
        MissionPage page = BOX.mission("WD-M00");
        assertThat(page.head().card().difficulty()).isEqualTo("easy");
        assertThat(page.head().survivors()).isEqualTo(6);
        assertThat(page.guards()).isEmpty();
        assertThat(introduction().table().allies().total()).isZero();
        assertThat(introduction().table().objectives())
                .map(Objective::zone)
                .map(Object::toString)
                .containsExactly("31R.d", "32R.c");
    }

    @Test
    @Rule("WD-M00-04")
    void sixCardsLieFaceDownWithEachObjective() {
        Scenario play = introduction();
        assertThat(play.table().dropped())
                .filteredOn(dropped -> dropped.zone().name().equals("31R.d"))
                .hasSize(6);
        assertThat(play.table().dropped())
                .filteredOn(dropped -> dropped.zone().name().equals("32R.c"))
                .hasSize(6);
        assertThat(play.table().deck("equipment").draw().size()).isEqualTo(58 - 12);
        assertThat(play.rules()).contains("WD-M00-04");
    }

    @Test
    @Rule({"WD-M00-05", "WD-GAP-102"})
    void cardsOfAPileAreTakenSeveralTimesInATurnOneByOne() {
        Scenario play = withoutPiles()
                .dropped("32R.c", "Katana")
                .dropped("31R.d", "Sword")
                .dropped("31R.d", "Apples")
                .dropped("31R.d", "Dagger")
                .survivor("Ogon", "31R.d")
                .card("Ogon", "Torch")
                .turn("Ogon")
                .choose("search pile");
        assertThat(play.table().dropped()).as("a torch does not double it").hasSize(3);
        assertThat(play.state().revealed()).as("the card was face down").isEqualTo(1);
        play.settleCards();
        assertThat(play.offered()).contains("search pile", "search");
        play.choose("search pile").settleCards();
        assertThat(play.cards("Ogon")).contains("Sword", "Apples").doesNotContain("Dagger", "Katana");
        assertThat(play.actions("Ogon")).isEqualTo(1);
        assertThat(play.rules()).contains("WD-M00-05");
    }

    @Test
    @Rule({"WD-M00-05", "WD-GAP-102"})
    void aSearchOfTheRoomLeavesThePileToBeTaken() {
        Scenario play = withoutPiles()
                .dropped("31R.d", "Sword")
                .deck("equipment", "Apples")
                .survivor("Ogon", "31R.d")
                .turn("Ogon")
                .choose("search")
                .settleCards();
        assertThat(play.offered()).contains("search pile").doesNotContain("search");
    }

    @Test
    @Rule("WD-GAP-102")
    void zombiesKeepSurvivorsFromThePileAndSoDoesDistance() {
        assertThat(introduction()
                        .survivor("Ogon", "31R.d")
                        .zombies(1, "Walker", "31R.d")
                        .turn("Ogon")
                        .offered())
                .doesNotContain("search pile");
        assertThat(introduction().survivor("Ogon", "31R.a").turn("Ogon").offered())
                .doesNotContain("search pile");
    }

    @Test
    @Rule("WD-GAP-102")
    void anAmbushInAPileIsSprung() {
        Scenario play = introduction()
                .noPiles()
                .dropped("31R.d", "Aaahh!! 1 Brute")
                .survivor("Ogon", "31R.d")
                .turn("Ogon")
                .choose("search pile");
        assertThat(play.zombiesIn("31R.d")).isPositive();
        assertThat(play.cards("Ogon")).doesNotContain("Aaahh!! 1 Brute");
    }

    @Test
    @Rule("WD-M00-06")
    void anObjectiveIsTakenOnlyWhenItsPileIsGone() {
        assertThat(introduction().survivor("Ogon", "31R.d").turn("Ogon").offered())
                .doesNotContain("take red objective");
        Scenario play = withoutPiles().survivor("Ogon", "31R.d").turn("Ogon").choose("take red objective");
        assertThat(play.points("Ogon")).isEqualTo(5);
        assertThat(play.rules()).contains("WD-M00-06");
    }

    @Test
    @Rule({"WD-M00-03", "WD-WIN-01", "WD-OBJ-01"})
    void bothObjectivesWin() {
        Scenario play = withoutPiles()
                .survivor("Ogon", "31R.d")
                .survivor("Jenia", "32R.c")
                .turn("Ogon")
                .choose("take red objective", "end turn");
        assertThat(play.outcome()).isEmpty();
        play.turn("Jenia").choose("take red objective");
        assertThat(play.outcome()).isEqualTo("won WD-M00-03");
    }

    @Test
    @Rule({"WD-WIN-02", "WD-NECRO-08"})
    void anObjectiveLostToCorruptionLosesTheGame() {
        assertThat(introduction().corrupt("32R.c").outcome()).isEqualTo("lost WD-M00-03");
    }
}
