package redoubt.whitedeath.sense;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.kernel.Option;
import redoubt.whitedeath.Scene;
import redoubt.whitedeath.mission.Scenario;

/** Fragments of the last tome that several survivors have are brought together, and the tome is restored (WD-M02-07). */
class GatheredFragmentsTest {
    private static final String FRAGMENT = "tome fragment";

    private static String preferred(Scenario play) {
        List<? extends Option> options = play.decision().options();
        double[] opinions = Scene.GAME.sense().opinions(play.state(), options);
        int best = 0;
        for (int i = 0; i < opinions.length; i++) {
            best = opinions[i] > opinions[best] ? i : best;
        }
        return options.get(best).key();
    }

    private static Scenario withFragments(String jenia) {
        return Scenario.mission("WD-M02")
                .objectives("red")
                .survivor("Ogon", "34R.d")
                .survivor("Jenia", jenia)
                .carrying("Ogon", FRAGMENT, FRAGMENT, FRAGMENT)
                .carrying("Jenia", FRAGMENT);
    }

    @Test
    void whoHasMostIsGivenTheOthersAndRestoresTheTome() {
        Scenario play = withFragments("34R.d").turn("Jenia");
        assertThat(preferred(play)).isEqualTo("trade with Ogon");
        play.choose("trade with Ogon");
        assertThat(preferred(play)).isEqualTo("give token tome fragment to Ogon");
        Scenario other = withFragments("34R.d").turn("Ogon").choose("trade with Jenia");
        assertThat(preferred(other)).isEqualTo("take token tome fragment from Jenia");
        other.choose("take token tome fragment from Jenia");
        assertThat(preferred(other)).isEqualTo("done");
        assertThat(preferred(other.choose("done"))).isEqualTo("restore tome");
    }

    @Test
    void whoHasAFragmentGoesToWhoHasMost() {
        Scenario play = withFragments("34R.g").turn("Jenia");
        assertThat(preferred(play)).startsWith("move 34R");
    }
}
