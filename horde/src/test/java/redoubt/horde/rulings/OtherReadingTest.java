package redoubt.horde.rulings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import redoubt.horde.fixture.Town;
import redoubt.kernel.RuleId;

/** What a group has agreed to read differently. */
class OtherReadingTest {
    private static final RuleId ONE = new RuleId("TT-GAP-01");
    private static final RuleId OTHER = new RuleId("TT-GAP-02");

    @Test
    void oneAgreementLeavesTheOthersAsTheyAre() {
        Town town = Town.under(List.of(new OtherReading(ONE)), ".");
        assertThat(OtherReading.isAgreed(town.table(), ONE)).isTrue();
        assertThat(OtherReading.isAgreed(town.table(), OTHER)).isFalse();
    }
}
