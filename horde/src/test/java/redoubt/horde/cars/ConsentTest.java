package redoubt.horde.cars;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import redoubt.horde.table.SurvivorId;

/** Bots grant what a person asks for, and must know which answer does. */
class ConsentTest {
    @Test
    void onlyAgreeingToASwapIsConsent() {
        SurvivorId ben = new SurvivorId(0, "Ben");
        assertThat(new AgreeToSwap.Answer(ben, true).isConsent()).isTrue();
        assertThat(new AgreeToSwap.Answer(ben, false).isConsent()).isFalse();
    }
}
