package redoubt.secondedition.laws;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import redoubt.testkit.CitationLaw;

/** Whatever happens in the 2nd Edition and its campaign names its own rule; see {@link CitationLaw}. */
class CitationLawsTest {
    @Test
    void everyRuleIsCitedOrSaysWhyNot() {
        assertThat(CitationLaw.faults("washington-zc", CitationLawsTest.class)).isEmpty();
    }
}
