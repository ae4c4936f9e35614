package redoubt.livingdead.barricades;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import redoubt.livingdead.Farm;
import redoubt.testkit.Rule;

/** What has been nailed over a window is no longer anybody's to take. */
class NailedWindowsTest {
    @Test
    @Rule("NL-GAP-51")
    void anOpenedBarricadeOverAWindowStaysThere() {
        Farm farm = Farm.of("4R 3R / 1R 2R", new ImprovisedBarricades(Farm.GROUND, 11))
                .survivor("Ben", "1R.b")
                .border("barricade", "1R.b", "1R.8")
                .border("barricade", "1R.b", "1R.l")
                .acts("Ben");
        assertThat(farm.offered("pick up barricade")).containsExactly("pick up barricade to 1R.l");
    }
}
