package redoubt.livingdead.laws;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import redoubt.testkit.CitationLaw;

/** Whatever happens in Night of the Living Dead names its own rule; see {@link CitationLaw}. */
class CitationLawsTest {
    @Test
    void everyRuleIsCitedOrSaysWhyNot() {
        assertThat(CitationLaw.faults("night-of-the-living-dead", CitationLawsTest.class))
                .isEmpty();
    }
}
