package redoubt.whitedeath.switches;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import redoubt.testkit.Rule;
import redoubt.whitedeath.mission.Scenario;

/** Taking a card off a pile is the one search of the turn, by the other reading. */
@Rule("WD-GAP-102")
class PilesTest {
    private static Scenario atThePile(String skills) {
        Scenario play = Scenario.mission("WD-M00")
                .noPiles()
                .dropped("31R.d", "Apples")
                .dropped("31R.d", "Water")
                .survivor("Ogon", "31R.d", skills);
        return Otherwise.read(play, "WD-GAP-102").turn("Ogon");
    }

    @Test
    void itIsOfferedOnce() {
        Scenario play = atThePile("");
        assertThat(play.offered()).contains("search pile");
        assertThat(play.choose("search pile").settleCards().offered()).doesNotContain("search pile", "search");
    }

    @Test
    void theSkillToSearchMoreThanOnceServesHereToo() {
        Scenario play = atThePile("Can Search more than once");
        assertThat(play.choose("search pile").settleCards().offered()).contains("search pile");
    }
}
