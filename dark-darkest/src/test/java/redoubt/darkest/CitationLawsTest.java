package redoubt.darkest;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import redoubt.testkit.CitationLaw;

/** Whatever happens in Dark Darker Darkest names its own rule; see {@link CitationLaw}. */
class CitationLawsTest {
    @Test
    void everyRuleIsCitedOrSaysWhyNot() {
        assertThat(CitationLaw.faults("dark-darker-darkest", CitationLawsTest.class))
                .isEmpty();
    }
}
