package redoubt.whitedeath.mission;

import static org.assertj.core.api.Assertions.assertThat;
import static redoubt.whitedeath.mission.Scenario.BOX;
import static redoubt.whitedeath.mission.Scenario.mission;

import org.junit.jupiter.api.Test;
import redoubt.horde.table.Objective;
import redoubt.testkit.Rule;
import redoubt.whitedeath.edition.MissionPage;

class Mission03Test {
    private static Scenario legacy() {
        return mission("WD-M03");
    }

    @Test
    @Rule({"WD-M03-03", "WD-M03-05"})
    void allTokensOfTheLegendAreThere() {
        MissionPage page = BOX.mission("WD-M03");
        assertThat(page.head().card().difficulty()).isEqualTo("medium");
        assertThat(page.corruption()).hasSize(5);
        assertThat(page.head().markers("ladder")).hasSize(2);
        assertThat(page.head().markers("cauldron")).hasSize(2);
        assertThat(page.spawns()).hasSize(3);
        Scenario play = legacy();
        assertThat(play.table().objectives()).hasSize(7).allMatch(Objective::isFaceDown);
        assertThat(play.table().allies().total()).isEqualTo(12);
    }

    @Test
    @Rule("WD-M03-06")
    void blueAndGreenGivePoints() {
        for (String colour : new String[] {"blue", "green"}) {
            Scenario play = legacy().colour("31R.d", colour)
                    .survivor("Ogon", "31R.d")
                    .turn("Ogon")
                    .choose("take objective");
            assertThat(play.points("Ogon")).isEqualTo(5);
            assertThat(play.cards("Ogon")).isEmpty();
        }
    }

    @Test
    @Rule("WD-M03-07")
    void redGivesAVaultWeaponAndNothingInsteadOfIt() {
        Scenario play = legacy().colour("31R.d", "red")
                .survivor("Ogon", "31R.d")
                .turn("Ogon")
                .choose("take objective")
                .settleCards();
        assertThat(play.cards("Ogon")).containsExactly("Baba Yaga's Blessing");
        assertThat(play.points("Ogon")).isZero();
        Scenario empty = legacy().deck("vault")
                .dropped("30V.a", "Ice Bow")
                .colour("31R.d", "red")
                .survivor("Ogon", "31R.d")
                .turn("Ogon")
                .choose("take objective");
        assertThat(empty.points("Ogon")).isZero();
    }

    @Test
    @Rule({"WD-M03-04", "WD-GAP-110"})
    void theLastVaultWeaponWinsEvenIfOthersWereDiscarded() {
        Scenario play = legacy().deck("vault", "Ice Bow")
                .dropped("31R.d", "Partisan")
                .colour("31R.d", "red")
                .survivor("Ogon", "31R.d")
                .turn("Ogon")
                .choose("take objective", "discard Ice Bow");
        assertThat(play.outcome()).isEmpty();
        play.choose("take vault weapon");
        assertThat(play.outcome()).isEqualTo("won WD-M03-04");
    }

    @Test
    @Rule("WD-GAP-110")
    void objectivesLostToCorruptionDoNotLoseTheGame() {
        assertThat(legacy().corrupt("31R.d").corrupt("29R.e").outcome()).isEmpty();
    }
}
