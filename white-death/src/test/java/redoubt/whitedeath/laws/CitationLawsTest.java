package redoubt.whitedeath.laws;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import redoubt.testkit.CitationLaw;

/** Whatever happens in White Death names its own rule; see {@link CitationLaw}. */
class CitationLawsTest {
    @Test
    void everyRuleIsCitedOrSaysWhyNot() {
        assertThat(CitationLaw.faults("white-death", CitationLawsTest.class)).isEmpty();
    }
}
