package redoubt.whitedeath.mission;

import static org.assertj.core.api.Assertions.assertThat;
import static redoubt.whitedeath.mission.Scenario.mission;

import org.junit.jupiter.api.Test;
import redoubt.testkit.Rule;
import redoubt.whitedeath.mission.m02.TomesOfPurging;

/** Tokens that change hands are never lost on the way, not even the last ones. */
class LastTokensTest {
    private static final String FRAGMENT = TomesOfPurging.FRAGMENT;

    @Test
    @Rule({"WD-M02-03", "WD-M02-10"})
    void theLastTomeWins() {
        Scenario play = mission("WD-M02")
                .objectives("red")
                .survivor("Ogon", "28V.h")
                .carrying("Ogon", TomesOfPurging.TOME)
                .corrupt("28V.h")
                .turn("Ogon")
                .choose("use tome on spawn 2");
        assertThat(play.outcome()).isEqualTo("won WD-M02-03");
    }

    @Test
    @Rule({"WD-M02-07", "WD-GAP-107"})
    void theLastFragmentMakesATome() {
        Scenario play = mission("WD-M02")
                .objectives("red", "32R.c")
                .survivor("Ogon", "32R.c")
                .carrying("Ogon", FRAGMENT, FRAGMENT, FRAGMENT)
                .turn("Ogon")
                .choose("take red objective");
        assertThat(play.outcome()).isEmpty();
        play.choose("restore tome");
        assertThat(play.survivor("Ogon").carried()).containsExactly(TomesOfPurging.TOME);
        assertThat(play.outcome()).isEmpty();
    }

    @Test
    @Rule({"WD-M02-06", "WD-GAP-107"})
    void theLastBlueOneIsATome() {
        Scenario play = mission("WD-M02")
                .objectives("blue", "32R.c")
                .survivor("Ogon", "32R.c")
                .turn("Ogon")
                .choose("take blue objective");
        assertThat(play.survivor("Ogon").carried()).containsExactly(TomesOfPurging.TOME);
        assertThat(play.outcome()).isEmpty();
    }

    @Test
    @Rule({"WD-M08-05", "WD-GAP-118"})
    void theLastRelicsAreEnough() {
        Scenario play = mission("WD-M08")
                .objectives("red", "26R.i", "28V.a", "29R.e")
                .survivor("Ogon", "26R.i")
                .turn("Ogon")
                .choose("take red objective");
        assertThat(play.survivor("Ogon").carried()).containsExactly("relic");
        assertThat(play.outcome()).isEmpty();
    }
}
