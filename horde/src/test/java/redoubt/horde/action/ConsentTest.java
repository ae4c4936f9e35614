package redoubt.horde.action;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import redoubt.kernel.Option;

/** Bots grant a trade that a person proposes, and keep their own cards as they are. */
class ConsentTest {
    @Test
    void onlyPlainAgreementIsConsent() {
        assertThat(Arrays.stream(AgreeToTrade.Answer.values()).filter(Option::isConsent))
                .containsExactly(AgreeToTrade.Answer.AGREE);
    }
}
